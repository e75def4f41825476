import type { Locale } from '../../../locales/locale.ts'
import type { MediaItem } from '../../../schemas/api/media.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { isBlank } from '../../../schemas/localized.ts'

export type Texts = Partial<Record<Locale, string>>

/** The alt texts of a picture that was chosen: of the library, and for other languages of the place. The name of a file says nothing in Russian. */
export function altFor({ ALT }: Pick<MediaItem, 'ALT'>, before: unknown): Texts {
  const own = Object.fromEntries(Object.entries(ALT).filter(([, text]) => !isBlank(text)))
  return { ...(isRecord(before) && before), ...own }
}
