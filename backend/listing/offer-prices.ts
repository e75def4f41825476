import { sql } from 'drizzle-orm'
import { offer } from '../database/tables/index.ts'

/** The prices that `pricesIn` reads. */
export type OfferPrices = {
  from: number | null
  to: number | null
  foreign: string | null
  lastForeign: string | null
  foreignFrom: number | null
  foreignTo: number | null
}

const highest = sql`coalesce(${offer.priceTo}, ${offer.price})`

/** Prices in the currency of the place; without any, those in the only other currency, `foreign`. */
export const pricesIn = (currency: string) => {
  const own = sql`filter (where ${offer.currency} = ${currency})`
  const others = sql`filter (where ${offer.currency} <> ${currency} and ${offer.price} is not null)`
  return {
    from: sql<number | null>`min(${offer.price}) ${own}`,
    to: sql<number | null>`max(${highest}) ${own}`,
    foreign: sql<string | null>`min(${offer.currency}) ${others}`,
    lastForeign: sql<string | null>`max(${offer.currency}) ${others}`,
    foreignFrom: sql<number | null>`min(${offer.price}) ${others}`,
    foreignTo: sql<number | null>`max(${highest}) ${others}`,
  }
}

/** The prices of a service without offers. */
export const noPrices: OfferPrices = {
  from: null,
  to: null,
  foreign: null,
  lastForeign: null,
  foreignFrom: null,
  foreignTo: null,
}

/** The prices that are shown, of one currency. */
export function shownPrices(row: OfferPrices, currency: string) {
  const { from, to, foreign, lastForeign, foreignFrom, foreignTo } = row
  return from === null && foreign !== null && foreign === lastForeign
    ? { PRICE_FROM: numberOf(foreignFrom), PRICE_TO: numberOf(foreignTo), CURRENCY: foreign }
    : { PRICE_FROM: numberOf(from), PRICE_TO: numberOf(to), CURRENCY: currency }
}

/** Postgres writes sums of money as text. */
const numberOf = (value: number | null) => (value === null ? null : Number(value))
