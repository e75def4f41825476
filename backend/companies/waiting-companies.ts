import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { company, companyDecision } from '../database/tables/index.ts'
import type { Waiting } from '../moderation/queue.ts'

/** When a company entered its current status; null for one that was never decided on. */
export const statusSince = sql<string | null>`(
  select max(${companyDecision.at}) from ${companyDecision} where ${companyDecision.company} = ${company.code})`

/** Companies that wait for approval. */
export async function waitingCompanies(orm: Orm): Promise<Waiting> {
  const [first] = await orm
    .select({ since: statusSince, count: sql<number>`(${count()} over ())::int` })
    .from(company)
    .where(and(eq(company.status, 'moderation'), eq(company.isDemo, false)))
    .orderBy(asc(statusSince))
    .limit(1)
  return { count: first?.count ?? 0, since: first?.since ? new Date(first.since) : null }
}
