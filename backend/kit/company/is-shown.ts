import { sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company } from '../tables/index.ts'

/**
 * The condition for companies whose data their own pages show: published ones, and the one whose staff prepare its site while it waits for
 * approval. It is never that of a list of many companies.
 */
export const isShown = sql<boolean>`(${company.isPublished} or ${company.code} = current_setting('shipa.prepared', true))`

/** Reads as if a company were published already. */
export const preparing = <T>(orm: Orm, code: string, read: (orm: Orm) => Promise<T>): Promise<T> =>
  orm.transaction(async (inner) => {
    await inner.execute(sql`select set_config('shipa.prepared', ${code}, true)`)
    return read(inner)
  })
