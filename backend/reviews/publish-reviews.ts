import { type SQL, sql } from 'drizzle-orm'
import { tags } from '../../schemas/tags.ts'
import { review } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { invalidate } from '../kit/invalidation/invalidate.ts'
import { moveReviews, type Review } from './move-review.ts'
import { tellAuthor } from './tell.ts'

/** Publishes approved reviews that fit: visitors see them and ratings count them. Their authors get a message. */
export async function publishReviews(orm: Orm, where: SQL | undefined): Promise<Review[]> {
  const published = await moveReviews(orm, 'publish', where, {
    publishAt: null,
    previous: null,
    publishedAt: sql`coalesce(${review.publishedAt}, now())`,
  })
  for (const row of published) await tellAuthor(orm, row, { template: 'review-published' })
  if (published.length > 0)
    await invalidate(
      orm,
      published.map(({ company }) => tags.reviews(company)),
    )
  return published
}
