import type { ReactNode } from 'react'
import type { Locale, Text } from '../../locales/locale.ts'
import { usePage } from './page-context.tsx'

/**
 * A text in the reader's language; a fallback in another language gets the attribute `lang`, for screen readers and
 * hyphenation.
 */
export function LocalizedText({ value }: { value: Text }) {
  const text = unbroken(value.text)
  const lang = langOf(value, usePage().locale)
  // For editors, who type in it on the page.
  if (value.path !== undefined)
    return (
      <span lang={lang} data-edit={value.path}>
        {text}
      </span>
    )
  return lang ? <span lang={lang}>{text}</span> : text
}

/** A number with its ending, such as «1-й» and «2-qavat», which browsers would break at the hyphen. */
const numbered = /((?<!\d)\d+-\p{L}{1,10}(?!\p{L}))/u

/** The text with its numbers and their endings in one piece, as elements, so that a copy has the same characters. */
function unbroken(text: string): ReactNode {
  const parts = text.split(numbered)
  if (parts.length === 1) return text
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
}

/**
 * `lang` for an element whose attribute (alt, title) contains a fallback text; undefined if it is in the page's
 * language.
 */
export const langOf = (value: { lang: Locale } | undefined, locale: Locale): Locale | undefined =>
  value && value.lang !== locale ? value.lang : undefined
