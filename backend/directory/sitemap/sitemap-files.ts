import { z } from '@hono/zod-openapi'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from '../../kit/database/database.ts'

/** Columns that order a list and that no two of its rows have alike. */
type Keys = readonly PgColumn[]

/** Stands between the parts of a key; codes and slugs do not have it. */
const between = '~'

/** The key of the row that a file of the sitemap (R118) begins with, as addresses and answers have it. */
export const fileKey = z.string().min(1).max(250)

const listOf = (parts: readonly SQLWrapper[]): SQL => sql.join([...parts], sql`, `)

/** The key of each row of a list, and its place from 1 on. */
export const keyColumns = (keys: Keys) => ({
  key: sql<string>`concat_ws(${between}, ${listOf(keys)})`.as('key'),
  place: sql<string>`row_number() over (order by ${listOf(keys)})`.as('place'),
})

/** The condition for rows from a key on; undefined without a key. */
export function startsAt(keys: Keys, from: string | undefined): SQL | undefined {
  if (from === undefined) return undefined
  const parts = from.split(between)
  return sql`(${listOf(keys)}) >= (${listOf(keys.map((_, index) => sql`${parts[index] ?? ''}`))})`
}

/** The rows of a file; none if no row has the key, so that there are no more files than rows. */
export const fileFrom = <Row extends { key: string }>(rows: Row[], from: string | undefined): Row[] =>
  from === undefined || rows[0]?.key === from ? rows : []

/** The keys that the files of a list with `keyColumns` begin with, if each has `size` rows; none for an empty list. */
export async function readStarts(orm: Orm, rows: SQLWrapper, size: number): Promise<string[]> {
  const starts = await orm
    .select({ key: sql<string>`key` })
    .from(sql`(${rows.getSQL()}) as rows`)
    .where(sql`(place - 1) % ${size}::int = 0`)
    .orderBy(sql`place`)
  return starts.map(({ key }) => key)
}
