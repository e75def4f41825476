import { type Locale, locales } from '../../locales/locale.ts'
import type { LocalizedText } from '../core/localized.ts'

/**
 * A company's name in all languages in which it is not blank; the Russian one, which stored texts need, falls back to the
 * first of them (B-36).
 */
export function companyName(names: Partial<Record<Locale, string | null | undefined>>): LocalizedText {
  const available = locales.flatMap((locale) => {
    const name = names[locale]?.trim()
    return name ? [[locale, name] as const] : []
  })
  return { ru: available[0]?.[1] ?? '', ...Object.fromEntries(available) }
}
