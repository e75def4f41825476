import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../kit/database/database.ts'

/** How many rows of a table are in each state, among those of `where`; a state without a condition counts all of them. */
export async function countByState<State extends string>(
  orm: Orm,
  table: PgTable,
  { states, where }: { states: Readonly<Record<State, SQL | undefined>>; where: SQL | undefined },
): Promise<Record<State, number>> {
  const counted = Object.entries<SQL | undefined>(states).map(([state, condition]) => [
    state,
    sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`,
  ])
  const [row] = await orm
    .select(Object.fromEntries(counted) as Record<State, SQL<number>>)
    .from(table)
    .where(where)
  // A count without groups has a row always.
  return row as Record<State, number>
}
