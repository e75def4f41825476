import { and, eq, sql } from 'drizzle-orm'
import { company, companyDecision } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { readWaiting, type Waiting } from '../kit/database/queue.ts'

/** When a company entered its current status; null for one that was never decided on. */
export const statusSince = sql<string | null>`(
  select max(${companyDecision.at}) from ${companyDecision} where ${companyDecision.company} = ${company.code})`

/** Companies that wait for approval. */
export const waitingCompanies = (orm: Orm): Promise<Waiting> =>
  readWaiting(orm, company, {
    since: statusSince,
    where: and(eq(company.status, 'moderation'), eq(company.isDemo, false)),
  })
