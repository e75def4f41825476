import { reviewPageSize } from '../../content-adapters/parts/review-page-size.ts'

/** How many pages a list of reviews has: an empty one has its first too. */
export const reviewPages = (reviews: readonly unknown[]): number =>
  Math.max(1, Math.ceil(reviews.length / reviewPageSize))
