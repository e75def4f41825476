import { languages } from '../../../locales/languages.ts'
import { defaultLocale, type Locale, locales } from '../../../locales/locale.ts'
import type { Words } from '../../../schemas/api/profile.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { fullName } from '../../../schemas/formats/name.ts'
import type { specialist } from '../../database/tables/index.ts'
import type { Texts } from '../../kit/tables/columns.ts'

/** A stored text in the reader's language, or its fallback. */
export function wordsOf(texts: Texts, locale: Locale): Words {
  const { value, lang } = pickLocalized(texts, locale) ?? { value: texts.ru, lang: defaultLocale }
  return { TEXT: value, LANG: lang }
}

export type StoredName = Pick<typeof specialist.$inferSelect, 'lastName' | 'name' | 'middleName'>

/** The language in which a name is read: the reader's, another one of its script, or else Russian. A name in other letters would stand out in a document. */
const languageOf = (name: Texts, locale: Locale): Locale => {
  const { script } = languages[locale]
  const sameScript = locales.filter((one) => one !== defaultLocale && languages[one].script === script)
  return [locale, ...sameScript].find((one) => pickLocalized(name, one, true)) ?? defaultLocale
}

/** Full name of a doctor (B-37) in the reader's language, or another one of its script; its language is that of the last name. */
export function nameWords({ lastName, name, middleName }: StoredName, locale: Locale): Words {
  const lang = languageOf(lastName, locale)
  const last = wordsOf(lastName, lang)
  const parts = {
    lastname: last.TEXT,
    name: wordsOf(name, lang).TEXT,
    middlename: middleName && wordsOf(middleName, lang).TEXT,
  }
  return { TEXT: fullName(parts), LANG: last.LANG }
}
