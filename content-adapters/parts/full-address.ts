import { type LocalizedText, localesOf, pickLocalized } from '../../schemas/core/localized.ts'
import { fold } from '../../schemas/formats/fold.ts'
import type { Company } from '../entities/company.ts'

/**
 * The address of a clinic with its city, in each language of the address; the city alone where that is all. An address that names the city
 * itself, in any language, stays as it is.
 */
export function fullAddress({ address, city }: Pick<Company, 'address' | 'city'>): LocalizedText | undefined {
  if (!address || !city) return address ?? city?.name
  const names = Object.values(city.name).map(fold)
  const isNamed = Object.values(address).some((text) => names.some((name) => fold(text).includes(name)))
  if (isNamed) return address
  const whole = (locale: (typeof known)[number]) => {
    const parts = [pickLocalized(city.name, locale)?.value, address[locale]]
    return [locale, (locale === 'en' ? parts.reverse() : parts).join(', ')]
  }
  const known = localesOf(address)
  return Object.fromEntries(known.map(whole)) as LocalizedText
}
