import { formatPrice, parseNumber } from '../formats/price.ts'

/** Money is counted in hundredths: whole numbers, whose sums are exact. */
const hundredths = 100

/** The largest amount of one row, and of all services of a visit, in hundredths: the sums of a day stay exact. */
export const mostMoney = 10_000_000_000 * hundredths

/** A price in whole units, with decimals, in hundredths. */
export const inHundredths = (price: number): number => Math.round(price * hundredths)

/** An amount in hundredths as people read it: `4 950,5 ₸`. */
export const formatMoney = (amount: number, currency: string): string =>
  formatPrice(amount / hundredths, currency)

/** An amount in hundredths for a field of a form, without spaces and currency. */
export const typedMoney = (amount: number): string => String(amount / hundredths).replace('.', ',')

/** A typed amount in hundredths; undefined if it is no amount, or has more than two decimals. */
export function readMoney(typed: string): number | undefined {
  const value = parseNumber(typed)
  if (value === undefined || value < 0) return undefined
  const amount = inHundredths(value)
  return amount <= mostMoney && Math.abs(amount / hundredths - value) < 1e-9 ? amount : undefined
}
