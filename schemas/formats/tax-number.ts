/** Countries whose tax numbers are validated (A4). */
export const taxCountries = ['KZ', 'UZ', 'KG', 'BY', 'RU'] as const
export type TaxCountry = (typeof taxCountries)[number]

const digitsOf = (number: string): number[] => [...number].map(Number)

/** Weighted sum of digits. */
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0)

const russian10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const russian11 = [7, ...russian10]
const russian12 = [3, ...russian11]

/**
 * BIN or IIN: the check digit is the sum of eleven digits weighted by 1…11, modulo 11; if that is 10, the weights
 * begin with 3.
 */
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

/**
 * UNP of a company: the check digit is the sum of eight digits with these weights, modulo 11; numbers with a result
 * of 10 are not issued.
 */
const isBelarusian = (digits: readonly number[]): boolean =>
  weighed(digits, [29, 23, 19, 17, 13, 7, 5, 3]) % 11 === digits[8]

type Rule = { pattern: RegExp; isRight?: (digits: readonly number[]) => boolean }

const rules: Record<TaxCountry, Rule> = {
  KZ: { pattern: /^\d{12}$/, isRight: isKazakh },
  UZ: { pattern: /^\d{9}$/ },
  // Kind of person, date of registration or birth, number.
  KG: { pattern: /^[0-2](?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d{7}$/ },
  BY: { pattern: /^\d{9}$/, isRight: isBelarusian },
  RU: { pattern: /^(?:\d{10}|\d{12})$/, isRight: isRussian },
}

const isTaxCountry = (country: string): country is TaxCountry => Object.hasOwn(rules, country)

/** Removes spaces and hyphens, which people write between groups of digits. */
export const normalizeTaxNumber = (value: string): string => value.replace(/[\s-]/g, '')

/**
 * True for a valid BIN, IIN, INN or UNP: the right length for the country, and a correct check digit if it has one.
 * All zeros are invalid; in other countries 5 to 20 digits are accepted.
 */
export function isTaxNumber(value: string, country: string): boolean {
  if (/^0*$/.test(value)) return false
  if (!isTaxCountry(country)) return /^\d{5,20}$/.test(value)
  const { pattern, isRight } = rules[country]
  return pattern.test(value) && (isRight?.(digitsOf(value)) ?? true)
}
