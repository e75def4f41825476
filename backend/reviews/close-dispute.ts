import { and, eq, type SQL } from 'drizzle-orm'
import type { RejectReason } from '../../schemas/reviews/review-status.ts'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import { review } from '../database/tables/index.ts'
import { type Move, moveRows } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { notifyAuthor } from './notify.ts'
import { reasonWords } from './reason-words.ts'
import { type Review, reviews } from './reviews.case.ts'

type Hidden = { reason: RejectReason; reasonText: string | null }

/** Ends a dispute: the review is published as before, or hidden with a reason, which is sent to the author. Undefined if it was ended already. */
export async function closeDispute(
  orm: Orm,
  code: string,
  outcome: 'restore' | Hidden,
  mover: Pick<Move<typeof review>, 'by' | 'account'>,
  also?: SQL,
): Promise<Review | undefined> {
  const where = and(eq(review.code, code), also)
  const ended = { explainUntil: null }
  const [row] =
    outcome === 'restore'
      ? await moveRows(orm, reviews, 'restore', where, { ...mover, set: ended })
      : await moveRows(orm, reviews, 'hide', where, {
          ...mover,
          reason: outcome.reasonText ?? outcome.reason,
          set: { ...ended, ...outcome },
        })
  if (!row) return undefined
  if (outcome !== 'restore')
    await notifyAuthor(orm, row, {
      template: 'review-hidden',
      reason: (locale) => reasonWords(outcome.reason, outcome.reasonText, locale),
    })
  await changed(orm, publishedReviews, row)
  return row
}
