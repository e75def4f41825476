import { defaultLocale, type Locale } from '../../../locales/locale.ts'
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

/** Full name of a doctor (B-37) in the reader's language; its language is that of the last name. */
export function nameWords({ lastName, name, middleName }: StoredName, locale: Locale): Words {
  const last = wordsOf(lastName, locale)
  const parts = {
    lastname: last.TEXT,
    name: wordsOf(name, locale).TEXT,
    middlename: middleName && wordsOf(middleName, locale).TEXT,
  }
  return { TEXT: fullName(parts), LANG: last.LANG }
}
