import { approvalCase } from '../../../schemas/draft/approval.case.ts'
import { siteApproval } from '../../database/tables/index.ts'
import { historyInRow, serveCase } from '../../kit/cases/case-server.ts'

/** Moves of a request to publish a site, which is ended once. */
export const approvals = serveCase({
  definition: approvalCase,
  table: siteApproval,
  key: siteApproval.id,
  state: siteApproval.state,
  history: historyInRow('clinic', {
    key: siteApproval.id,
    account: siteApproval.decidedBy,
    at: siteApproval.decidedAt,
    reason: siteApproval.answer,
  }),
})
