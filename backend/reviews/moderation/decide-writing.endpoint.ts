import { z } from '@hono/zod-openapi'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { z as zod } from 'zod'
import {
  type ModeratedKind,
  moderatedKinds,
  writingDecision,
  writingDecisionBody,
} from '../../../schemas/api/review.ts'
import { publishedComments } from '../../../schemas/comments/comments.event.ts'
import { reviewCase } from '../../../schemas/reviews/review.case.ts'
import { previewHours, type RejectReason, type ReplyKind } from '../../../schemas/reviews/review-status.ts'
import { publishedReviews } from '../../../schemas/reviews/reviews.event.ts'
import { commentCases } from '../../comments/index.ts'
import { comment, membership, review, reviewReply } from '../../database/tables/index.ts'
import { moveRow, stateChanged } from '../../kit/cases/move-case.ts'
import { lockCompanyOf } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { changed } from '../../kit/events/changed.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { requestText } from '../../kit/input/query.ts'
import { todayAt } from '../../shared/shown/today-of.ts'
import { closeDispute } from '../close-dispute.ts'
import { wakeReviews } from '../due-reviews.worker.ts'
import { notifyAuthor, notifyClinic } from '../notify.ts'
import { publishReviews } from '../publish-reviews.ts'
import { reasonWords } from '../reason-words.ts'
import { replies } from '../replies.case.ts'
import { reviews } from '../reviews.case.ts'
import { waitsForModerator } from './moderated-writings.ts'

type Decision = Omit<zod.infer<typeof writingDecisionBody>, 'REASON'> & { REASON?: RejectReason | undefined }

/** Decides a text; throws 409 `STATE_CHANGED` if it was decided already, or its author has changed it meanwhile. */
type Decide = (orm: Orm, id: string, decision: Decision, moderator: string) => Promise<void>

const reasonOf = ({ REASON, REASON_TEXT }: Decision) => ({
  reason: REASON ?? ('other' as const),
  reasonText: REASON_TEXT ?? null,
})

/** The same of a publication too, which has no reason. */
const reasonOrNone = (decision: Decision) =>
  decision.DECISION === 'reject' ? reasonOf(decision) : { reason: null, reasonText: null }

/**
 * Approves a review. It is published at once if visitors have seen it before or the clinic has no staff who could read it; otherwise at the
 * end of the preview, in which the clinic can prepare an answer but not stop the review (F19).
 */
const decideReview: Decide = async (orm, id, decision, account) => {
  const mover = { by: 'moderator', account } as const
  const waits = and(eq(review.revision, decision.REVISION), waitsForModerator)
  if (decision.DECISION === 'reject') {
    const set = reasonOf(decision)
    const reason = set.reasonText ?? set.reason
    const rejected = await moveRow(orm, reviews, 'reject', id, { ...mover, reason, set }, waits)
    return notifyAuthor(orm, rejected, {
      template: 'review-rejected',
      reason: (locale) => reasonWords(set.reason, set.reasonText, locale),
    })
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
    .where(and(eq(review.code, id), waits))
    .returning()
  if (!approved?.publishAt) throw await stateChanged(orm, reviews, id)
  if (approved.publishAt.getTime() > Date.now()) {
    await notifyClinic(orm, approved, approved.publishAt)
    await changed(orm, reviewCase, approved)
    await wakeReviews(orm)
  } else await publishReviews(orm, eq(review.code, id), mover)
}

const decideDispute: Decide = async (orm, id, decision, account) => {
  const mover = { by: 'moderator', account } as const
  const outcome = decision.DECISION === 'publish' ? 'restore' : reasonOf(decision)
  const closed = await closeDispute(orm, id, outcome, mover, eq(review.revision, decision.REVISION))
  if (!closed) throw await stateChanged(orm, reviews, id)
}

const decideReply =
  (kind: ReplyKind): Decide =>
  async (orm, code, decision, account) => {
    const isOfReview = and(eq(reviewReply.review, code), eq(reviewReply.kind, kind))
    const [found] = await orm.select({ id: reviewReply.id }).from(reviewReply).where(isOfReview)
    if (!found) throw new ApiError('NOT_FOUND')
    const set = reasonOrNone(decision)
    const move = { by: 'moderator' as const, account, reason: set.reasonText ?? set.reason, set }
    const isRead = eq(reviewReply.revision, decision.REVISION)
    const { text, status } = await moveRow(orm, replies[kind], decision.DECISION, found.id, move, isRead)
    if (status !== 'published') return
    const [row] = await orm
      .update(review)
      .set(kind === 'answer' ? { answer: text, answeredOn: todayAt(review.company) } : { followUp: text })
      .where(eq(review.code, code))
      .returning()
    if (!row) throw new ApiError('NOT_FOUND')
    if (kind === 'answer') await notifyAuthor(orm, row, { template: 'review-answered' })
    await changed(orm, publishedReviews, row)
  }

const decideComment: Decide = async (orm, id, decision, account) => {
  if (!z.uuid().safeParse(id).success) throw new ApiError('NOT_FOUND')
  const set = reasonOrNone(decision)
  const move = { by: 'moderator' as const, account, reason: set.reason, set }
  const isRead = eq(comment.revision, decision.REVISION)
  const decided = await moveRow(orm, commentCases, decision.DECISION, id, move, isRead)
  if (decided.status === 'published') await changed(orm, publishedComments, decided)
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
  params: z.object({
    kind: z.enum(moderatedKinds).describe('What was written.'),
    writing: requestText.describe('Code of the review, answer, question or comment.'),
  }),
  body: writingDecisionBody,
  answer: writingDecision,
  act: async ({ body, params: { kind, writing }, person, transaction }) =>
    transaction(async (orm) => {
      await lockCompanyOf(orm, review, eq(review.code, writing))
      await decideBy[kind](orm, writing, body, person.account.id)
      return { KIND: kind, ID: writing }
    }),
})
