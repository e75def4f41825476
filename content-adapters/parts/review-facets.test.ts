import { describe, expect, it } from 'vitest'
import { quickest } from '../../schemas/testing/quickest.ts'
import type { Review } from '../entities/review.ts'
import { chooseReviews, filtersOf } from './review-facets.ts'

const review = (code: string, more: Partial<Review> = {}): Review => ({
  code,
  author: 'Гульнара М.',
  rating: 5,
  text: 'Хорошо',
  lang: 'ru',
  date: '2026-05-05',
  ...more,
})

const reviews = [
  review('1', { service: { ru: 'Осмотр' } }),
  review('2', { service: { ru: 'Чистка зубов' }, lang: 'kk' }),
  review('3', { service: { ru: 'ОСМОТР' }, rating: 2 }),
  review('4', { lang: 'kk', rating: 4 }),
]

describe('a choice among reviews', () => {
  it('counts beside each value what it would leave in place of the choice of the same facet', () => {
    const { chosen, values } = chooseReviews(reviews, { lang: 'ru', service: 'osmotr' })
    expect(chosen.map(({ code }) => code)).toEqual(['1', '3'])
    expect(
      filtersOf(values, { lang: 'ru', service: 'osmotr' }).map(({ name, options }) => [
        name,
        options.map(({ value, count, isChosen }) => [value, count, isChosen]),
      ]),
    ).toEqual([
      ['service', [['osmotr', 2, true]]],
      ['lang', [['ru', 2, true]]],
    ])
    expect([...values.stars].map(([value, { count }]) => [value, count])).toEqual([
      ['5', 1],
      ['2', 1],
      ['4', 0],
    ])
  })

  it('takes time by how many reviews there are, and hardly more where they name services', () => {
    const many = (count: number, service?: string) =>
      Array.from({ length: count }, (_, at) =>
        review(String(at), { ...(service && { service: { ru: `${service} ${at % 50}` } }) }),
      )
    const choosing = (list: Review[]) => () =>
      void chooseReviews(list, { service: 'osmotr-7', sort: 'worst' })
    const name = 'Осмотр'.repeat(10)
    const plain = quickest(choosing(many(5000)), 0)
    const named = quickest(choosing(many(5000, name)), plain)
    expect(named).toBeLessThan(plain * 10)
    expect(quickest(choosing(many(10_000, name)), named * 2)).toBeLessThan(named * 4)
  })
})
