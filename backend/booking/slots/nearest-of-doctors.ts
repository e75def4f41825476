import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DatedSlot } from '../../../schemas/api/booking.ts'
import { defaultBookingRules, listedSlots } from '../../../schemas/booking/booking-rules.ts'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import type { GridSlot, Span } from '../../../schemas/booking/slots.ts'
import { appointment, cabinet, company, schedule, specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'
import { datedAnswer, endOf, firstSlots, rangeOf } from './find-slots.ts'
import { isOccupying, isWithin } from './read-busy.ts'
import type { BookablePlace } from './read-places.ts'

/** A doctor by their code in a company. */
type Doctor = { company: string; doctor: string }

export const keyOf = ({ company: at, doctor }: Doctor): string => `${at} ${doctor}`

const isOneOf = (doctors: readonly Doctor[], at: AnyPgColumn, code: AnyPgColumn): SQL | undefined =>
  or(...doctors.map((one) => and(eq(at, one.company), eq(code, one.doctor))))

/** A condition for rows with a company and the code of a doctor in it. */
type Whose = (company: AnyPgColumn, doctor: AnyPgColumn) => SQL | undefined

/** The branches where doctors of any companies can be booked online, with the facts that slots need. */
async function placesOf(orm: Orm, whose: Whose): Promise<(BookablePlace & { company: string })[]> {
  const rows = await orm
    .select({
      company: schedule.company,
      doctor: schedule.specialist,
      hours: schedule.hours,
      step: sql<number>`${schedule.step}`,
      branch: {
        code: cabinet.code,
        name: cabinet.name,
        address: cabinet.address,
        timezone: cabinet.timezone,
        hours: cabinet.hours,
      },
      rules: cabinet.booking,
    })
    .from(schedule)
    .innerJoin(
      specialist,
      and(eq(specialist.company, schedule.company), eq(specialist.code, schedule.specialist)),
    )
    .innerJoin(cabinet, and(eq(cabinet.company, schedule.company), eq(cabinet.code, schedule.cabinet)))
    .innerJoin(company, eq(company.code, schedule.company))
    .where(
      and(
        whose(schedule.company, schedule.specialist),
        gt(schedule.step, 0),
        isVisibleDoctor,
        company.isPublished,
        company.isOnlineEntryActive,
      ),
    )
  return rows.map(({ branch, rules, hours, step, ...row }) => ({
    ...row,
    branch: { ...branch, phones: [], rules: { ...defaultBookingRules, ...rules } },
    schedule: { hours: hoursWithin(hours, branch.hours), timezone: branch.timezone, step, duration: step },
    service: null,
    price: null,
    priceTo: null,
    currency: null,
  }))
}

/** A free slot, with its doctor and branch. */
export type Nearest = GridSlot & Pick<BookablePlace, 'doctor' | 'branch'>

/** The next free slots of each of some doctors that has one, by `keyOf`, at most `listedSlots`: two queries for all of them. */
async function nearestOf(
  orm: Orm,
  whose: Whose,
  now: number,
): Promise<Map<string, (Nearest & BookablePlace)[]>> {
  const places = await placesOf(orm, whose)
  const last = places
    .map((place) => endOf(place, now))
    .sort()
    .at(-1)
  if (last === undefined) return new Map()
  const { from, until } = rangeOf(new Date(now).toISOString().slice(0, 10), last)
  const taken = await orm
    .select({
      company: appointment.company,
      doctor: appointment.specialist,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
    })
    .from(appointment)
    .where(and(whose(appointment.company, appointment.specialist), isWithin(from, until), isOccupying(now)))
    .orderBy(appointment.startsAt)
  const spans = Map.groupBy(taken, keyOf)
  const nearest = new Map<string, (Nearest & BookablePlace)[]>()
  for (const place of places) {
    const key = keyOf(place)
    const busy: Span[] = (spans.get(key) ?? []).map(({ startsAt, endsAt }) => ({
      from: startsAt.getTime(),
      until: endsAt.getTime(),
    }))
    const found = firstSlots(place, { busy: new Map([[place.doctor, busy]]), now }, listedSlots)
    const known = nearest.get(key) ?? []
    // A doctor who has the same hour in two branches is offered it once.
    const others = found.filter(({ from }) => known.every((one) => one.from !== from))
    const all = [...known, ...others.map((slot) => ({ ...slot, ...place }))]
    if (all.length > 0)
      nearest.set(key, all.sort((one, other) => one.from - other.from).slice(0, listedSlots))
  }
  return nearest
}

/** The next free slots of each of some doctors of any companies that has one, by `keyOf`, the earliest first. */
export async function nearestOfDoctors(
  orm: Orm,
  doctors: readonly Doctor[],
  now: number,
): Promise<ReadonlyMap<string, DatedSlot[]>> {
  if (doctors.length === 0) return new Map()
  const found = await nearestOf(orm, (at, code) => isOneOf(doctors, at, code), now)
  return new Map([...found].map(([key, slots]) => [key, slots.map((one) => datedAnswer(one, one))]))
}

/** The next free slots of each doctor of a company that has one, the earliest first. */
export const nearestOfCompany = async (orm: Orm, company: string, now: number): Promise<Nearest[][]> => [
  ...(await nearestOf(orm, (at) => eq(at, company), now)).values(),
]
