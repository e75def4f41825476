import { eq } from 'drizzle-orm'
import { claimCase } from '../../schemas/claims/claim.case.ts'
import { companyClaim } from '../database/tables/index.ts'
import { type CaseHistory, serveCase } from '../kit/cases/case-server.ts'

/** A claim is decided once, so the row itself keeps the moderator, the time and the reason. */
const history: CaseHistory = {
  keep: async (orm, moves) => {
    for (const { row, account, reason } of moves)
      await orm
        .update(companyClaim)
        .set({ by: account, decidedAt: new Date(), reason })
        .where(eq(companyClaim.id, Number(row)))
  },
  last: async (orm, row) => {
    const [claim] = await orm
      .select({ at: companyClaim.decidedAt })
      .from(companyClaim)
      .where(eq(companyClaim.id, Number(row)))
    return claim?.at ? { by: 'moderator', at: claim.at } : undefined
  },
}

/** Moves of a request to take a company over. */
export const claims = serveCase({
  definition: claimCase,
  table: companyClaim,
  key: companyClaim.id,
  state: companyClaim.status,
  history,
})
