import { and, eq, sql } from 'drizzle-orm'
import type { ReplyKind } from '../../schemas/reviews/review-status.ts'
import { reviewReply } from '../database/tables/index.ts'
import { type Move, moveRow } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { answers, replies } from './replies.case.ts'
import type { Review } from './reviews.case.ts'

type Written = { review: Review; kind: ReplyKind; text: string }

/**
 * Writes a reply below a review that the caller has locked. A draft is replaced, and so is a rejected reply; otherwise 409
 * `STATE_CHANGED`, because one waits or is published. A doctor writes drafts, and replaces nothing else.
 */
export async function writeReply(
  orm: Orm,
  { review: { code: review, ...row }, kind, text }: Written,
  { by, account = null }: Pick<Move<typeof reviewReply>, 'by' | 'account'>,
): Promise<void> {
  const isOfReview = and(eq(reviewReply.review, review), eq(reviewReply.kind, kind))
  const [known] = await orm.select({ id: reviewReply.id }).from(reviewReply).where(isOfReview)
  if (!known) {
    // Reviews from elsewhere bring their replies along, which are no cases.
    if ((kind === 'answer' ? row.answer : row.followUp) !== null) throw new ApiError('CONFLICT')
    const status = by === 'doctor' ? 'draft' : 'new'
    await orm.insert(reviewReply).values({ review, kind, text, account, status })
    return
  }
  const set = {
    text,
    account,
    reason: null,
    reasonText: null,
    createdAt: sql`now()`,
    revision: sql`${reviewReply.revision} + 1`,
  }
  if (by === 'doctor') await moveRow(orm, answers, 'draft', known.id, { by, account, set })
  else await moveRow(orm, replies[kind], 'send', known.id, { by, account, set })
}
