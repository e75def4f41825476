import { type Locale, locales } from '../locales/locale.ts'
import { isRecord } from '../schemas/core/is-record.ts'

/** The words of texts of a value one after another, in each language in which the first of them is written. */
export function wordsOfFields(
  value: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Partial<Record<Locale, string>> {
  const wordsIn = (locale: Locale) =>
    fields.map((field) => {
      const texts = value[field]
      const text = isRecord(texts) ? texts[locale] : undefined
      return typeof text === 'string' ? text.trim() : ''
    })
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const words = wordsIn(locale)
      return words[0] ? [[locale, words.filter(Boolean).join(' ')]] : []
    }),
  )
}
