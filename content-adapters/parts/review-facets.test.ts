import { describe, expect, it } from 'vitest'
import { growsWithSize, quickest } from '../../schemas/testing/quickest.ts'
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
    const { chosen, values } = chooseReviews(reviews, { lang: 'ru', service: 'osmotr' }, 'ru')
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

  describe('among many', () => {
    const services = Array.from({ length: 50 }, (_, at) => ({ ru: `${'Осмотр'.repeat(500)} ${at}` }))
    const many = (count: number, service?: typeof services) =>
      Array.from({ length: count }, (_, at) =>
        review(String(at), { ...(service && { service: service[at % service.length] }) }),
      )
    const named = { few: many(1000, services), all: many(10_000, services), none: many(10_000) }
    const choose = (from: Review[]) => void chooseReviews(from, { service: 'osmotr-7', sort: 'worst' }, 'ru')

    it('takes time that grows with their number', () => {
      expect(growsWithSize((count) => choose(count === 1000 ? named.few : named.all), 1000, 10_000)).toBe(
        true,
      )
    })

    it('reads a name of a service once, so long names hardly cost more than none', () => {
      // Names that are read for each review take a thousand times as long as none.
      const bound = 50 * quickest(() => choose(named.none), 0)
      expect(quickest(() => choose(named.all), bound)).toBeLessThan(bound)
    })
  })
})
