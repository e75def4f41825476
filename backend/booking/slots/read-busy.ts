import { and, eq, gt, inArray, lt, ne, not, or } from 'drizzle-orm'
import { occupyingStatuses } from '../../../schemas/booking/appointment-status.ts'
import type { Span } from '../../../schemas/booking/slots.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

type Range = {
  company: string
  /** All doctors without them. */
  doctors?: readonly string[]
  from: number
  until: number
  now: number
  /** A hold of the caller, whose time is free for them. */
  hold?: string | undefined
}

/** Appointments that keep their time, and holds that are not over at `now` and do not yield (`kept-time.ts`). */
export const isOccupying = (now: number) =>
  and(
    inArray(appointment.status, [...occupyingStatuses]),
    or(
      ne(appointment.status, 'hold'),
      and(gt(appointment.expiresAt, new Date(now)), not(appointment.isOverbook)),
    ),
  )

/** No visit is longer: an index by beginnings finds those that reach into a range, whatever came before it. */
const longestMs = 86_400_000

/** Appointments that have an instant of a range. */
export const isWithin = (from: number, until: number) =>
  and(
    gt(appointment.startsAt, new Date(from - longestMs)),
    lt(appointment.startsAt, new Date(until)),
    gt(appointment.endsAt, new Date(from)),
  )

/** The taken time of doctors of a company, by their codes: one query. An overbooked visit takes its time too. */
export async function readBusy(
  orm: Orm,
  { company, doctors, from, until, now, hold }: Range,
): Promise<Map<string, Span[]>> {
  const rows = await orm
    .select({
      doctor: appointment.specialist,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
    })
    .from(appointment)
    .where(
      and(
        eq(appointment.company, company),
        doctors ? inArray(appointment.specialist, [...doctors]) : undefined,
        isWithin(from, until),
        isOccupying(now),
        // A hold that was booked is no longer free for its holder.
        hold === undefined ? undefined : or(ne(appointment.id, hold), ne(appointment.status, 'hold')),
      ),
    )
    .orderBy(appointment.startsAt)
  const busy = new Map<string, Span[]>()
  for (const { doctor, startsAt, endsAt } of rows) {
    const spans = busy.get(doctor) ?? []
    spans.push({ from: startsAt.getTime(), until: endsAt.getTime() })
    busy.set(doctor, spans)
  }
  return busy
}
