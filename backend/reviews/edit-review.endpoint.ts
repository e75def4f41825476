import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { acceptedReview, editedReviewBody } from '../../schemas/api/review.ts'
import { tags } from '../../schemas/tags.ts'
import { review } from '../database/tables/index.ts'
import { lockCompanyOf } from '../kit/company/lock-company.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { invalidate } from '../kit/invalidation/invalidate.ts'
import { refuseProfanity } from '../profanity/refuse-profanity.ts'
import { moveReviews } from './move-review.ts'
import { isOwnReview } from './own-review.ts'

/**
 * The author's new words, which wait for a moderator again (S-REV). The published words are kept for the moderator to compare, until the
 * new ones are decided. 409 while the review is disputed.
 */
export const editReview = defineCall({
  method: 'put',
  service: 'w-front',
  path: '/v1/review/{review}',
  summary: 'Changes one’s own review, which is moderated again',
  access: 'person',
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: z.object({ review: requestText }),
  body: editedReviewBody,
  answer: acceptedReview,
  act: async ({ body, params, person, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: body.TEXT })
    return transaction(async (orm) => {
      await lockCompanyOf(orm, review, isOwnReview(params.review, person.account))
      const [before] = await orm
        .select()
        .from(review)
        .where(isOwnReview(params.review, person.account))
        .for('update')
      if (!before) return undefined
      const { rating, text, visitDate } = before
      const [after] = await moveReviews(orm, 'edit', eq(review.code, before.code), {
        rating: body.RATING,
        text: body.TEXT,
        visitDate: body.VISIT_DATE,
        revision: sql`${review.revision} + 1`,
        // Several edits in a row are compared with what was decided last.
        previous: before.status === 'new' ? before.previous : { rating, text, visitDate },
        editedAt: sql`now()`,
        publishAt: null,
        reason: null,
        reasonText: null,
        complaint: null,
        complaintText: null,
        explanation: null,
      })
      if (!after) throw new ApiError('CONFLICT', { data: { STATUS: before.status } })
      if (before.status === 'published') await invalidate(orm, [tags.reviews(after.company)])
      return { REVIEW_CODE: after.code, STATUS: after.status }
    })
  },
})
