import { commentCase } from '../../schemas/comments/comment.case.ts'
import { comment } from '../database/tables/index.ts'
import { historyInRow, serveCase } from '../kit/cases/case-server.ts'

/** Moves of a comment, which is decided once. */
export const commentCases = serveCase({
  definition: commentCase,
  table: comment,
  key: comment.id,
  state: comment.status,
  history: historyInRow('moderator', {
    key: comment.id,
    account: comment.by,
    at: comment.decidedAt,
    reason: comment.reason,
  }),
})
