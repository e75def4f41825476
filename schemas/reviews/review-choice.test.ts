import fc from 'fast-check'
import { expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { readReviewChoice, reviewQuery } from './review-choice.ts'

const choice = fc.record(
  {
    sort: fc.constantFrom('newest' as const, 'best' as const, 'worst' as const),
    stars: fc.integer({ min: 1, max: 5 }),
    doctor: fc.constantFrom('saparova-aigerim'),
    service: fc.constantFrom('osmotr'),
    lang: fc.constantFrom(...locales),
  },
  { requiredKeys: [] },
)

it('a choice is the same after its address', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const read = readReviewChoice(new URLSearchParams(reviewQuery(chosen)))
      expect(read).toEqual(chosen)
    }),
  )
})

it.each(['', 'sort=language', 'doctor=&service=&page=2'])('%j is all reviews in the usual order', (query) =>
  expect(readReviewChoice(new URLSearchParams(query))).toEqual({}),
)

it.each([
  'stars=0',
  'stars=6',
  'stars=5.5',
  'sort=x',
  'sort=toString',
  'lang=de',
  'doctor=../x',
  'service=%20',
  'sort=best&lang=de',
])('%j is no choice', (query) => expect(readReviewChoice(new URLSearchParams(query))).toBeUndefined())
