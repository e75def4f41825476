import { sql } from 'drizzle-orm'
import type { Orm } from '../kit/database/database.ts'
import { quoted, rowsOf } from './catalog.ts'
import type { BackedUpTable } from './manifest.ts'

/** How large a batch of rows is to be, in characters: rows of some tables are whole sites. */
const batchSize = 1_000_000
const firstRows = 20
const mostRows = 5000

/**
 * The rows of a table in batches that need little memory, each a list of lines: a JSON array with the values of a row as text, in the form
 * in which Postgres reads any of its types back exactly. Called in a transaction.
 */
export async function* readRows(orm: Orm, table: BackedUpTable): AsyncGenerator<string[]> {
  if (table.columns.length === 0) return
  const values = sql.join(
    table.columns.map((column) => sql`${sql.identifier(column)}::text`),
    sql`, `,
  )
  // More than 100 arguments are too many for one function.
  const line = sql`to_json(array[${values}])::text`
  await orm.execute(
    sql`declare backup_rows no scroll cursor for select ${line} as "line" from ${quoted(table)}`,
  )
  let count = firstRows
  for (;;) {
    const rows = await rowsOf<{ line: string }>(orm, sql`fetch ${sql.raw(String(count))} from backup_rows`)
    if (rows.length === 0) break
    const lines = rows.map((row) => row.line)
    yield lines
    const size = lines.reduce((sum, one) => sum + one.length, 0)
    count = Math.min(mostRows, Math.max(1, Math.floor((batchSize * rows.length) / size)))
  }
  await orm.execute(sql`close backup_rows`)
}
