import { and, gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Orm } from './database.ts'

/** What a journal got in the last ten minutes; `at` is its time. */
export const justNoted = (at: PgColumn): SQL => gt(at, sql`now() - interval '10 minutes'`)

/**
 * Whether a journal got a row that fits `like` in the last ten minutes; `at` is its time. Lock what is opened before, so that of two
 * concurrent requests the second sees the row of the first.
 */
export async function wasJustNoted(orm: Orm, at: PgColumn, ...like: (SQL | undefined)[]): Promise<boolean> {
  const [recent] = await orm
    .select({ at })
    .from(at.table)
    .where(and(justNoted(at), ...like))
    .limit(1)
  return recent !== undefined
}
