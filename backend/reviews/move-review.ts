import { and, inArray, type SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type ReviewArrow, reviewArrows } from '../../schemas/reviews/review-status.ts'
import { review } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { tellStaff } from '../kit/live/staff-news.ts'

export type Review = typeof review.$inferSelect

/**
 * Moves the reviews that fit along an arrow (S-REV), and sets what goes with it. Returns those that were in a state from which the arrow
 * starts: none if another person was quicker. Notifies the clinics' staff.
 */
export async function moveReviews(
  orm: Orm,
  arrow: ReviewArrow,
  where: SQL | undefined,
  set: PgUpdateSetSource<typeof review> = {},
): Promise<Review[]> {
  const { from, to } = reviewArrows[arrow]
  const moved = await orm
    .update(review)
    .set({ ...set, status: to })
    .where(and(where, inArray(review.status, [...from])))
    .returning()
  for (const company of new Set(moved.map((row) => row.company))) await tellStaff(orm, 'review', company)
  return moved
}
