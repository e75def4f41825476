import { formatNumber } from '../../locales/format-number.ts'

export { formatNumber }

/** Signs of the currencies of the five countries (C-3): a symbol for ruble and tenge, the code for the others. */
const currencySigns: Record<string, string> = { RUB: '₽', BYN: 'BYN', KZT: '₸', UZS: 'UZS', KGS: 'KGS' }

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
