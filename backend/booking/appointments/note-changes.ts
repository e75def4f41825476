import type { changedFields } from '../../../schemas/booking/appointment-change.ts'
import { appointmentChange } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { Texts } from '../../kit/tables/columns.ts'

/** A value before and after a change; a text is its only word. */
type Change = readonly [before: Texts | string | null, after: Texts | string | null]

const textsOf = (value: Texts | string | null): Texts | null =>
  typeof value === 'string' ? { ru: value } : value

/** Stores a member's changes of an appointment, with the values before (S-APPT). Call it in the transaction of the change. */
export async function noteChanges(
  orm: Orm,
  { id, by, now }: { id: string; by: string; now: number },
  changes: Partial<Record<(typeof changedFields)[number], Change>>,
): Promise<void> {
  const rows = Object.entries(changes).map(([field, [before, after]]) => ({
    appointment: id,
    at: new Date(now),
    by,
    field: field as keyof typeof changes,
    before: textsOf(before),
    after: textsOf(after),
  }))
  if (rows.length > 0) await orm.insert(appointmentChange).values(rows)
}
