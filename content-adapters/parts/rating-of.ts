import type { Review } from '../entities/review.ts'

/** Number and mean of reviews, with one decimal; undefined without any. */
export function ratingOf(reviews: readonly Review[]): { count: number; mean: number } | undefined {
  if (reviews.length === 0) return undefined
  const sum = reviews.reduce((total, { rating }) => total + rating, 0)
  return { count: reviews.length, mean: Math.round((sum / reviews.length) * 10) / 10 }
}
