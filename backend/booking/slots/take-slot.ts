import { holdSeconds } from '../../../schemas/booking/booking-rules.ts'
import { type GridSlot, isInTime, overlaps, type Span, slotAt } from '../../../schemas/booking/slots.ts'
import { appointment } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { endHolds } from './end-holds.ts'
import { windowOf } from './find-slots.ts'

import { countHold, endOldest, type Holder, isYielding } from './kept-time.ts'

import { readBusy } from './read-busy.ts'
import { type BookablePlace, priceThen } from './read-places.ts'
import { signalChanged } from './signal-changed.ts'

const dayMs = 86_400_000

export type AppointmentRow = typeof appointment.$inferSelect

type Taking = {
  company: string
  /** Doctors who may be it, in the order of the company. */
  places: readonly BookablePlace[]
  at: number
  now: number
  /** A hold that ends with this one. */
  release?: string | undefined
  holder: Holder
  /** The form that takes it, by which it finds its hold again. */
  requestKey?: string | undefined
}

type Candidate = { place: BookablePlace; slot: GridSlot; load: number }

/** The slots of the doctors that begin at the instant, of those first who have the least to do around it. */
function candidatesOf(
  { places, at, now }: Omit<Taking, 'holder'>,
  busy: ReadonlyMap<string, readonly Span[]>,
): Candidate[] {
  const around = { from: at - 43_200_000, until: at + 43_200_000 }
  return places
    .flatMap((place): Candidate[] => {
      const slot = slotAt(place.schedule, at)
      const window = windowOf(place, { busy, now })
      if (!slot || !isInTime(slot, window, place.branch.timezone)) return []
      const load = window.busy.filter((span) => overlaps(span, around)).length
      return [{ place, slot, load }]
    })
    .sort((one, other) => one.load - other.load)
}

/**
 * The doctors who have a slot then and are free. Throws 409 `SLOT_TAKEN`, 422 `SLOT_INVALID` if there are none. The answer may be outdated
 * at once: it keeps late callers from waiting for the lock, and the lock decides.
 */
export async function lookForSlot(orm: Orm, taking: Omit<Taking, 'holder'>): Promise<Candidate[]> {
  const { company, places, at, now, release } = taking
  const doctors = places.map(({ doctor }) => doctor)
  const range = { from: at - dayMs, until: at + dayMs }
  const busy = await readBusy(orm, { company, doctors, ...range, now, hold: release })
  const candidates = candidatesOf(taking, busy)
  if (candidates.length === 0) throw new ApiError('SLOT_INVALID')
  // An overbooked visit is outside of the constraint, but the doctor is not free.
  const free = candidates.filter(
    ({ place, slot }) => !busy.get(place.doctor)?.some((span) => overlaps(span, slot)),
  )
  if (free.length === 0) throw new ApiError('SLOT_TAKEN')
  return free
}

/**
 * Holds a slot of one of the doctors for five minutes (C-25), or, if it yields, keeps it until another visitor books the slot. Whether it
 * is free is decided by the constraint of the table, in the same statement that writes it; whether there is such a slot, by the function
 * that lists slots. Call it in a transaction; it throws as `lookForSlot`.
 */
export async function takeSlot(orm: Orm, taking: Taking): Promise<AppointmentRow> {
  const { company, now, release, holder, requestKey = null } = taking
  await lockCompany(orm, company)
  await endHolds(orm, company, now, release)
  await endOldest(orm, company, holder)
  for (const { place, slot } of await lookForSlot(orm, taking)) {
    const [row] = await orm
      .insert(appointment)
      .values({
        company,
        cabinet: place.branch.code,
        specialist: place.doctor,
        service: place.service,
        startsAt: new Date(slot.from),
        endsAt: new Date(slot.until),
        timezone: place.branch.timezone,
        status: 'hold',
        expiresAt: new Date(now + holdSeconds * 1000),
        heldFrom: holder.from,
        heldBy: holder.by ?? null,
        isOverbook: await isYielding(orm, { company, place, slot, holder, now }),
        ...priceThen(place, slot.from, place.branch.timezone),
        requestKey,
      })
      .onConflictDoNothing()
      .returning()
    if (!row) continue
    await countHold(orm, holder)
    await signalChanged(orm, company)
    return row
  }
  throw new ApiError('SLOT_TAKEN')
}
