import { short } from '../../schemas/html/short.ts'
import type { Money } from './money.ts'
import { type Columns, cellMoney, mostNameLetters, repeatVisit } from './price-columns.ts'

/** A price, and the price of a repeat visit. */
export type Priced = Money & { priceRepeat?: number }

/** The price of a row in one of its columns, and the label of the column; `isRepeatOnly` if the row has no price of a first visit. */
type ColumnPrice = { label: string; money: Priced; isRepeatOnly?: boolean }

/** The name of a service at the price of a column, where it is not the only one or not that of a usual visit: `Анализ крови (детям)`, `Хирург (повторный)`. */
export function namedBy(
  name: string,
  { label, isRepeatOnly }: ColumnPrice,
  { length }: readonly ColumnPrice[],
): string {
  const isSaid = isRepeatOnly && name.search(repeatVisit) >= 0
  const isPlain = length < 2 && !isRepeatOnly
  return label === '' || isPlain || isSaid ? name : short(`${name} (${label})`, mostNameLetters)
}

/** Whether a cell is marked as empty. */
export const isDash = (cell: string): boolean => /^[–—-]+$/.test(cell)

/** The price of a first and a repeat visit; undefined unless the second is one sum, in the same currency and without more words. */
function withRepeat(first: Money, { price, currency, ...more }: Money): Priced | undefined {
  if (first.price === undefined || price === undefined || Object.keys(more).length > 0) return undefined
  const currencies = new Set([first.currency, currency].filter((one) => one !== undefined))
  return currencies.size > 1 ? undefined : { ...first, ...(currency && { currency }), priceRepeat: price }
}

/**
 * The prices of a row by the columns of its table, one for each service that it makes: a first and a repeat visit are one. `isRequest` says of a
 * cell that it stands for a price on request.
 */
export function pricesBy(
  cells: readonly string[],
  { prices, heads, isPriced }: Columns,
  isRequest: (cell: string) => boolean = () => false,
): ColumnPrice[] {
  const moneyIn = ({ at, currency }: { at: number; currency?: string }): Money | undefined => {
    const cell = cells[at] ?? ''
    const money = isRequest(cell) ? {} : cellMoney(cell, heads[at] ?? '', isPriced)
    return money && { ...(currency && { currency }), ...money }
  }
  return prices.flatMap((column): ColumnPrice[] => {
    const { label, to, repeat } = column
    const low = moneyIn(column)
    const high = to === undefined ? undefined : cellMoney(cells[to] ?? '', heads[to] ?? '', true)?.price
    const money = low && high !== undefined && high > (low.price ?? 0) ? { ...low, priceTo: high } : low
    const again = repeat && !isDash(cells[repeat.at] ?? '') ? moneyIn(repeat) : undefined
    const both = money && again && withRepeat(money, again)
    if (repeat && both) return [{ label: repeat.both, money: both }]
    return [
      ...(money ? [{ label, money }] : []),
      ...(repeat && again ? [{ label: repeat.label, money: again, isRepeatOnly: !money }] : []),
    ]
  })
}
