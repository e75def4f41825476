import { and, asc, eq } from 'drizzle-orm'
import { inHundredths } from '../../../schemas/visits/money.ts'
import { service } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import { currencyOf } from '../../kit/company/currency-of.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { priceOf } from '../slots/read-places.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'

/** A service with its price of today for a visit in hundredths; null on request, for a range, or in another currency than the clinic's. */
export type DayPrice = { code: string; name: Texts; listPrice: number | null }

type Place = Pick<AppointmentRow, 'company' | 'specialist' | 'cabinet'>

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
  return rows.map(({ name: own, ...row }) => {
    const found = priceOf(row, place.specialist, place.cabinet)
    const isFixed = found.price !== null && found.priceTo === null && found.currency === currency
    return { code: row.code, name: own, listPrice: isFixed ? inHundredths(found.price ?? 0) : null }
  })
}
