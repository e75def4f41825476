/** Currencies of the five countries (C-3): the ruble and the tenge have a sign, the others keep their code. */
const currencySigns: Record<string, string> = { RUB: '₽', BYN: 'BYN', KZT: '₸', UZS: 'UZS', KGS: 'KGS' }

const russian = new Intl.NumberFormat('ru', { maximumFractionDigits: 2 })

/** A number in the Russian way in every language (C-4): `1 234 567,5` with U+00A0 between thousands, at most two decimals. */
export const formatNumber = (value: number): string => russian.format(value)

/** A price: number, U+00A0, sign of the currency (ISO code; an unknown one is shown as it is). */
export const formatPrice = (amount: number, currency: string): string =>
  `${formatNumber(amount)}\u00A0${currencySigns[currency] ?? currency}`

/** The number that a person typed: `4 950,50`, `4950.50`, with any kind of space; undefined when it is none. */
export function parseNumber(input: string): number | undefined {
  const compact = input
    .replace(/\s/g, '')
    .replace(/^\u2212/, '-')
    .replace(',', '.')
  return /^-?\d+(\.\d*)?$/.test(compact) ? Number(compact) : undefined
}
