import { and, eq } from 'drizzle-orm'
import type { RowPlace } from '../../schemas/areas/define-area.ts'
import type { Service } from '../../schemas/areas/services.ts'
import { service, servicePrice } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { todayAt } from '../shared/shown/today-of.ts'

type Price = {
  cabinet: string | null
  doctor: string | null
  price: number | null
  priceTo: number | null
  priceRepeat: number | null
  currency: string
}

/** All prices of a service: the usual one, and those by branch and doctor. */
const pricesOf = ({ price, priceTo, priceRepeat, currency, prices }: Service): Price[] =>
  [{ price, priceTo, priceRepeat }, ...prices].map((one) => ({
    cabinet: 'cabinet' in one ? (one.cabinet ?? null) : null,
    doctor: 'doctor' in one ? (one.doctor ?? null) : null,
    price: one.price ?? null,
    priceTo: one.priceTo ?? null,
    priceRepeat: one.priceRepeat ?? null,
    currency,
  }))

const placeOf = ({ cabinet, doctor }: Price) => `${cabinet ?? ''} ${doctor ?? ''}`

/** New or changed prices, and ended ones without amounts. */
function changedPrices(before: readonly Price[], after: readonly Price[]): Price[] {
  const previous = new Map(before.map((one) => [placeOf(one), one]))
  const places = new Set(after.map(placeOf))
  const changed = after.filter((one) => JSON.stringify(previous.get(placeOf(one))) !== JSON.stringify(one))
  const ended = before.filter((one) => !places.has(placeOf(one)))
  return [...changed, ...ended.map((one) => ({ ...one, price: null, priceTo: null, priceRepeat: null }))]
}

type Change = { place: RowPlace; before: Service | undefined; after: Service; account: string }

/** Adds changed prices of a service to its history, and dates the price list; a new service is dated as it is inserted. */
export async function recordPrices(orm: Orm, { place, before, after, account }: Change): Promise<void> {
  const prices = changedPrices(before ? pricesOf(before) : [], pricesOf(after))
  if (prices.length === 0) return
  const of = { company: place.company, service: place.code }
  const theService = and(eq(service.company, place.company), eq(service.code, place.code))
  if (before) {
    const [known] = await orm
      .select({ id: servicePrice.id })
      .from(servicePrice)
      .where(and(eq(servicePrice.company, place.company), eq(servicePrice.service, place.code)))
      .limit(1)
    const [row] = known
      ? []
      : await orm
          .select({ pricedAt: service.pricedAt, at: service.createdAt })
          .from(service)
          .where(theService)
    // A seeded service has no history yet: the previous prices become its first entries.
    if (row) {
      const since = row.pricedAt ? new Date(row.pricedAt) : row.at
      await orm.insert(servicePrice).values(pricesOf(before).map((price) => ({ ...of, ...price, since })))
    }
  }
  await orm.insert(servicePrice).values(prices.map((price) => ({ ...of, ...price, account })))
  if (before)
    await orm
      .update(service)
      .set({ pricedAt: todayAt(place.company) })
      .where(theService)
}
