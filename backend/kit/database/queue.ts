import { asc, count, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ModerationQueue } from '../../../schemas/moderation/queue-definition.ts'
import type { Orm } from './database.ts'

/** How many things wait in a queue, and since when the first of them does; null in an empty queue. */
export type Waiting = { count: number; since: Date | null }

/** A queue of moderators as its subject counts it: `<subject>/<name>.queue.ts` exports a list of them as `queues`. */
export type CountedQueue = { name: ModerationQueue; count: (orm: Orm) => Promise<Waiting> }

/** Reads a queue: the rows of a table that wait, and the column or expression of the instant since when each does. */
export async function readWaiting(
  orm: Orm,
  table: PgTable,
  { since, where }: { since: PgColumn | SQL<string | null>; where: SQL | undefined },
): Promise<Waiting> {
  const [first] = await orm
    .select({
      since: sql<string | Date | null>`${since}`,
      count: sql<number>`(${count()} over ())::int`,
    })
    .from(table)
    .where(where)
    .orderBy(asc(since))
    .limit(1)
  return { count: first?.count ?? 0, since: first?.since ? new Date(first.since) : null }
}
