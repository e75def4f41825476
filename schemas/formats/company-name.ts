import { type Locale, locales } from '../../locales/locale.ts'
import type { LocalizedText } from '../localized.ts'

/** A company's name in all languages in which it is not blank (B-36); always in Russian. */
export function companyName(names: { ru: string } & Partial<Record<Locale, string | null>>): LocalizedText {
  const available = locales.flatMap((locale) => {
    const name = names[locale]?.trim()
    return name ? [[locale, name]] : []
  })
  return { ru: names.ru.trim(), ...Object.fromEntries(available) }
}
