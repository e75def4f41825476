import { claimCase } from '../../schemas/claims/claim.case.ts'
import { companyClaim } from '../database/tables/index.ts'
import { historyInRow, serveCase } from '../kit/cases/case-server.ts'

/** Moves of a request to take a company over, which is decided once. */
export const claims = serveCase({
  definition: claimCase,
  table: companyClaim,
  key: companyClaim.id,
  state: companyClaim.status,
  history: historyInRow('moderator', {
    key: companyClaim.id,
    account: companyClaim.by,
    at: companyClaim.decidedAt,
    reason: companyClaim.reason,
  }),
})
