import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { outbox } from '../tables/index.ts'

/**
 * Deletes messages a week after they were sent, or a month after they were given up; the values of those that WhatsApp has not brought to a
 * phone, a day after they were sent.
 */
export async function deleteOldMessages(orm: Orm, now = sql`now()`): Promise<void> {
  await orm
    .update(outbox)
    .set({ params: {} })
    .where(and(eq(outbox.whatsapp, 'sent'), lt(outbox.sentAt, sql`${now} - interval '1 day'`)))
  await orm
    .delete(outbox)
    .where(
      or(
        lt(outbox.sentAt, sql`${now} - interval '7 days'`),
        and(isNull(outbox.nextAttemptAt), lt(outbox.createdAt, sql`${now} - interval '30 days'`)),
      ),
    )
}
