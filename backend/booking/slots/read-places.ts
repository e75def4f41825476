import { and, asc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import type { Schedule } from '../../../schemas/booking/slots.ts'
import { cabinet, schedule, service, specialist } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { specialistFields } from '../../shared/answers/specialist-answer.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'
import type { Bookable, Branch } from './read-bookable.ts'

/** In place of a doctor's code: whichever doctor is free. */
export const anyDoctor = 'any'

type ServiceRow = Pick<typeof service.$inferSelect, 'code' | 'price' | 'priceTo' | 'currency' | 'prices'> & {
  duration: number | null
}

/** The price of a visit; without numbers on request. */
export type Price = { price: number | null; priceTo: number | null; currency: string | null }

/** A doctor who takes bookings in a branch: the schedule, the length of a visit, and the price. */
export type BookablePlace = {
  doctor: string
  branch: Branch
  schedule: Schedule
  service: string | null
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
  return row
}

/** The doctors who alone offer a service: those with a price of their own, where it has no price for others. None for one that all offer. */
export const onlyDoctors = ({ price, prices }: Pick<ServiceRow, 'price' | 'prices'>): string[] =>
  price === null ? [...new Set(prices.flatMap(({ doctor }) => doctor ?? []))] : []

/** The price of a service with a doctor in a branch: the one of both, of the doctor, of the branch, or the usual one. */
export function priceOf(found: ServiceRow | undefined, doctor: string, branch: string): Price {
  if (!found) return { price: null, priceTo: null, currency: null }
  const own = [
    [branch, doctor],
    [undefined, doctor],
    [branch, undefined],
  ].flatMap(([at, by]) => found.prices.find((one) => one.cabinet === at && one.doctor === by) ?? [])[0]
  const { price = null, priceTo = null } = own ?? found
  return { price, priceTo, currency: found.currency }
}

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
