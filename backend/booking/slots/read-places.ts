import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import type { Schedule } from '../../../schemas/booking/slots.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { promotedAt, promotedFor } from '../../../schemas/promotions/price-on.ts'
import type { PromotedPrice } from '../../../schemas/promotions/promoted-price.ts'
import { priceAt } from '../../../schemas/services/price-at.ts'
import { cabinet, schedule, service, specialist } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { readCurrent } from '../../promotions/index.ts'
import { specialistFields } from '../../shared/answers/specialist-answer.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'
import type { Bookable, Branch } from './read-bookable.ts'

/** In place of a doctor's code: whichever doctor is free. */
export const anyDoctor = 'any'

export type ServiceRow = Pick<
  typeof service.$inferSelect,
  'code' | 'price' | 'priceTo' | 'currency' | 'prices'
> & {
  duration: number | null
  /** The prices of promotions of the service that run, and of those to come. */
  promoted: readonly PromotedPrice[]
}

/** The price of a visit; without numbers on request. */
export type Price = { price: number | null; priceTo: number | null; currency: string | null }

/** The price of a visit with the reason why it is below the price list: the promotion, the price of the list, and the last day. */
export type DayPrice = Price & {
  promotion: string | null
  priceBefore: number | null
  promotedUntil: string | null
}

/** A doctor who takes bookings in a branch: the schedule, the length of a visit, and the price. */
export type BookablePlace = {
  doctor: string
  branch: Branch
  schedule: Schedule
  service: string | null
  /** The prices of promotions of the service with the doctor in the branch. */
  promoted: readonly PromotedPrice[]
} & Price

/** The wanted service, as visitors see it. Throws 404 if there is none. */
export async function readService(
  orm: Orm,
  company: string,
  code: string | undefined,
): Promise<ServiceRow | undefined> {
  if (code === undefined) return undefined
  const { price, priceTo, currency, prices, duration } = service
  const [row] = await orm
    .select({ code: service.code, price, priceTo, currency, prices, duration })
    .from(service)
    .where(and(eq(service.company, company), eq(service.code, code), isVisible(service)))
  if (!row) throw new ApiError('NOT_FOUND')
  return { ...row, promoted: await readCurrent(orm, company, [code], Date.now()) }
}

/** The doctors who alone offer a service: those with a price of their own, where it has no price for others. None for one that all offer. */
export const onlyDoctors = ({ price, prices }: Pick<ServiceRow, 'price' | 'prices'>): string[] =>
  price === null ? [...new Set(prices.flatMap(({ doctor }) => doctor ?? []))] : []

/** The price of a service with a doctor in a branch: the one of both, of the doctor, of the branch, or the usual one. */
export function priceOf(
  found: Pick<ServiceRow, 'price' | 'priceTo' | 'currency' | 'prices'> | undefined,
  doctor: string | null,
  branch: string,
): Price {
  if (!found) return { price: null, priceTo: null, currency: null }
  return priceAt(found, { doctor, cabinet: branch })
}

/** The price of a visit that begins at an instant: that of a promotion which runs then, or that of the price list. */
export function priceThen(
  { price, priceTo, currency, promoted }: Price & { promoted: readonly PromotedPrice[] },
  at: number,
  timezone: string,
): DayPrice {
  const found = promotedAt({ price, currency }, promoted, at)
  if (!found) return { price, priceTo, currency, promotion: null, priceBefore: null, promotedUntil: null }
  return {
    price: found.now,
    priceTo: null,
    currency,
    promotion: found.promotion,
    priceBefore: found.before,
    promotedUntil: calendarDate(new Date(found.endsAt.getTime() - 1), timezone),
  }
}

/** The price of a service with a doctor in a branch on the day of a visit; null is any doctor without a price of their own. */
export const priceOfVisit = (
  found: Omit<ServiceRow, 'duration'> | undefined,
  { doctor, branch, timezone }: { doctor: string | null; branch: string; timezone: string },
  at: number,
): DayPrice =>
  priceThen(
    {
      ...priceOf(found, doctor, branch),
      promoted: promotedFor(found?.promoted ?? [], { doctor, cabinet: branch }),
    },
    at,
    timezone,
  )

/** The wanted doctors and branches of a company; all without it. */
export type Asked = {
  cabinet?: string | undefined
  doctor?: string | undefined
  speciality?: string | undefined
}

/** Conditions of a query that joins `schedule` and `specialist`. */
const isAsked = ({ cabinet: branch, doctor, speciality }: Asked): (SQL | undefined)[] => [
  branch === undefined ? undefined : eq(schedule.cabinet, branch),
  doctor === undefined || doctor === anyDoctor ? undefined : eq(schedule.specialist, doctor),
  speciality === undefined
    ? undefined
    : sql`${specialist.specialities} @> ${JSON.stringify([speciality])}::jsonb`,
]

/** Doctors whom visitors see, in the order of the company, with the branches in which they can be booked online. */
export async function readPlaces(
  orm: Orm,
  bookable: Bookable,
  asked: Asked,
  found: ServiceRow | undefined,
): Promise<BookablePlace[]> {
  const branches = new Map(bookable.branches.map((branch) => [branch.code, branch]))
  const rows = await orm
    .select({
      doctor: schedule.specialist,
      cabinet: schedule.cabinet,
      hours: schedule.hours,
      step: schedule.step,
    })
    .from(schedule)
    .innerJoin(
      specialist,
      and(eq(specialist.company, schedule.company), eq(specialist.code, schedule.specialist)),
    )
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .where(
      and(
        eq(schedule.company, bookable.code),
        isNotNull(schedule.step),
        gt(schedule.step, 0),
        isVisibleDoctor,
        ...isAsked(asked),
      ),
    )
    .orderBy(asc(specialist.position), asc(specialist.code), asc(cabinet.position))
  const only = found ? onlyDoctors(found) : []
  return rows.flatMap((row): BookablePlace[] => {
    const branch = branches.get(row.cabinet)
    if (!branch || row.step === null || (only.length > 0 && !only.includes(row.doctor))) return []
    return [
      {
        doctor: row.doctor,
        branch,
        service: found?.code ?? null,
        schedule: {
          hours: hoursWithin(row.hours, branch.hours),
          timezone: branch.timezone,
          step: row.step,
          duration: found?.duration ?? row.step,
        },
        ...priceOf(found, row.doctor, branch.code),
        promoted: promotedFor(found?.promoted ?? [], { doctor: row.doctor, cabinet: branch.code }),
      },
    ]
  })
}

/** Cards of the doctors whom visitors see, in the order of the company. */
export const readCards = (
  orm: Orm,
  company: string,
  { speciality, language }: { speciality?: string | undefined; language?: string | undefined },
) =>
  orm
    .select(specialistFields)
    .from(specialist)
    .where(
      and(
        eq(specialist.company, company),
        isVisibleDoctor,
        speciality === undefined
          ? undefined
          : sql`${specialist.specialities} @> ${JSON.stringify([speciality])}::jsonb`,
        language === undefined
          ? undefined
          : sql`${specialist.languages} @> ${JSON.stringify([language])}::jsonb`,
      ),
    )
    .orderBy(asc(specialist.position), asc(specialist.code))
