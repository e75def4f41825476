import { type TextKey, translate } from '../locales/index.ts'
import { type Locale, locales } from '../locales/locale.ts'
import { type LocalizedText, pickLocalized } from '../schemas/core/localized.ts'

/** An interface text in all languages. Localized params are selected for each language. */
export const words = (
  key: TextKey,
  params?: Record<string, string | number | LocalizedText>,
): LocalizedText =>
  Object.fromEntries(
    locales.map((locale) => [locale, translate(locale)(key, params && paramsIn(params, locale))]),
  ) as LocalizedText

const paramsIn = (params: Record<string, string | number | LocalizedText>, locale: Locale) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? (pickLocalized(value, locale)?.value ?? '') : value,
    ]),
  )
