import { z } from '@hono/zod-openapi'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { z as zod } from 'zod'
import {
  type ModeratedKind,
  moderatedKinds,
  writingDecision,
  writingDecisionBody,
} from '../../schemas/api/review.ts'
import { publishedComments } from '../../schemas/comments/comments.event.ts'
import { reviewCase } from '../../schemas/reviews/review.case.ts'
import { previewHours, type RejectReason, replyArrows } from '../../schemas/reviews/review-status.ts'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import { comment, membership, review, reviewReply } from '../database/tables/index.ts'
import { moveRows, stateChanged } from '../kit/cases/move-case.ts'
import { lockCompanyOf } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { allChanged, changed } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { closeDispute } from './close-dispute.ts'
import { wakeReviews } from './due-reviews.worker.ts'
import { waitsForModerator } from './moderated-writings.ts'
import { notifyAuthor, notifyClinic } from './notify.ts'
import { publishReviews } from './publish-reviews.ts'
import { reasonWords } from './reason-words.ts'
import { reviews } from './reviews.case.ts'

type Decision = Omit<zod.infer<typeof writingDecisionBody>, 'REASON'> & { REASON?: RejectReason | undefined }

/** True if it was decided now; false if another moderator was quicker, or the text was changed meanwhile. */
type Decide = (orm: Orm, id: string, decision: Decision, moderator: string) => Promise<boolean>

const reasonOf = ({ REASON, REASON_TEXT }: Decision) => ({
  reason: REASON ?? ('other' as const),
  reasonText: REASON_TEXT ?? null,
})

/**
 * Approves a review. It is published at once if visitors have seen it before or the clinic has no staff who could read it; otherwise at the
 * end of the preview, in which the clinic can prepare an answer but not stop the review (F19).
 */
const decideReview: Decide = async (orm, id, decision, account) => {
  const mover = { by: 'moderator', account } as const
  const waits = and(eq(review.code, id), eq(review.revision, decision.REVISION), waitsForModerator)
  if (decision.DECISION === 'reject') {
    const given = reasonOf(decision)
    const reason = given.reasonText ?? given.reason
    const [rejected] = await moveRows(orm, reviews, 'reject', waits, { ...mover, reason, set: given })
    if (!rejected) return false
    await notifyAuthor(orm, rejected, {
      template: 'review-rejected',
      reason: (locale) => reasonWords(given.reason, given.reasonText, locale),
    })
    return true
  }
  const staff = orm.select({ one: sql`1` }).from(membership).where(eq(membership.company, review.company))
  const at = new Date(Date.now() + previewHours * 3_600_000)
  const [approved] = await orm
    .update(review)
    .set({
      publishAt: sql`case when ${review.publishedAt} is null and ${exists(staff)} then ${at.toISOString()}::timestamptz else now() end`,
      // A visit is known without a document.
      ...(decision.PROOF && {
        proof: sql`case ${review.proof} when 'visit' then 'visit' else ${decision.PROOF} end`,
      }),
    })
    .where(waits)
    .returning()
  if (!approved?.publishAt) return false
  if (approved.publishAt.getTime() > Date.now()) {
    await notifyClinic(orm, approved, approved.publishAt)
    await changed(orm, reviewCase, approved)
    await wakeReviews(orm)
  } else await publishReviews(orm, eq(review.code, id), mover)
  return true
}

const decideDispute: Decide = async (orm, id, decision, account) => {
  const mover = { by: 'moderator', account } as const
  const outcome = decision.DECISION === 'publish' ? 'restore' : reasonOf(decision)
  return Boolean(await closeDispute(orm, id, outcome, mover, eq(review.revision, decision.REVISION)))
}

const decideReply =
  (kind: 'answer' | 'follow-up'): Decide =>
  async (orm, id, decision) => {
    const { from, to } = replyArrows[decision.DECISION]
    const [decided] = await orm
      .update(reviewReply)
      .set({ status: to, ...(to === 'rejected' && reasonOf(decision)) })
      .where(
        and(
          eq(reviewReply.review, id),
          eq(reviewReply.kind, kind),
          eq(reviewReply.revision, decision.REVISION),
          inArray(reviewReply.status, [...from]),
        ),
      )
      .returning()
    if (!decided) return false
    if (to === 'rejected') return true
    const [row] = await orm
      .update(review)
      .set(kind === 'answer' ? { answer: decided.text } : { followUp: decided.text })
      .where(eq(review.code, id))
      .returning()
    if (!row) return false
    if (kind === 'answer') await notifyAuthor(orm, row, { template: 'review-answered' })
    await allChanged(orm, [happened(publishedReviews, row), happened(reviewCase, row)])
    return true
  }

const decideComment: Decide = async (orm, id, decision) => {
  const { from, to } = replyArrows[decision.DECISION]
  const [decided] = await orm
    .update(comment)
    .set({ status: to, ...(to === 'rejected' && reasonOf(decision)) })
    .where(
      and(
        sql`${comment.id}::text = ${id}`,
        eq(comment.revision, decision.REVISION),
        inArray(comment.status, [...from] as 'new'[]),
      ),
    )
    .returning()
  if (!decided) return false
  if (to === 'published') await changed(orm, publishedComments, decided)
  return true
}

const decideBy: Record<ModeratedKind, Decide> = {
  review: decideReview,
  dispute: decideDispute,
  answer: decideReply('answer'),
  'follow-up': decideReply('follow-up'),
  comment: decideComment,
}

/** A moderator's decision. 409 if it was decided already, or its author has changed it meanwhile. */
export const decideWriting = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/moderation/reviews/{kind}/{writing}/decision',
  summary: 'Publishes or rejects a review, an answer or a comment, or decides a dispute',
  access: 'moderator',
  limits: [{ per: 'person', times: 600, seconds: 3600 }],
  params: z.object({ kind: z.enum(moderatedKinds), writing: requestText }),
  body: writingDecisionBody,
  answer: writingDecision,
  act: async ({ body, params: { kind, writing }, person, transaction }) =>
    transaction(async (orm) => {
      await lockCompanyOf(orm, review, eq(review.code, writing))
      if (await decideBy[kind](orm, writing, body, person.account.id)) return { KIND: kind, ID: writing }
      // Replies and comments are not cases yet: no history says who decided.
      if (kind === 'review' || kind === 'dispute') throw await stateChanged(orm, reviews, writing)
      throw new ApiError('CONFLICT')
    }),
})
