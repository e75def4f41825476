import { allPages } from '../../source/all-pages.ts'
import type { ContentSource } from '../../source.ts'
import { nestedQuery } from '../api-address.ts'
import { pagedFromRaw } from '../entities/paged.ts'
import { latestReviewsFromRaw, reviewFromRaw } from '../entities/people.ts'
import { rawLatestReviews, rawReviews } from '../raw/people.ts'
import type { Calls } from './calls.ts'

/** Reviews of a company, and the newest of all. */
export const reviewCalls = ({ get }: Calls) =>
  ({
    reviews: (company, specialist) =>
      allPages((number) => {
        const query = { filter: { company, specialist }, page: { number, size: 100 } }
        return get(`/front/v1/reviews${nestedQuery(query)}`, rawReviews, (raw) =>
          pagedFromRaw(raw, reviewFromRaw),
        )
      }),

    latestReviews: ({ city, page }) =>
      get(
        `/front/v1/latest_reviews${nestedQuery({ filter: { location: city }, page: { number: page } })}`,
        rawLatestReviews,
        latestReviewsFromRaw,
      ),
  }) satisfies Partial<ContentSource>
