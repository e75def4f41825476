import { and, eq, lt, sql } from 'drizzle-orm'
import {
  appointment,
  confirmation,
  documentCheck,
  rateLimit,
  session,
  usedProof,
  waitingList,
} from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/**
 * Deletes expired codes, links, counters and proofs. Sessions are deleted three months later
 * (`isKnownDevice`), checks of documents after a year.
 */
export async function deleteExpired(orm: Orm): Promise<void> {
  const now = sql`now()`
  await orm.delete(session).where(lt(session.expiresAt, sql`now() - interval '90 days'`))
  // A registration is stored for a day, longer than its code is valid.
  const yesterday = sql`now() - interval '1 day'`
  await orm
    .delete(confirmation)
    .where(and(lt(confirmation.expiresAt, now), lt(confirmation.createdAt, yesterday)))
  await orm.delete(rateLimit).where(lt(rateLimit.resetsAt, now))
  await orm.delete(documentCheck).where(lt(documentCheck.at, sql`now() - interval '1 year'`))
  // A person who comes back a little later is still offered free slots near to their own.
  await orm
    .delete(appointment)
    .where(and(eq(appointment.status, 'hold'), lt(appointment.expiresAt, sql`now() - interval '1 hour'`)))
  await orm.delete(waitingList).where(lt(waitingList.until, sql`current_date - 1`))
  await orm.delete(usedProof).where(lt(usedProof.expiresAt, now))
}
