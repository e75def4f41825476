import { and, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { outbox } from '../tables/index.ts'

/** Deletes messages a week after they were sent, or a month after they were given up. */
export async function deleteOldMessages(orm: Orm, now = sql`now()`): Promise<void> {
  await orm
    .delete(outbox)
    .where(
      or(
        lt(outbox.sentAt, sql`${now} - interval '7 days'`),
        and(isNull(outbox.nextAttemptAt), lt(outbox.createdAt, sql`${now} - interval '30 days'`)),
      ),
    )
}
