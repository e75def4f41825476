/** Countries whose tax numbers we know (A4). */
export const taxCountries = ['KZ', 'UZ', 'KG', 'BY', 'RU'] as const
export type TaxCountry = (typeof taxCountries)[number]

const digitsOf = (number: string): number[] => [...number].map(Number)

/** Sum of the digits, each by its weight. */
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

const russian10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const russian11 = [7, ...russian10]
const russian12 = [3, ...russian11]

/** BIN or IIN: eleven digits by 1…11, modulo 11; where that is 10, once more by weights that begin with 3. */
function isKazakh(digits: readonly number[]): boolean {
  const first = weighed(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
  const check = first < 10 ? first : weighed(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11
  return check === digits[11]
}

/** INN of a company (10 digits) or a person (12, with two check digits). */
function isRussian(digits: readonly number[]): boolean {
  const fits = (weights: readonly number[], at: number) => (weighed(digits, weights) % 11) % 10 === digits[at]
  return digits.length === 10 ? fits(russian10, 9) : fits(russian11, 10) && fits(russian12, 11)
}

/** UNP of a company: eight digits by these weights, modulo 11; a sum that leaves 10 belongs to no number. */
const isBelarusian = (digits: readonly number[]): boolean =>
  weighed(digits, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === digits[8]

type Rule = { pattern: RegExp; isRight?: (digits: readonly number[]) => boolean }

const rules: Record<TaxCountry, Rule> = {
  KZ: { pattern: /^\d{12}$/, isRight: isKazakh },
  UZ: { pattern: /^\d{9}$/ },
  KG: { pattern: /^\d{14}$/ },
  BY: { pattern: /^\d{9}$/, isRight: isBelarusian },
  RU: { pattern: /^(?:\d{10}|\d{12})$/, isRight: isRussian },
}

const isTaxCountry = (country: string): country is TaxCountry => Object.hasOwn(rules, country)

/** Spaces and hyphens, in which people write it in groups, are left out. */
export const normalizeTaxNumber = (value: string): string => value.replace(/[\s-]/g, '')

/**
 * True for a BIN, IIN, INN or UNP that can exist: the right length for the country, the right check digit where there is
 * one. Numbers of nothing but zeros do not exist; of countries unknown to us 5 to 20 digits are taken.
 */
export function isTaxNumber(value: string, country: string): boolean {
  if (/^0*$/.test(value)) return false
  if (!isTaxCountry(country)) return /^\d{5,20}$/.test(value)
  const { pattern, isRight } = rules[country]
  return pattern.test(value) && (isRight?.(digitsOf(value)) ?? true)
}
