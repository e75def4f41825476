import { inArray } from 'drizzle-orm'
import { reviewCase } from '../../schemas/reviews/review.case.ts'
import { reviewAnswerCase } from '../../schemas/reviews/review-answer.case.ts'
import { reviewFollowUpCase } from '../../schemas/reviews/review-follow-up.case.ts'
import type { ReplyKind } from '../../schemas/reviews/review-status.ts'
import { review, reviewReply, reviewReplyMove } from '../database/tables/index.ts'
import { type CaseServer, historyIn, serveCase } from '../kit/cases/case-server.ts'
import type { Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { keptReasonInWords } from './reason-words.ts'

type Reply = typeof reviewReply.$inferSelect

const common = {
  table: reviewReply,
  key: reviewReply.id,
  state: reviewReply.status,
  history: historyIn(reviewReplyMove),
  reasonInWords: keptReasonInWords,
  moved: async (orm: Orm, rows: readonly Reply[]) => {
    const codes = rows.map((row) => row.review)
    const about = await orm
      .selectDistinct({ company: review.company })
      .from(review)
      .where(inArray(review.code, codes))
    await allChanged(
      orm,
      about.map((one) => happened(reviewCase, one)),
    )
  },
}

/** Moves of a clinic's answer to a review; each notifies the clinic's staff. */
export const answers = serveCase({ ...common, definition: reviewAnswerCase })

/** Moves of what the author of a review says to the answer; each notifies the clinic's staff. */
export const followUps = serveCase({ ...common, definition: reviewFollowUpCase })

/** The moves of each kind of reply. */
export const replies: Record<ReplyKind, CaseServer<string, string, typeof reviewReply>> = {
  answer: answers,
  'follow-up': followUps,
}
