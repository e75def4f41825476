import type { StaffReviewState } from '../../schemas/api/review.ts'
import { listQuery } from '../page-query.ts'
import type { ApiQuery } from './api-query.ts'

/** Subject (see `ApiQuery`) of a clinic's reviews. */
export const reviews = 'reviews'

/** R94: one page of the reviews of a place, which is company and cabinet as in a path, `1001/0`. */
export const staffReviews = (place: string, state: StaffReviewState, page: number) =>
  ({
    key: [reviews, place, state, page],
    path: `/business-api-front2/${place}/reviews${listQuery(page, { state })}`,
    schema: async () => (await import('../../schemas/api/review.ts')).staffReviewList,
  }) satisfies ApiQuery
