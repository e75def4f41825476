import { and, eq, inArray, ne } from 'drizzle-orm'
import { alwaysOpen, hoursWithin } from '../../../schemas/booking/hours-within.ts'
import { isCovered } from '../../../schemas/booking/slots.ts'
import { openingTimes } from '../../../schemas/formats/opening-hours.ts'
import { wallClock, zonedInstant } from '../../../schemas/formats/zone.ts'
import { appointment, type Membership } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { type Branch, readCompany } from '../slots/read-bookable.ts'
import { isOccupying, isWithin } from '../slots/read-busy.ts'
import type { AppointmentRow } from '../slots/take-slot.ts'
import { conflictAnswer, isOfOtherBranch, spanOf } from './staff-answer.ts'

const closedCodes = { day: 'BRANCH_CLOSED', hours: 'OUTSIDE_BRANCH_HOURS' } as const

type Put = typeof appointment.$inferInsert

/** The appointments of its doctor at the same time. */
const atTimeOf = ({ company, specialist, startsAt, endsAt }: Put) =>
  and(
    eq(appointment.company, company),
    eq(appointment.specialist, specialist),
    isWithin(startsAt.getTime(), endsAt.getTime()),
  )

/** All appointments that take the time of a doctor, besides one appointment itself, not only the first. */
const conflictsOf = (orm: Orm, row: Put, now: number): Promise<AppointmentRow[]> =>
  orm
    .select()
    .from(appointment)
    .where(
      and(atTimeOf(row), isOccupying(now), row.id === undefined ? undefined : ne(appointment.id, row.id)),
    )
    .orderBy(appointment.startsAt)

/** Whether a branch is not open for the whole of an appointment, and why: `day` where it is not open on that day at all. */
function closingOf(
  { startsAt, endsAt }: Put,
  { hours, timezone }: Pick<Branch, 'hours' | 'timezone'>,
): 'day' | 'hours' | null {
  const open = hoursWithin(alwaysOpen, hours)
  if (isCovered(open, timezone, spanOf({ startsAt, endsAt }))) return null
  const { date } = wallClock(startsAt, timezone)
  const midnight = zonedInstant(date, '00:00', timezone)
  const isOpenThen = openingTimes(open, timezone, midnight, 0).some(
    ({ until }) => wallClock(new Date(until.getTime() - 1), timezone).date >= date,
  )
  return isOpenThen ? 'hours' : 'day'
}

/** Ends the holds at the time of an appointment that were made before the branch closed then: they can be booked no more. */
async function endClosedHolds(orm: Orm, row: Put, branch: Branch): Promise<void> {
  const holds = await orm
    .select()
    .from(appointment)
    .where(and(atTimeOf(row), eq(appointment.cabinet, branch.code), eq(appointment.status, 'hold')))
  const ended = holds.filter((hold) => closingOf(hold, branch)).map(({ id }) => id)
  if (ended.length > 0) await orm.delete(appointment).where(inArray(appointment.id, ended))
}

type Way = {
  /** The member insists on the time. */
  isOver: boolean
  now: number
  member: Membership
  /** Whether it has to be while the branch is open. */
  isWithinHours: boolean
}

/**
 * Asks whether an appointment of the staff may be where it is (S-APPT), and returns whether it is over another one then. Throws 409 with
 * all obstacles, which may be that the branch is closed, unless the member insists; an appointment of a branch where the member does not
 * work is never overbooked. Call it with the company's lock.
 */
export async function checkTime(
  orm: Orm,
  row: Put,
  { isOver, now, member, isWithinHours }: Way,
): Promise<{ isOverbook: boolean; refuse: () => ApiError }> {
  // Read with the lock: the transaction that had it before may have closed the day.
  const branches = isWithinHours ? (await readCompany(orm, row.company)).branches : []
  const branch = branches.find(({ code }) => code === row.cabinet)
  const closed = branch ? closingOf(row, branch) : null
  if (branch && closed) await endClosedHolds(orm, row, branch)
  const conflicts = await conflictsOf(orm, row, now)
  const refuse = () =>
    new ApiError(conflicts.length > 0 || !closed ? 'SLOT_TAKEN' : closedCodes[closed], {
      data: {
        CONFLICTS: conflicts.map((one) => conflictAnswer(one, member)),
        CLOSED: closed,
        NEAREST: [],
      },
    })
  const isBarred = !isOver || conflicts.some((one) => isOfOtherBranch(one, member))
  if ((conflicts.length > 0 || closed) && isBarred) throw refuse()
  return { isOverbook: conflicts.length > 0, refuse }
}

/** Writes an appointment of the staff at any time that `checkTime` allows. Call it with the company's lock. */
export async function putAppointment(orm: Orm, row: Put, way: Way): Promise<AppointmentRow> {
  const { isOverbook, refuse } = await checkTime(orm, row, way)
  const [put] = await orm
    .insert(appointment)
    .values({ ...row, isOverbook })
    .onConflictDoNothing()
    .returning()
  if (!put) throw refuse()
  return put
}
