/** Signs of the currencies of the five countries (C-3): a symbol for ruble and tenge, the code for the others. */
const currencySigns: Record<string, string> = { RUB: '₽', BYN: 'BYN', KZT: '₸', UZS: 'UZS', KGS: 'KGS' }

const russian = new Intl.NumberFormat('ru', { maximumFractionDigits: 2, signDisplay: 'negative' })

/**
 * Formats a number as in Russian, in all languages (C-4): `1 234 567,5` with U+00A0 between thousands, at most two
 * decimals, and a minus U+2212 in place of a hyphen.
 */
export const formatNumber = (value: number): string => russian.format(value).replace('-', '\u2212')

/** Formats a price: number, U+00A0, currency sign; an unknown ISO code is shown unchanged. */
export const formatPrice = (amount: number, currency: string): string =>
  `${formatNumber(amount)}\u00A0${currencySigns[currency] ?? currency}`

/** Parses an entered number: `4 950,50`, `4950.50`, with any kind of space; undefined if it is not a number. */
export function parseNumber(input: string): number | undefined {
  const compact = input
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-')
    .replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(compact) ? Number(compact) : undefined
}
