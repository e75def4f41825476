import { and, eq, isNull } from 'drizzle-orm'
import { acceptedReview, complaintBody, writtenTextBody } from '../../schemas/api/review.ts'
import { explainDays } from '../../schemas/reviews/review-status.ts'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import { type Membership, review } from '../database/tables/index.ts'
import { moveRow, stateChanged } from '../kit/cases/move-case.ts'
import { moverOf } from '../kit/cases/mover-of.ts'
import { place } from '../kit/company/place.ts'
import type { Orm } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { codeParam } from '../kit/input/query.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { wakeReviews } from './due-reviews.worker.ts'
import { notifyAuthor } from './notify.ts'
import { publishReviews } from './publish-reviews.ts'
import { reviews } from './reviews.case.ts'
import { isForStaff, isInPreview } from './staff-reviews.ts'
import { writeReply } from './write-reply.ts'

const common = {
  method: 'post',
  service: 'w-business',
  access: { section: 'reviews', action: 'write' },
  limits: [{ per: 'person' as const, times: 200, seconds: 3600 }],
  params: place.extend({ review: codeParam('review') }),
  answer: acceptedReview,
} as const

const findForStaff = async (orm: Orm, code: string, member: Membership) => {
  const [found] = await orm
    .select()
    .from(review)
    .where(and(eq(review.code, code), isForStaff(member)))
    .for('update')
  return found
}

/** The official answer to a review, once; moderated (F20). A doctor's answer is a draft, which other members of the clinic may send. */
export const answerReview = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/review/{review}/answer',
  summary: 'Answers a review in the name of the clinic, once; moderators read it first',
  body: writtenTextBody,
  act: async ({ body, params, member, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: body.TEXT })
    return transaction(async (orm) => {
      const found = await findForStaff(orm, params.review, member)
      if (!found) return undefined
      if (found.status === 'hidden') throw await stateChanged(orm, reviews, found.code)
      await writeReply(orm, { review: found, kind: 'answer', text: body.TEXT }, moverOf(member))
      return { REVIEW_CODE: found.code, STATUS: found.status }
    })
  },
})

/** A complaint (R94): the review stays visible with a mark, and its author has some days to explain. One for the same words. */
export const complainOfReview = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/review/{review}/complaint',
  access: { ...common.access, forClinic: true },
  summary: 'Complains of a published review; its author may explain, then it is decided',
  body: complaintBody,
  act: async ({ body, params, member, locale, transaction }) => {
    refuseProfanity(locale, { TEXT: body.TEXT })
    return transaction(async (orm) => {
      const found = await findForStaff(orm, params.review, member)
      if (!found) return undefined
      const until = new Date(Date.now() + explainDays * 86_400_000)
      const set = { complaint: body.REASON, complaintText: body.TEXT, explainUntil: until, explanation: null }
      const move = { ...moverOf(member), reason: body.TEXT, set }
      const disputed = await moveRow(orm, reviews, 'dispute', found.code, move, isNull(review.complaint))
      await notifyAuthor(orm, disputed, { template: 'review-disputed', until })
      await changed(orm, publishedReviews, disputed)
      await wakeReviews(orm)
      return { REVIEW_CODE: disputed.code, STATUS: disputed.status }
    })
  },
})

/** Ends the preview early: the clinic can let a review be published at once, and cannot stop it. */
export const releaseReview = defineCall({
  ...common,
  path: '/{companyCode}/{cabinetCode}/review/{review}/release',
  access: { ...common.access, forClinic: true },
  summary: 'Lets an approved review be published before the end of the preview',
  act: async ({ params, member, transaction }) =>
    transaction(async (orm) => {
      const found = await findForStaff(orm, params.review, member)
      if (!found) return undefined
      const [published] = await publishReviews(
        orm,
        and(eq(review.code, found.code), isInPreview),
        moverOf(member),
      )
      if (!published) throw await stateChanged(orm, reviews, found.code)
      return { REVIEW_CODE: published.code, STATUS: published.status }
    }),
})
