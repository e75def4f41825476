import { defaultLocale, type Locale } from '../../../locales/locale.ts'
import type { MediaItem } from '../../../schemas/api/media.ts'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { isBlank } from '../../../schemas/core/localized.ts'
import { spokenName } from './spoken-name.ts'

export type Texts = Partial<Record<Locale, string>>

/** Words in Latin letters, or with Kazakh or Uzbek ones, are no Russian ones. */
const isRussian = (name: string): boolean => /[а-яё]/i.test(name) && !/[a-zәғқңөұүһіўҳ]/i.test(name)

/** The alt texts of a picture that was chosen: of the library, of the place, or its name if that says something in Russian. */
export function altFor({ ALT, NAME }: Pick<MediaItem, 'ALT' | 'NAME'>, before: unknown): Texts {
  const own = Object.fromEntries(Object.entries(ALT).filter(([, text]) => !isBlank(text)))
  const alt: Texts = { ...(isRecord(before) && before), ...own }
  const name = spokenName(NAME)
  return isBlank(alt[defaultLocale]) && name && isRussian(name) ? { ...alt, [defaultLocale]: name } : alt
}
