import { and, inArray, isNotNull, ne } from 'drizzle-orm'
import { claimCase } from '../../schemas/claims/claim.case.ts'
import { companyClaim } from '../database/tables/index.ts'
import { type CaseHistory, historyInRow, serveCase } from '../kit/cases/case-server.ts'

/** A claim is decided once, so the row itself keeps the moderator, the time and the reason. */
const history: CaseHistory = {
  ...historyInRow('moderator', {
    key: companyClaim.id,
    account: companyClaim.by,
    at: companyClaim.decidedAt,
    reason: companyClaim.reason,
  }),
  read: async (orm, rows) => {
    const decided = await orm
      .select()
      .from(companyClaim)
      .where(
        and(
          inArray(companyClaim.id, rows.map(Number)),
          ne(companyClaim.status, 'waiting'),
          isNotNull(companyClaim.decidedAt),
        ),
      )
    return decided.flatMap(({ id, status, by, decidedAt: at, reason }) =>
      at
        ? {
            row: `${id}`,
            arrow: status === 'approved' ? 'approve' : 'reject',
            from: 'waiting',
            to: status,
            by: 'moderator' as const,
            account: by,
            reason,
            at,
          }
        : [],
    )
  },
}

/** Moves of a request to take a company over, which is decided once. */
export const claims = serveCase({
  definition: claimCase,
  table: companyClaim,
  key: companyClaim.id,
  state: companyClaim.status,
  history,
})
