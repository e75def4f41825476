import { and, eq, ne } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { appointment, type Membership } from '../database/tables/index.ts'
import { ApiError } from '../http/api-error.ts'
import { isOccupying, isWithin } from './read-busy.ts'
import { conflictAnswer, isOfOtherBranch } from './staff-answer.ts'
import type { AppointmentRow } from './take-slot.ts'

/** Everything that keeps the time of a doctor, besides one appointment itself: all of it, not only the first. */
const conflictsOf = (
  orm: Orm,
  row: typeof appointment.$inferInsert,
  now: number,
): Promise<AppointmentRow[]> =>
  orm
    .select()
    .from(appointment)
    .where(
      and(
        eq(appointment.company, row.company),
        eq(appointment.specialist, row.specialist),
        isWithin(row.startsAt.getTime(), row.endsAt.getTime()),
        isOccupying(now),
        row.id === undefined ? undefined : ne(appointment.id, row.id),
      ),
    )
    .orderBy(appointment.startsAt)

/**
 * Writes an appointment of the staff at any time. Throws 409 with everything that stands in its way, unless it is to be put over that on
 * purpose (`isOver`); what stands in a branch that is not the member's is never put over. Call it with the company's lock.
 */
export async function putAppointment(
  orm: Orm,
  row: typeof appointment.$inferInsert,
  { isOver, now, member }: { isOver: boolean; now: number; member: Membership },
): Promise<AppointmentRow> {
  const conflicts = await conflictsOf(orm, row, now)
  const refuse = () =>
    new ApiError('SLOT_TAKEN', {
      data: { CONFLICTS: conflicts.map((one) => conflictAnswer(one, member)), NEAREST: [] },
    })
  const isBarred = !isOver || conflicts.some((one) => isOfOtherBranch(one, member))
  if (conflicts.length > 0 && isBarred) throw refuse()
  const [put] = await orm
    .insert(appointment)
    .values({ ...row, isOverbook: conflicts.length > 0 })
    .onConflictDoNothing()
    .returning()
  if (!put) throw refuse()
  return put
}
