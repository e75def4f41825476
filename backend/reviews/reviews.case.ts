import { reviewCase } from '../../schemas/reviews/review.case.ts'
import { review, reviewMove } from '../database/tables/index.ts'
import { historyIn, serveCase } from '../kit/cases/case-server.ts'
import { keptReasonInWords } from './reason-words.ts'

export type Review = typeof review.$inferSelect

/** Moves of a review (S-REV); each notifies the clinic's staff. */
export const reviews = serveCase({
  definition: reviewCase,
  table: review,
  key: review.code,
  state: review.status,
  history: historyIn(reviewMove),
  reasonInWords: keptReasonInWords,
})
