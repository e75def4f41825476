import type { DatedSlot, Slot } from '../../../schemas/api/booking.ts'
import { nearestSlots } from '../../../schemas/booking/booking-rules.ts'
import {
  freeSlots,
  type GridSlot,
  lastDate,
  type Span,
  timeLabel,
  type Window,
} from '../../../schemas/booking/slots.ts'
import { addDays, wallClock } from '../../../schemas/formats/zone.ts'
import type { Orm } from '../../kit/database/database.ts'
import { instant } from '../../shared/answers/instant.ts'
import { readBusy } from './read-busy.ts'
import { type BookablePlace, priceThen } from './read-places.ts'

const dayMs = 86_400_000

/** The taken time of all doctors in the days that their branches can be booked in, or in the range that is asked for. */
type Free = { busy: ReadonlyMap<string, readonly Span[]>; now: number }

/** The window of a place in which its slots are free. */
export const windowOf = ({ doctor, branch }: BookablePlace, { busy, now }: Free): Window => ({
  now,
  busy: busy.get(doctor) ?? [],
  leadMinutes: branch.rules.leadMinutes,
  horizonDays: branch.rules.horizonDays,
})

/** Today in the zone of a place. */
export const todayOf = ({ branch }: BookablePlace, now: number): string =>
  wallClock(new Date(now), branch.timezone).date

/** The last date that a place can be booked on. */
export const endOf = ({ branch }: BookablePlace, now: number): string =>
  lastDate(now, branch.rules.horizonDays, branch.timezone)

/** A slot as the API sends it. */
export const slotAnswer = (
  slot: GridSlot,
  { price, priceTo }: Pick<BookablePlace, 'price' | 'priceTo'>,
): Slot => ({
  START: instant(new Date(slot.from)),
  END: instant(new Date(slot.until)),
  LABEL: timeLabel(slot.minute),
  PRICE: price,
  PRICE_TO: priceTo,
})

export const datedAnswer = (slot: GridSlot, place: BookablePlace): DatedSlot => ({
  ...slotAnswer(slot, priceThen(place, slot.from, place.branch.timezone)),
  DATE: slot.date,
  COMPANY_CABINET_CODE: place.branch.code,
  SPECIALIST_CODE: place.doctor,
})

/** The range of taken time that slots on these dates in any zone need. */
export const rangeOf = (first: string, last: string) => ({
  from: Date.parse(first) - dayMs,
  until: Date.parse(last) + 3 * dayMs,
})

type Asking = {
  company: string
  now: number
  /** A hold of the person who asks. */
  hold?: string | undefined
  /** Not before this date. */
  first?: string
}

/** The taken time of the doctors of places until the last day that any of them can be booked on. */
export async function readFree(
  orm: Orm,
  places: readonly BookablePlace[],
  { company, now, hold, first }: Asking,
): Promise<Free> {
  const last = places.map((place) => endOf(place, now)).sort()
  const from = first ?? new Date(now).toISOString().slice(0, 10)
  const range = rangeOf(from, last.at(-1) ?? from)
  const doctors = [...new Set(places.map(({ doctor }) => doctor))]
  const busy =
    doctors.length === 0
      ? new Map<string, Span[]>()
      : await readBusy(orm, { company, doctors, ...range, now, hold })
  return { busy, now }
}

/** The first free slots of a place on or after a date, at most `most`. */
export function firstSlots(place: BookablePlace, free: Free, most: number, first?: string): GridSlot[] {
  const from = first ?? todayOf(place, free.now)
  const found: GridSlot[] = []
  for (const slot of freeSlots(place.schedule, windowOf(place, free), from, endOf(place, free.now))) {
    found.push(slot)
    if (found.length === most) break
  }
  return found
}

/** The first free slot of a place on or after a date. */
export const firstFree = (place: BookablePlace, free: Free, first?: string): GridSlot | undefined =>
  firstSlots(place, free, 1, first)[0]

/** The free slots that are nearest to an instant, at most `nearestSlots`, by time. */
export async function findNearest(
  orm: Orm,
  places: readonly BookablePlace[],
  asking: Asking & { at: number },
): Promise<DatedSlot[]> {
  const free = await readFree(orm, places, asking)
  const all = places.flatMap((place) => {
    const asked = wallClock(new Date(asking.at), place.branch.timezone).date
    const end = endOf(place, free.now)
    // Beyond the horizon the last days of it are nearest.
    const date = asked < end ? asked : addDays(end, -7)
    const near: GridSlot[] = []
    // Two weeks around it are enough, unless they have too few.
    for (const slot of freeSlots(place.schedule, windowOf(place, free), addDays(date, -3), end)) {
      near.push(slot)
      if (near.length >= nearestSlots && slot.date > addDays(date, 14)) break
    }
    return near.map((slot) => ({ slot, place, distance: Math.abs(slot.from - asking.at) }))
  })
  return all
    .sort((one, other) => one.distance - other.distance)
    .slice(0, nearestSlots)
    .sort((one, other) => one.slot.from - other.slot.from)
    .map(({ slot, place }) => datedAnswer(slot, place))
}
