import { desc, eq, max, sql } from 'drizzle-orm'
import {
  company as companyTable,
  siteComment,
  siteReview,
  siteSchedule,
  siteVersion,
} from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isOff } from '../../shared/shown/is-taken-down.ts'

/** Another text whenever what visitors see of a site, what is scheduled or asked for, is decided anew, or something is said about it; it says nothing else. */
export async function siteStamp(orm: Orm, company: string): Promise<string> {
  const newest = orm
    .select({ number: max(siteVersion.number) })
    .from(siteVersion)
    .where(eq(siteVersion.company, company))
  const scheduled = orm
    .select({ state: sql`${siteSchedule.at} || ' ' || (${siteSchedule.problems} is null)` })
    .from(siteSchedule)
    .where(eq(siteSchedule.company, company))
  const asked = orm
    .select({ state: sql`${siteReview.number} || ' ' || ${siteReview.state}` })
    .from(siteReview)
    .where(eq(siteReview.company, company))
    .orderBy(desc(siteReview.number))
    .limit(1)
  const said = orm
    .select({ number: sql`count(*) || ' ' || count(${siteComment.resolvedAt})` })
    .from(siteComment)
    .where(eq(siteComment.company, company))
  const [row] = await orm
    .select({
      stamp: sql<string>`concat_ws(' ', (${newest}), ${isOff}, (${scheduled}), (${asked}), (${said}))`,
    })
    .from(companyTable)
    .where(eq(companyTable.code, company))
  return row?.stamp ?? ''
}
