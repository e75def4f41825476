import { expect, it } from 'vitest'
import type { Review } from '../../content-adapters/entities/review.ts'
import { reviewPageSize } from '../../content-adapters/parts/review-page-size.ts'
import { NotFound } from '../core/outcome.ts'
import { reviewChoiceOf } from './review-choice-of.ts'

/** A page more than one of five stars, and one review of one. */
const reviews = [5, ...Array<number>(reviewPageSize).fill(5), 1].map(
  (rating) => ({ rating, lang: 'ru' }) as Review,
)

const choose = (query: string, page?: string) =>
  reviewChoiceOf(
    {
      path: `/companies/clinics/clinic/reviews${page ? `/page/${page}` : ''}`,
      query: new URLSearchParams(query),
      params: page ? { page } : {},
    },
    async () => reviews,
  )

it('is nothing without a choice, and ends with the last page of the chosen reviews', async () => {
  expect(await choose('', '2')).toBeUndefined()
  expect(await choose('stars=5', '2')).toEqual({ stars: 5 })
  // Nobody has given two stars: the page says so.
  expect(await choose('stars=2')).toEqual({ stars: 2 })
  for (const [query, page] of [
    ['stars=5', '3'],
    ['stars=1', '2'],
    ['stars=2', '2'],
  ] as const) {
    const fault = await choose(query, page).catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(NotFound)
    expect(fault).toMatchObject({ list: '/companies/clinics/clinic/reviews' })
  }
})
