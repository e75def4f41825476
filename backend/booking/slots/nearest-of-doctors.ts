import { and, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { DatedSlot } from '../../../schemas/api/booking.ts'
import { defaultBookingRules, listedDays, listedSlots } from '../../../schemas/booking/booking-rules.ts'
import { earliestSlots } from '../../../schemas/booking/earliest-slots.ts'
import { type FreePart, fitsTime, freePart, type WantedTime } from '../../../schemas/booking/free-part.ts'
import { hoursWithin } from '../../../schemas/booking/hours-within.ts'
import { freeSlots, type GridSlot, type Span, timeLabel } from '../../../schemas/booking/slots.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import { appointment, cabinet, company, schedule, specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'
import { datedAnswer, endOf, rangeOf, todayOf, windowOf } from './find-slots.ts'
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
    promoted: [],
  }))
}

/** A free slot, with its doctor and branch. */
export type Nearest = GridSlot & Pick<BookablePlace, 'doctor' | 'branch'>

/** The next free slots of a doctor, and the parts of the next days in which there are any. */
export type FreeTimes = { slots: (Nearest & BookablePlace)[]; parts: FreePart[] }

/**
 * The next free slots of a place that fit what was asked for, at most `listedSlots`, and the parts of the next days in which it has any
 * (`listedDays`): so many days are looked through, and more only until there are enough slots.
 */
function timesOf(place: BookablePlace, busy: readonly Span[], now: number, wanted: WantedTime) {
  const slots: GridSlot[] = []
  const parts = new Set<FreePart>()
  const today = todayOf(place, now)
  const listedUntil = addDays(today, listedDays)
  const free = freeSlots(
    place.schedule,
    windowOf(place, { busy: new Map([[place.doctor, busy]]), now }),
    wanted.day ?? today,
    wanted.day ?? endOf(place, now),
  )
  for (const slot of free) {
    const label = timeLabel(slot.minute)
    const isListed = slot.date < listedUntil
    if (!isListed && slots.length === listedSlots) break
    if (isListed) parts.add(freePart(slot.date, label))
    if (slots.length < listedSlots && fitsTime(wanted, slot.date, label)) slots.push(slot)
  }
  return { slots, parts }
}

/**
 * The free times of each of some doctors that has any, by `keyOf`: two queries for all of them. The slots are those that fit what was
 * asked for.
 */
async function nearestOf(
  orm: Orm,
  whose: Whose,
  now: number,
  wanted: WantedTime = {},
): Promise<Map<string, FreeTimes>> {
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
  const nearest = new Map<string, FreeTimes>()
  for (const place of places) {
    const key = keyOf(place)
    const busy: Span[] = (spans.get(key) ?? []).map(({ startsAt, endsAt }) => ({
      from: startsAt.getTime(),
      until: endsAt.getTime(),
    }))
    const found = timesOf(place, busy, now, wanted)
    const known = nearest.get(key) ?? { slots: [], parts: [] }
    // A doctor who has the same hour in two branches is offered it once.
    const slots = earliestSlots(
      [...known.slots, ...found.slots.map((slot) => ({ ...slot, ...place }))],
      ({ from }) => from,
    )
    const parts = [...new Set([...known.parts, ...found.parts])].sort()
    if (slots.length > 0) nearest.set(key, { slots, parts })
  }
  return nearest
}

/** The next free slots of each of some doctors of any companies that has one, by `keyOf`, the earliest first. */
export async function nearestOfDoctors(
  orm: Orm,
  doctors: readonly Doctor[],
  now: number,
  wanted?: WantedTime,
): Promise<ReadonlyMap<string, DatedSlot[]>> {
  if (doctors.length === 0) return new Map()
  const found = await nearestOf(orm, (at, code) => isOneOf(doctors, at, code), now, wanted)
  return new Map([...found].map(([key, { slots }]) => [key, slots.map((one) => datedAnswer(one, one))]))
}

/** The free times of each doctor of a company that has any, the earliest slots first. */
export const nearestOfCompany = async (orm: Orm, company: string, now: number): Promise<FreeTimes[]> => [
  ...(await nearestOf(orm, (at) => eq(at, company), now)).values(),
]
