import { type TaxCountry, taxCountries } from '../formats/tax-number.ts'
import type { currencies } from './currencies.ts'

type Country = {
  currency: keyof typeof currencies
  /** Calling code, digits after it, prefix of calls within the country, and a number as people write it. */
  phone: { code: string; digits: number; trunk: string; example: string }
  /** Phone numbers for emergencies: an ambulance, and all services. */
  urgent: readonly [ambulance: string, all: string]
}

/** The facts that follow from the country of a company (C-3, V-5, V-6); its tax number is in `formats/tax-number.ts`, zones belong to cities. */
const countries: Record<TaxCountry, Country> = {
  KZ: {
    currency: 'KZT',
    phone: { code: '7', digits: 10, trunk: '8', example: '+7 701 234 56 78' },
    urgent: ['103', '112'],
  },
  UZ: {
    currency: 'UZS',
    phone: { code: '998', digits: 9, trunk: '8', example: '+998 90 123 45 67' },
    urgent: ['103', '112'],
  },
  KG: {
    currency: 'KGS',
    phone: { code: '996', digits: 9, trunk: '0', example: '+996 70 012 34 56' },
    urgent: ['103', '112'],
  },
  BY: {
    currency: 'BYN',
    phone: { code: '375', digits: 9, trunk: '80', example: '+375 29 123 45 67' },
    urgent: ['103', '112'],
  },
  RU: {
    currency: 'RUB',
    phone: { code: '7', digits: 10, trunk: '8', example: '+7 916 123 45 67' },
    urgent: ['103', '112'],
  },
}

/** The facts of a country; undefined for one that is not served. */
export function countryOf(code: string | undefined): Country | undefined {
  const known = taxCountries.find((one) => one === code)
  return known && countries[known]
}

/** The currency in which people of a country pay, whose code is in any case; the tenge for one that is not known. */
export const currencyIn = (country: string | undefined): string =>
  countryOf(country?.toUpperCase())?.currency ?? 'KZT'

/** Numbers to call in an emergency; of a country that is not known the one that works in all. */
export const urgentNumbers = (country: string | undefined): readonly string[] =>
  countryOf(country)?.urgent ?? ['112']

/** A phone as it was typed: one without a calling code belongs to the country (V-6), a text with letters is no number. */
export const phoneWithin = (text: string, country: string | undefined): string =>
  /^\s*\+|\p{L}/u.test(text) ? text : withCallingCode(text, country)

/**
 * A phone number as it is written within a country, with its calling code: `701 234 56 78` in Kazakhstan → `+77012345678`.
 * Every other number stays as it is.
 */
export function withCallingCode(phone: string, country: string | undefined): string {
  const plan = countryOf(country)?.phone
  const digits = phone.replace(/\D/g, '')
  if (!plan) return phone
  const own = digits.startsWith(plan.trunk) ? digits.slice(plan.trunk.length) : ''
  const national = [digits, own].find(({ length }) => length === plan.digits)
  return national === undefined ? phone : `+${plan.code}${national}`
}
