import { and, eq, min, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { siteChange, siteVersion } from '../database/tables/index.ts'

/** When the first change after the newest version of a site was saved; null if there is none. */
export async function unpublishedSince(orm: Orm, company: string): Promise<Date | null> {
  const newest = orm
    .select({ at: sql`coalesce(max(${siteVersion.at}), '-infinity')` })
    .from(siteVersion)
    .where(eq(siteVersion.company, company))
  const [row] = await orm
    .select({ at: min(siteChange.at) })
    .from(siteChange)
    .where(and(eq(siteChange.company, company), sql`${siteChange.at} > (${newest})`))
  return row?.at ?? null
}
