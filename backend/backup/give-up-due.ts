import { and, isNotNull, lte, sql } from 'drizzle-orm'
import type { Orm } from '../kit/database/database.ts'
import { outbox } from '../kit/tables/index.ts'

/**
 * Gives up all messages that are due, which the system has sent already, or which nobody waits for any more; returns how many. Those that
 * are due later stay.
 */
export async function giveUpDue(orm: Orm): Promise<number> {
  const given = await orm
    .update(outbox)
    .set({
      nextAttemptAt: null,
      params: {},
      lastError: 'not sent: it was due before the database was restored',
    })
    .where(and(isNotNull(outbox.nextAttemptAt), lte(outbox.nextAttemptAt, sql`now()`)))
    .returning({ id: outbox.id })
  return given.length
}
