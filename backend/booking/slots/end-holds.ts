import { and, eq, lte, or } from 'drizzle-orm'
import { appointment } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** Deletes the holds of a company that are over, and one that its owner gives up, so that none blocks the next statements of the transaction. */
export async function endHolds(orm: Orm, company: string, now: number, own?: string): Promise<void> {
  await orm
    .delete(appointment)
    .where(
      and(
        eq(appointment.company, company),
        eq(appointment.status, 'hold'),
        or(
          lte(appointment.expiresAt, new Date(now)),
          own === undefined ? undefined : eq(appointment.id, own),
        ),
      ),
    )
}
