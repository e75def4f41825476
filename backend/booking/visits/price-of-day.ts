import { and, asc, eq } from 'drizzle-orm'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { inHundredths } from '../../../schemas/visits/money.ts'
import { service } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { readCurrent } from '../../promotions/index.ts'
import { promotionReason } from '../../shared/answers/promoted-visit-answer.ts'
import { priceOf, priceOfVisit } from '../slots/read-places.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/**
 * A service with its price of today for a visit in hundredths; null on request, for a range, or in another currency than the clinic's. With a
 * promotion `price` is its lower one, and `reason` says so; for the booked service it is the one that was promised.
 */
export type DayPrice = {
  code: string
  name: Texts
  listPrice: number | null
  price: number | null
  reason: Texts | null
}

type Place = Pick<
  AppointmentRow,
  | 'company'
  | 'specialist'
  | 'cabinet'
  | 'startsAt'
  | 'timezone'
  | 'service'
  | 'price'
  | 'currency'
  | 'promotion'
  | 'promotedUntil'
>

/** The services that a clinic offers today, with their prices for the doctor and the branch of a visit; only one of them if `code` is given. */
export async function pricesOfDay(orm: Orm, place: Place, code?: string): Promise<DayPrice[]> {
  const currency = await currencyOf(orm, place.company)
  const { price, priceTo, prices, duration, name } = service
  const rows = await orm
    .select({ code: service.code, currency: service.currency, price, priceTo, prices, duration, name })
    .from(service)
    .where(
      and(
        eq(service.company, place.company),
        isVisible(service),
        code === undefined ? undefined : eq(service.code, code),
      ),
    )
    .orderBy(asc(service.position), asc(service.code))
  const at = place.startsAt.getTime()
  const promoted = await readCurrent(
    orm,
    place.company,
    rows.map((row) => row.code),
    at,
  )
  return rows.map(({ name: own, ...row }) => {
    const found = priceOf(row, place.specialist, place.cabinet)
    const isFixed = found.price !== null && found.priceTo === null && found.currency === currency
    const listPrice = isFixed ? inHundredths(found.price ?? 0) : null
    const isPromised = place.promotion !== null && place.service === row.code && place.currency === currency
    const ofDay = isPromised
      ? place
      : priceOfVisit(
          { ...row, promoted: promoted.filter(({ service: of }) => of === row.code) },
          { doctor: place.specialist, branch: place.cabinet, timezone: place.timezone },
          at,
        )
    const { price: low, promotedUntil } = ofDay
    if (low === null || promotedUntil === null || ofDay.currency !== currency)
      return { code: row.code, name: own, listPrice, price: listPrice, reason: null }
    const visited = calendarDate(place.startsAt, place.timezone)
    return {
      ...{ code: row.code, name: own, listPrice, price: inHundredths(low) },
      reason: promotionReason(promotedUntil, visited),
    }
  })
}
