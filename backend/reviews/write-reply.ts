import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReplyKind } from '../../schemas/reviews/review-status.ts'
import { reviewReply } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'

type Written = { review: string; kind: ReplyKind; text: string; account: string; isDraft?: boolean }

/**
 * Writes a reply of the clinic or the author below a review, once: 409 if there is one that waits or is published. A draft is replaced, and
 * so is a rejected one.
 */
export async function writeReply(orm: Orm, { isDraft = false, ...row }: Written): Promise<void> {
  const status = isDraft ? ('draft' as const) : ('new' as const)
  const [written] = await orm
    .insert(reviewReply)
    .values({ ...row, status })
    .onConflictDoUpdate({
      target: [reviewReply.review, reviewReply.kind],
      set: {
        text: row.text,
        account: row.account,
        status,
        reason: null,
        reasonText: null,
        createdAt: sql`now()`,
        revision: sql`${reviewReply.revision} + 1`,
      },
      setWhere: and(
        inArray(reviewReply.status, ['draft', 'rejected']),
        // A doctor's draft does not replace a reply that was sent and rejected.
        isDraft ? eq(reviewReply.status, 'draft') : undefined,
      ),
    })
    .returning({ review: reviewReply.review })
  if (!written) throw new ApiError('CONFLICT')
}
