import type { ListedPrices } from '../services/price-at.ts'
import { priceOn } from './price-on.ts'
import type { PromotedPrice } from './promoted-price.ts'

/** The prices of a service on a day, in place of those of the list. */
export type PricesOfDay = Pick<ListedPrices, 'price' | 'priceTo' | 'prices'>

/**
 * The prices of a service at an instant, for lists that say from which price on it is: `price` is the lowest that somebody pays who chooses no doctor,
 * `priceTo` the highest, if a promotion holds in some branches or with some doctors alone. Doctors for whom alone a promotion is get a price of their own.
 * `promoted` are the promoted prices of the service, `branches` the codes of the clinic's.
 */
export function priceToday(
  service: ListedPrices,
  { promoted, branches, at }: { promoted: readonly PromotedPrice[]; branches: readonly string[]; at: number },
): PricesOfDay {
  const { price, priceTo } = service
  if (promoted.length === 0) return { price, priceTo, prices: service.prices }
  const cabinets = branches.length > 0 ? branches : [null]
  const withDoctor = (doctor: string | null) =>
    cabinets.map((cabinet) => priceOn({ ...service, promoted }, { doctor, cabinet }, at))
  const doctors = [...new Set(promoted.flatMap((one) => one.doctors ?? []))]
  const own = doctors.flatMap((doctor) => {
    const lows = withDoctor(doctor).flatMap(({ promotion }) => promotion?.now ?? [])
    return lows.length > 0 ? [{ doctor, price: Math.min(...lows) }] : []
  })
  const prices = [...own, ...service.prices]
  const usual = withDoctor(null)
  const held = usual.flatMap(({ promotion }) => promotion ?? [])
  if (held.length === 0) return { price, priceTo, prices }
  const isForAll = held.length === usual.length && held.every(({ except }) => except.length === 0)
  const lowest = Math.min(...held.map(({ now }) => now))
  const highest = Math.max(...held.map(({ now, before }) => (isForAll ? now : before)))
  return { price: lowest, priceTo: highest > lowest ? highest : null, prices }
}
