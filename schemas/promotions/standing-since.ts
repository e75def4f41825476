import {
  type ListedPrices,
  type ListPrice,
  type PricePlace,
  placesOf,
  priceAt,
} from '../services/price-at.ts'

/** An entry of the history of prices: from `since` on the price list said this at the place. */
export type PriceEntry = ListPrice & PricePlace & { priceRepeat: number | null; since: Date }

const keyOf = ({ doctor, cabinet }: PricePlace) => JSON.stringify([doctor, cabinet])

const textOf = ({ price, priceTo, currency }: ListPrice) => JSON.stringify([price, priceTo, currency])

/** An entry without any amount ends the own price of a doctor or a branch; the usual price is on request then. */
const isEnd = ({ doctor, cabinet, price, priceTo, priceRepeat }: PriceEntry) =>
  (doctor !== null || cabinet !== null) && price === null && priceTo === null && priceRepeat === null

/**
 * Since when the price of today has stood at a place without a break, by the history of the service, the oldest entry first. Undefined if
 * the history says another price than the list: then nobody knows.
 */
export function standingSince(
  service: ListedPrices,
  history: readonly PriceEntry[],
  place: PricePlace,
): Date | undefined {
  const places = placesOf(place).map(keyOf)
  const said = new Map<string, ListPrice>()
  let standing: { text: string; since: Date } | undefined
  // What was written at one instant has changed at once.
  for (const entries of Map.groupBy(history, ({ since }) => since.getTime()).values()) {
    for (const entry of entries) {
      if (isEnd(entry)) said.delete(keyOf(entry))
      else said.set(keyOf(entry), entry)
    }
    const [found] = places.flatMap((one) => said.get(one) ?? [])
    const [first] = entries
    if (!first) continue
    const text = found ? textOf(found) : ''
    if (text !== standing?.text) standing = { text, since: first.since }
  }
  return standing?.text === textOf(priceAt(service, place)) ? standing.since : undefined
}
