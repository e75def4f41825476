import { type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'

/** How large a batch of rows is to be, in characters: rows of some tables are whole sites. */
const batchSize = 1_000_000
const firstRows = 20
const mostRows = 5000

/**
 * The texts that a query selects as `line`, in batches that need little memory however many there are. Called in a transaction, one after
 * the other.
 */
export async function* readLines(orm: Orm, query: SQL): AsyncGenerator<string[]> {
  await orm.execute(sql`declare rows_to_read no scroll cursor for ${query}`)
  let count = firstRows
  for (;;) {
    const answer: unknown = await orm.execute(sql`fetch ${sql.raw(String(count))} from rows_to_read`)
    const { rows } = answer as { rows: { line: string }[] }
    if (rows.length === 0) break
    const lines = rows.map((row) => row.line)
    yield lines
    const size = lines.reduce((sum, one) => sum + one.length, 0)
    count = Math.min(mostRows, Math.max(1, Math.floor((batchSize * rows.length) / size)))
  }
  await orm.execute(sql`close rows_to_read`)
}
