import { hash } from 'node:crypto'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import {
  keptShare,
  mostHoldsOfDevice,
  mostKeptAnHour,
  mostStepsOfOne,
} from '../../../schemas/booking/booking-rules.ts'
import { freeSlots, type GridSlot, overlaps, type Span } from '../../../schemas/booking/slots.ts'
import { seedCookie, seedHeader } from '../../../schemas/calls/proof.ts'
import { appointment, rateLimit } from '../../database/tables/index.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { incrementCounter, readCounter } from '../../kit/limits/limit.ts'
import type { Person } from '../../kit/sessions/person.ts'
import { endHolds } from './end-holds.ts'
import { windowOf } from './find-slots.ts'
import { isOccupying, isWithin, readBusy } from './read-busy.ts'
import type { BookablePlace } from './read-places.ts'

/*
 * A time is held anonymously (PA4, C-25), so the number of holds is limited (decision 22). Beyond its share a hold yields: its form stays
 * open, but the time stays free for others, and the person who books first gets it. It is outside of the doctor's constraint (`isOverbook`)
 * until then.
 */

type AppointmentRow = typeof appointment.$inferSelect

/** The holder of a time: hashes of the address, and of the person or the browser (undefined without a seed). */
export type Holder = { from: string; by: string | undefined }

/** The holder of a call. A browser is recognised by the seed of its proofs, which a frame without cookies has in memory. */
export function holderOf(caller: Caller, person: Person | undefined): Holder {
  const device = person?.account.id ?? caller.header(seedHeader) ?? caller.cookie(seedCookie)
  return { from: hash('sha256', caller.address), by: device && hash('sha256', device) }
}

const hourSeconds = 3600
const timeKey = ({ company, doctor, from }: { company: string; doctor: string; from: number }) =>
  `kept ${company} ${doctor} ${from}`
const holdsKey = (from: string) => `holds of ${from}`
/** How long holds of an address make its next proofs harder. */
const holdsSeconds = 900
/** Holds of an address that need no more work than other calls, after how many each bit more is needed, and how many bits at most. */
const easyHolds = 20
const holdsABit = 5
const mostBits = 6

/** How many bits more the proof of the next hold of an address needs: for the first few that is not noticeable, for a script it is. */
export async function bitsOfHold(orm: Orm, caller: Caller): Promise<number> {
  const { count: made } = await readCounter(orm, holdsKey(holderOf(caller, undefined).from))
  return made < easyHolds ? 0 : Math.min(mostBits, 1 + Math.floor((made - easyHolds) / holdsABit))
}

/** Counts a hold in the transaction that makes it: the person who has it never loses it for want of a connection. */
export const countHold = (orm: Orm, { from }: Holder) => incrementCounter(orm, holdsKey(from), holdsSeconds)

/** Ends the oldest holds of a browser or person in a company, so that a new one is one of `mostHoldsOfDevice`. */
export async function endOldest(orm: Orm, company: string, { by }: Holder): Promise<void> {
  if (by === undefined) return
  const own = and(
    eq(appointment.company, company),
    eq(appointment.heldBy, by),
    eq(appointment.status, 'hold'),
  )
  const oldest = orm
    .select({ id: appointment.id })
    .from(appointment)
    .where(own)
    .orderBy(desc(appointment.createdAt))
    .offset(mostHoldsOfDevice - 1)
  await orm.delete(appointment).where(inArray(appointment.id, oldest))
}

type Wanted = { company: string; place: BookablePlace; slot: GridSlot; holder: Holder; now: number }

/**
 * Whether a new hold yields: with it, its address would keep more than its share of the doctor's free times on the day, all strangers
 * together more than theirs, or the time was kept and not booked too often within the hour. The first hold of an address on a day is within
 * its share, and the first of all within that of all together, unless its visit takes more than half of the day.
 */
export async function isYielding(orm: Orm, { company, place, slot, holder, now }: Wanted): Promise<boolean> {
  const day = { from: slot.from - 86_400_000, until: slot.until + 86_400_000 }
  const rows = await orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.company, company),
        eq(appointment.specialist, place.doctor),
        isWithin(day.from, day.until),
        isOccupying(now),
      ),
    )
    .orderBy(appointment.startsAt)
  const spanOf = ({ startsAt, endsAt }: AppointmentRow) => ({
    from: startsAt.getTime(),
    until: endsAt.getTime(),
  })
  const busy = new Map([[place.doctor, rows.filter(({ status }) => status !== 'hold').map(spanOf)]])
  const schedule = { ...place.schedule, duration: place.schedule.step }
  const free = [...freeSlots(schedule, windowOf(place, { busy, now }), slot.date, slot.date)]
  const covered = (spans: readonly Span[]) =>
    free.filter((one) => spans.some((span) => overlaps(one, span))).length
  const holds = rows.filter((row) => row.status === 'hold' && free.some((one) => overlaps(one, spanOf(row))))
  const exceeds = (kept: readonly AppointmentRow[], share: number) =>
    covered([...kept.map(spanOf), slot]) > free.length * share
  const isSmall = holds.length === 0 && covered([slot]) <= mostStepsOfOne
  if (!isSmall && exceeds(holds, keptShare.together)) return true
  const own = holds.filter(({ heldFrom }) => heldFrom === holder.from)
  if (own.length > 0 && exceeds(own, keptShare.ofAddress)) return true
  const key = timeKey({ company, doctor: place.doctor, from: slot.from })
  return (await incrementCounter(orm, key, hourSeconds)).count > mostKeptAnHour
}

/**
 * Takes the time of a hold for good, for a booking or a move. Throws 409 `SLOT_TAKEN` where a hold that yields was overtaken. Call it with
 * the company's lock.
 */
export async function claimTime(orm: Orm, row: AppointmentRow, now: number): Promise<AppointmentRow> {
  const { id, company, specialist: doctor, startsAt, endsAt } = row
  if (row.isOverbook) {
    await endHolds(orm, company, now)
    const span = { from: startsAt.getTime(), until: endsAt.getTime() }
    const busy = await readBusy(orm, { company, doctors: [doctor], ...span, now, hold: id })
    if (busy.has(doctor)) throw new ApiError('SLOT_TAKEN')
  }
  // A person who books has kept the time for no longer than it takes.
  await orm.delete(rateLimit).where(eq(rateLimit.key, timeKey({ company, doctor, from: startsAt.getTime() })))
  if (row.heldFrom)
    await orm
      .update(rateLimit)
      .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
      .where(eq(rateLimit.key, holdsKey(row.heldFrom)))
  const [claimed] = await orm
    .update(appointment)
    .set({ isOverbook: false, heldFrom: null, heldBy: null })
    .where(and(eq(appointment.id, id), eq(appointment.status, 'hold')))
    .returning()
  if (!claimed) throw new ApiError('HOLD_GONE')
  return claimed
}
