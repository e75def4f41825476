import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { outbox } from '../tables/index.ts'

export type Row = typeof outbox.$inferSelect

/** Lease of a worker on its messages; if the worker dies, others take them afterwards. */
const leaseMinutes = 5

/** Messages that are sent concurrently. */
const batch = 10

/**
 * Takes messages that are due at `now` and counts an attempt; each goes to one worker of any process. They
 * are leased rather than locked, so that no transaction stays open while a mail server responds.
 */
export function leaseDue(orm: Orm, now: SQL): Promise<Row[]> {
  // Within `in (…)` Postgres may run the query more than once and lock too many rows.
  const due = orm
    .$with('due')
    .as(
      orm
        .select({ id: outbox.id })
        .from(outbox)
        .where(sql`${outbox.nextAttemptAt} <= ${now}`)
        .orderBy(outbox.nextAttemptAt)
        .limit(batch)
        .for('update', { skipLocked: true }),
    )
  return orm
    .with(due)
    .update(outbox)
    .set({
      attempts: sql`${outbox.attempts} + 1`,
      nextAttemptAt: sql`${now} + make_interval(mins => ${leaseMinutes})`,
    })
    .from(due)
    .where(eq(outbox.id, due.id))
    .returning(getTableColumns(outbox))
}
