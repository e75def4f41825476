import { type ListedPrices, type ListPrice, type PricePlace, priceAt } from '../services/price-at.ts'
import { holdsAt, isForDoctor, type PromotedPrice } from './promoted-price.ts'

/** The promoted prices of a service that are for a doctor in a branch, whenever they hold; without a doctor those that are for any. */
export const promotedFor = (
  promoted: readonly PromotedPrice[],
  { doctor, cabinet }: PricePlace,
): PromotedPrice[] =>
  promoted.filter((one) => (one.cabinet === null || one.cabinet === cabinet) && isForDoctor(one, doctor))

/**
 * What is paid at an instant where the price list says `listed`: the price of a promotion which runs then, or undefined. `promoted` are those of the service at
 * the place. The price list may have changed since: then the promotion has ended.
 */
export const promotedAt = (
  listed: Pick<ListPrice, 'price'> & { currency: string | null },
  promoted: readonly PromotedPrice[],
  at: number,
): PromotedPrice | undefined =>
  promoted.find((one) => holdsAt(one, at) && one.before === listed.price && one.currency === listed.currency)

/** The price of a service at a place on a day: every list, page and call that says what is paid asks this, or `promotedAt` where the place is known. */
export function priceOn(
  service: ListedPrices & { promoted: readonly PromotedPrice[] },
  place: PricePlace,
  at: number,
): ListPrice & { promotion?: PromotedPrice } {
  const listed = priceAt(service, place)
  const promotion = promotedAt(listed, promotedFor(service.promoted, place), at)
  return promotion ? { price: promotion.now, priceTo: null, currency: promotion.currency, promotion } : listed
}
