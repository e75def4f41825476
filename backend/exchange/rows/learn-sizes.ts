import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Orm } from '../../kit/database/database.ts'

/** After how many rows, and each time after four times as many, the sizes of tables are learned. */
const firstLearned = 200

/**
 * Has Postgres look at tables anew whenever an import has added four times as many rows. By what it knows of a few rows it reads all of them, for each
 * batch: a connection keeps the way in which it checks foreign keys, and rows of an import are sorted where an index has their order.
 */
export async function learnSizes(
  orm: Orm,
  tables: readonly PgTable[],
  before: number,
  added: number,
): Promise<void> {
  let next = firstLearned
  while (next <= before) next *= 4
  if (before + added >= next) for (const table of tables) await orm.execute(sql`analyze ${table}`)
}
