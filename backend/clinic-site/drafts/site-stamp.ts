import { desc, eq, max, sql } from 'drizzle-orm'
import {
  company as companyTable,
  siteApproval,
  siteComment,
  siteSchedule,
  siteVersion,
} from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isOff } from '../../shared/shown/is-taken-down.ts'

/** A text that changes with the published site of a company, its schedule, its request to publish, and its comments. */
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
    .select({ state: sql`${siteApproval.number} || ' ' || ${siteApproval.state}` })
    .from(siteApproval)
    .where(eq(siteApproval.company, company))
    .orderBy(desc(siteApproval.number))
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
