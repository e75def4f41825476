import { type SQL, sql } from 'drizzle-orm'
import { publishedReviews } from '../../schemas/reviews/reviews.event.ts'
import { review } from '../database/tables/index.ts'
import { type Move, moveRows } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { happened } from '../kit/events/happened.ts'
import { notifyAuthor } from './notify.ts'
import { type Review, reviews } from './reviews.case.ts'

/** Publishes approved reviews that fit: visitors see them and ratings count them. Their authors get a message. */
export async function publishReviews(
  orm: Orm,
  where: SQL | undefined,
  mover: Pick<Move<typeof review>, 'by' | 'account'>,
): Promise<Review[]> {
  const published = await moveRows(orm, reviews, 'publish', where, {
    ...mover,
    set: { publishAt: null, previous: null, publishedAt: sql`coalesce(${review.publishedAt}, now())` },
  })
  for (const row of published) await notifyAuthor(orm, row, { template: 'review-published' })
  await allChanged(
    orm,
    published.map((row) => happened(publishedReviews, row)),
  )
  return published
}
