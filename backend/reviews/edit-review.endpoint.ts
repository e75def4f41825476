import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import { acceptedReview, editedReviewBody } from '../../schemas/api/review.ts'
import { aspectsOf, fieldsOfAspects } from '../../schemas/reviews/review-aspects.ts'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import { isOwnReview } from '../accounts/index.ts'
import { review } from '../database/tables/index.ts'
import { moveRow } from '../kit/cases/move-case.ts'
import { lockCompanyOf } from '../kit/company/lock-company.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { reviews } from './reviews.case.ts'

/**
 * The author's new words, which wait for a moderator again (S-REV). The published words are kept for the moderator to compare, until the
 * new ones are decided. Ratings of aspects stay unless they are named; an empty one goes. 409 while the review is disputed.
 */
export const editReview = defineCall({
  method: 'put',
  service: 'w-front',
  path: '/v1/review/{review}',
  summary:
    'Changes one’s own review, which is moderated again: ratings of aspects that are absent stay, empty ones go',
  access: 'person',
  limits: [{ per: 'person', times: 60, seconds: 3600 }],
  params: z.object({ review: codeParam('review') }),
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
      const { rating, aspects, text, visitDate } = before
      const set = {
        rating: body.RATING,
        // What the body has, and be it empty, replaces what there was.
        aspects: aspectsOf({ ...fieldsOfAspects(aspects), ...body }),
        text: body.TEXT,
        visitDate: body.VISIT_DATE,
        revision: sql`${review.revision} + 1`,
        // Several edits in a row are compared with the version that was decided last.
        previous: before.status === 'new' ? before.previous : { rating, aspects, text, visitDate },
        editedAt: sql`now()`,
        publishAt: null,
        reason: null,
        reasonText: null,
        complaint: null,
        complaintText: null,
        explanation: null,
      }
      const move = { by: 'patient' as const, account: person.account.id, set }
      const after = await moveRow(orm, reviews, 'edit', before.code, move)
      if (before.status === 'published') await changed(orm, publishedReviews, after)
      return { REVIEW_CODE: after.code, STATUS: after.status }
    })
  },
})
