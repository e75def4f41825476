import type { Locale, Text } from '../locales/locale.ts'
import { usePage } from './page-context.tsx'

/**
 * A text in the reader's language; a fallback in another language gets the attribute `lang`, for screen readers and
 * hyphenation.
 */
export function LocalizedText({ value }: { value: Text }) {
  return value.lang === usePage().locale ? value.text : <span lang={value.lang}>{value.text}</span>
}

/**
 * `lang` for an element whose attribute (alt, title) contains a fallback text; undefined if it is in the page's
 * language.
 */
export const langOf = (value: { lang: Locale } | undefined, locale: Locale): Locale | undefined =>
  value && value.lang !== locale ? value.lang : undefined
