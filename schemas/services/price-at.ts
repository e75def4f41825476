import type { Service } from '../areas/services.ts'

/** A price of a list; without numbers on request. */
export type ListPrice = { price: number | null; priceTo: number | null; currency: string }

/** A service with all of its prices, as it is stored. */
export type ListedPrices = ListPrice & { prices: Service['prices'] }

/** A doctor and a branch; null is anyone, or any, without a price of its own. */
export type PricePlace = { doctor: string | null; cabinet: string | null }

/** The places of a price list whose price counts at a place, the narrowest first: of both, of the doctor, of the branch, the usual one. */
export const placesOf = ({ doctor, cabinet }: PricePlace): PricePlace[] => [
  ...(doctor !== null && cabinet !== null ? [{ doctor, cabinet }] : []),
  ...(doctor === null ? [] : [{ doctor, cabinet: null }]),
  ...(cabinet === null ? [] : [{ doctor: null, cabinet }]),
  { doctor: null, cabinet: null },
]

/** The price of a service at a place. */
export function priceAt(service: ListedPrices, place: PricePlace): ListPrice {
  const { prices, currency } = service
  const [own] = placesOf(place).flatMap(
    ({ doctor, cabinet }) =>
      prices.find((one) => (one.doctor ?? null) === doctor && (one.cabinet ?? null) === cabinet) ?? [],
  )
  const { price = null, priceTo = null } = own ?? service
  return { price, priceTo, currency }
}
