import type { Locale } from '../locales/locale.ts'
import { isBlank } from '../schemas/core/localized.ts'
import type { TSchema } from '../schemas/core/type.ts'
import { mapTexts } from './map-texts.ts'

type Languages = { from: Locale; to: Locale }

/** The value with each text that exists in `from` but not in `to` copied; texts that never fall back stay as they are. */
export const copyTexts = <T>(schema: TSchema, value: T, { from, to }: Languages): T =>
  mapTexts(schema, value, (texts) =>
    isBlank(texts[to]) && !isBlank(texts[from]) ? { ...texts, [to]: texts[from] } : texts,
  )
