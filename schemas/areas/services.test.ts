import { expect, test } from 'vitest'
import { judge } from '../core/judge.ts'
import services, { type Service } from './services.ts'

const problemsOf = (change: Partial<Service>) => services.check?.({ ...services.example, ...change })

test('a special price needs a branch or a doctor; one of them is enough', () => {
  expect(problemsOf({ prices: [{ doctor: 'd1', price: 5 }, { cabinet: '11' }] })).toEqual([])
  expect(problemsOf({ prices: [{ price: 5 }] })).toEqual([
    { path: ['prices', 0], code: 'placeOrDoctor', params: {} },
  ])
})

test('a price range does not end below its start', () => {
  expect(problemsOf({ price: 9000, priceTo: 9000 })).toEqual([])
  expect(problemsOf({ price: 9000, priceTo: 8000 })).toEqual([
    { path: ['priceTo'], code: 'belowPrice', params: { limit: '9\u00a0000' } },
  ])
})

test('a repeat visit may cost more than the first, or nothing, but never less than nothing', () => {
  const judged = (priceRepeat: number) => {
    const value = { ...services.example, price: 9000, priceTo: undefined, priceRepeat }
    return [...judge(services.schema, value).problems, ...(problemsOf(value) ?? [])].map(({ path, code }) => [
      path,
      code,
    ])
  }
  expect([judged(0), judged(12_000)]).toEqual([[], []])
  expect(judged(-1)).toEqual([[['priceRepeat'], 'minimum']])
})
