import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { StaffReviewState } from '../../schemas/api/review.ts'
import { previewHours } from '../../schemas/reviews/review-status.ts'
import { type Membership, review, reviewReply } from '../database/tables/index.ts'
import { ownDoctor } from '../kit/access/own-doctor.ts'

/** An approved review that the clinic sees before it is published (F19). */
export const isInPreview = and(eq(review.status, 'new'), isNotNull(review.publishAt))

/** When the clinic was shown a review first: at the beginning of its preview, or with everybody. */
export const seenSince =
  sql<Date>`coalesce(${review.publishAt} - make_interval(hours => ${sql.raw(String(previewHours))}), ${review.publishedAt})`.mapWith(
    review.publishedAt,
  )

const isUnderWay = sql`exists (select from ${reviewReply} where ${reviewReply.review} = ${review.code}
  and ${reviewReply.kind} = 'answer' and ${reviewReply.status} in ('new', 'published'))`

/** Reviews without an answer that visitors see or soon will. */
const waitsForAnswer = and(
  or(inArray(review.status, ['published', 'disputed']), isInPreview),
  isNull(review.answer),
  sql`not ${isUnderWay}`,
)

export const staffFilters: Record<StaffReviewState, SQL | undefined> = {
  waiting: waitsForAnswer,
  disputed: eq(review.status, 'disputed'),
  all: undefined,
}

/**
 * Reviews that the staff of a clinic see: those that are published, will be, or were hidden after a complaint; never one that no moderator
 * has read. A doctor sees those of their own card (D-PERM).
 */
export function isForStaff(member: Membership): SQL | undefined {
  const own = ownDoctor(member)
  return and(
    eq(review.company, member.company),
    or(inArray(review.status, ['published', 'disputed', 'hidden']), isInPreview),
    own === undefined ? undefined : eq(review.specialist, own ?? ''),
  )
}
