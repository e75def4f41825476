import type { z } from '@hono/zod-openapi'
import type { bookingCompany } from '../../../schemas/api/booking.ts'
import { promotedVisitAnswer } from '../../shared/answers/promoted-visit-answer.ts'
import type { Branch } from './read-bookable.ts'
import { priceOfVisit, type ServiceRow } from './read-places.ts'

type BookingService = z.infer<typeof bookingCompany>['SERVICES'][number]

/**
 * What a service costs at an instant in each branch, with any doctor and with each whom its prices or promotions name. Empty if its
 * usual price is that of all of them.
 */
export function pricesOfToday(
  row: Omit<ServiceRow, 'duration'>,
  branches: readonly Branch[],
  now: Date,
): NonNullable<BookingService['PRICES']> {
  const { prices, promoted } = row
  if (prices.length === 0 && promoted.length === 0) return []
  const named = [
    ...prices.map(({ doctor }) => doctor ?? null),
    ...promoted.flatMap(({ doctors, except }) => [...(doctors ?? []), ...except]),
  ]
  return branches.flatMap(({ code, timezone }) =>
    [...new Set([null, ...named])].map((doctor) => {
      const today = priceOfVisit(row, { doctor, branch: code, timezone }, now.getTime())
      return {
        COMPANY_CABINET_CODE: code,
        SPECIALIST_CODE: doctor,
        PRICE: today.price,
        PRICE_TO: today.priceTo,
        PROMOTION: promotedVisitAnswer(today, now, timezone),
      }
    }),
  )
}
