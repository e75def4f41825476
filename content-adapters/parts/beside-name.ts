import { type LocalizedText, localesOf } from '../../schemas/core/localized.ts'
import { joined } from './localized-text.ts'

/** A text in only those languages in which the name is written. */
export const sameLanguages = (name: LocalizedText, text: LocalizedText): LocalizedText =>
  Object.fromEntries(localesOf(name).map((locale) => [locale, text[locale] ?? text.ru])) as LocalizedText

/** A name with something behind it, in the languages of the name. */
export const besideName = (
  name: LocalizedText,
  other: LocalizedText | undefined,
  separator: string,
): LocalizedText => sameLanguages(name, joined([name, other], separator) ?? name)
