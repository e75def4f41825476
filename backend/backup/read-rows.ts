import { sql } from 'drizzle-orm'
import type { Orm } from '../kit/database/database.ts'
import { readLines } from '../kit/outgoing/read-lines.ts'
import { quoted } from './catalog.ts'
import type { BackedUpTable } from './manifest.ts'

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
  yield* readLines(orm, sql`select ${line} as "line" from ${quoted(table)}`)
}
