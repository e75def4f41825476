import { type LocalizedText, localesOf, pickLocalized } from '../core/localized.ts'
import { fold } from '../formats/fold.ts'

/**
 * An address with its city, in each language of the address; the city alone where that is all. An address that names the city itself, in any
 * language, stays as it is.
 */
export function addressInCity(
  address: LocalizedText | null | undefined,
  city: LocalizedText | null | undefined,
): LocalizedText | undefined {
  if (!address || !city) return address ?? city ?? undefined
  const names = Object.values(city).map(fold)
  const isNamed = Object.values(address).some((text) => names.some((name) => fold(text).includes(name)))
  if (isNamed) return address
  const known = localesOf(address)
  const whole = (locale: (typeof known)[number]) => {
    const parts = [pickLocalized(city, locale)?.value, address[locale]]
    return [locale, (locale === 'en' ? parts.reverse() : parts).join(', ')]
  }
  return Object.fromEntries(known.map(whole)) as LocalizedText
}
