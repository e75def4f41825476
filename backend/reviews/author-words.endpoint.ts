import { z } from '@hono/zod-openapi'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { acceptedReview, writtenTextBody } from '../../schemas/api/review.ts'
import { isOwnReview } from '../accounts/index.ts'
import { review } from '../database/tables/index.ts'
import { stateChanged } from '../kit/cases/move-case.ts'
import { lockCompanyOf } from '../kit/company/lock-company.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'
import { reviews } from './reviews.case.ts'
import { writeReply } from './write-reply.ts'

const common = {
  method: 'post',
  service: 'w-front',
  access: 'person',
  limits: [{ per: 'person' as const, times: 60, seconds: 3600 }],
  params: z.object({ review: codeParam('review') }),
  body: writtenTextBody,
  answer: acceptedReview,
} as const

/** The author's reply to the clinic's answer, once; moderated. 409 `CONFLICT` before there is an answer. */
export const followUp = defineCall({
  ...common,
  path: '/v1/review/{review}/follow_up',
  summary: 'Says something to the clinic’s answer to one’s own review, once',
  act: async ({ body, params, person, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: body.TEXT })
    return transaction(async (orm) => {
      await lockCompanyOf(orm, review, isOwnReview(params.review, person.account))
      const [found] = await orm
        .select({ own: review, isShown: isShownReview as SQL<boolean> })
        .from(review)
        .where(isOwnReview(params.review, person.account))
        .for('update')
      if (!found) return undefined
      const { own, isShown } = found
      if (!isShown) throw await stateChanged(orm, reviews, own.code)
      if (own.answer === null) throw new ApiError('CONFLICT')
      const mover = { by: 'patient' as const, account: person.account.id }
      await writeReply(orm, { review: own, kind: 'follow-up', text: body.TEXT }, mover)
      return { REVIEW_CODE: own.code, STATUS: own.status }
    })
  },
})

/** The author's explanation after a complaint, once and in time; moderators decide then. */
export const explainReview = defineCall({
  ...common,
  path: '/v1/review/{review}/explanation',
  summary: 'Answers a clinic’s complaint of one’s own review, for moderators only',
  act: async ({ orm, body, params, person }) => {
    const own = isOwnReview(params.review, person.account)
    const [explained] = await orm
      .update(review)
      .set({ explanation: body.TEXT })
      .where(
        and(
          own,
          eq(review.status, 'disputed'),
          isNull(review.explanation),
          gt(review.explainUntil, sql`now()`),
        ),
      )
      .returning()
    if (explained) return { REVIEW_CODE: explained.code, STATUS: explained.status }
    const [found] = await orm.select({ status: review.status }).from(review).where(own)
    if (!found) return undefined
    throw new ApiError('CONFLICT', { data: { STATUS: found.status } })
  },
})
