import { desc, eq } from 'drizzle-orm'
import { companyCase } from '../../schemas/companies/company.case.ts'
import type { CompanyStatus } from '../../schemas/companies/company-status.ts'
import { company, companyDecision } from '../database/tables/index.ts'
import { type CaseHistory, serveCase } from '../kit/cases/case-server.ts'

/** The history of companies begins with the registration, and has the status of each decision. */
const history: CaseHistory = {
  keep: (orm, moves) =>
    orm.insert(companyDecision).values(
      moves.map(({ row, to, account, reason }) => ({
        company: row,
        status: to as CompanyStatus,
        reason,
        by: account,
      })),
    ),
  last: async (orm, row) => {
    const [last] = await orm
      .select({ status: companyDecision.status, at: companyDecision.at })
      .from(companyDecision)
      .where(eq(companyDecision.company, row))
      .orderBy(desc(companyDecision.id))
      .limit(1)
    return last && { by: last.status === 'moderation' ? 'clinic' : 'moderator', at: last.at }
  },
}

/** Moves of a company (S-COMPANY). */
export const companies = serveCase({
  definition: companyCase,
  table: company,
  key: company.code,
  state: company.status,
  history,
})
