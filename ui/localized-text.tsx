import type { Locale, Text } from '../locales/locale.ts'
import { usePage } from './page-context.tsx'

/** A text in the reader's language; one that fell back to another language says so by `lang`, for screen readers and hyphenation. */
export function LocalizedText({ value }: { value: Text }) {
  return value.lang === usePage().locale ? value.text : <span lang={value.lang}>{value.text}</span>
}

/** `lang` for an element whose attribute (alt, title) holds a text that fell back; undefined where it is the page's language. */
export const langOf = (value: { lang: Locale } | undefined, locale: Locale): Locale | undefined =>
  value && value.lang !== locale ? value.lang : undefined
