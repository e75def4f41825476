import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { outbox } from '../database/tables/index.ts'

export type Row = typeof outbox.$inferSelect

/** How long a worker has for what it has taken; who dies with it leaves it to the others after that. */
const leaseMinutes = 5

/** Messages that are sent at once. */
const batch = 10

/**
 * Messages that are due at `now`, with one attempt more: each goes to one worker, of any process. They are leased and
 * not locked, so that nothing of the database is held while a mail server thinks.
 */
export function takeDue(orm: Orm, now: SQL): Promise<Row[]> {
  // In an `in (…)` Postgres may run the query more than once, and lock more than it was asked to.
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
