import { describe, expect, it } from 'vitest'
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
    const timeOf = (list: Review[]) => () => void chooseReviews(list, { service: 'osmotr-7', sort: 'worst' })
    const name = 'Осмотр'.repeat(10)
    const [plain, named, twice] = leastTimes([
      timeOf(many(5_000)),
      timeOf(many(5_000, name)),
      timeOf(many(10_000, name)),
    ])
    expect(named).toBeLessThan(plain * 5)
    expect(twice).toBeLessThan(named * 4)
  })
})

/** The least time of the processor that each of some works has taken in turns: other work makes one longer, never shorter. */
function leastTimes<Works extends readonly (() => void)[]>(works: readonly [...Works]) {
  const least = works.map(() => Number.POSITIVE_INFINITY)
  for (let turn = 0; turn < 5; turn += 1)
    for (const [at, work] of works.entries()) {
      const start = process.cpuUsage()
      work()
      least[at] = Math.min(least[at] ?? 0, process.cpuUsage(start).user)
    }
  return least as { [At in keyof Works]: number }
}
