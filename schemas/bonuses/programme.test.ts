import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { endOf, mostPoints, type Programme, pointsFor, rateFor } from './programme.ts'

const programme: Programme = { isOn: true, rate: 5, levels: [], share: 30, excluded: ['s1'] }
const services = [
  { service: 's1', sum: 100_000 },
  { service: 's2', sum: 300_000 },
]

describe('points of a payment', () => {
  it('are a part of what was paid for services that give points', () => {
    expect(pointsFor(programme, { before: 0, after: 400_000, spent: 0, services })).toBe(150)
    expect(pointsFor(programme, { before: 0, after: 400_000, spent: 0, services: [] })).toBe(200)
  })
  it('are as many in several payments as in one', () => {
    const paid = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 6 })
    const rate = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10)
    fc.assert(
      fc.property(paid, rate, (amounts, rate) => {
        const all = amounts.reduce((sum, amount) => sum + amount, 0)
        let before = 0
        let given = 0
        for (const amount of amounts) {
          given += pointsFor({ ...programme, rate }, { before, after: before + amount, spent: 0, services })
          before += amount
        }
        expect(given).toBe(pointsFor({ ...programme, rate }, { before: 0, after: all, spent: 0, services }))
      }),
    )
  })
  it('follow the highest level that is reached', () => {
    const levels = [
      { from: 1000, rate: 7 },
      { from: 5000, rate: 10 },
    ]
    const rates = [99_999, 100_000, 500_000].map((spent) => rateFor({ rate: 5, levels }, spent))
    expect(rates).toEqual([5, 7, 10])
  })
})

it('lets points pay whole units, up to the largest share, and no more than is due', () => {
  expect(mostPoints(programme, { services, used: 0, due: 400_000 })).toBe(900)
  expect(mostPoints(programme, { services, used: 850, due: 400_000 })).toBe(50)
  expect(mostPoints(programme, { services, used: 0, due: 1250 })).toBe(12)
  expect(mostPoints(programme, { services, used: 0, due: -100 })).toBe(0)
})

it('leaves less than a unit to pay in money, to the last hundredth, and never pays more than is due', () => {
  const sums = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(sums, fc.nat({ max: 1_000_000 }), (given, paid) => {
      const priced = given.map((sum, at) => ({ service: `s${at + 2}`, sum }))
      const total = given.reduce((all, sum) => all + sum, 0)
      const due = Math.max(0, total - paid)
      const all = mostPoints({ ...programme, share: 100 }, { services: priced, used: 0, due })
      expect(due - all * 100).toBeGreaterThanOrEqual(0)
      expect(due - all * 100).toBeLessThan(100)
      const used = Math.floor(all / 2)
      const rest = mostPoints({ ...programme, share: 100 }, { services: priced, used, due: due - used * 100 })
      expect(used + rest).toBe(all)
    }),
  )
})

it('ends points after so many months, at the end of a shorter one', () => {
  expect(endOf({ months: 1 }, '2026-01-31')).toBe('2026-02-28')
  expect(endOf({ months: 12 }, '2026-11-30')).toBe('2027-11-30')
  expect(endOf({}, '2026-11-30')).toBeNull()
})
