import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PaymentMove, pointsBack, pointsKept } from './points-of-returns.ts'
import { type Programme, pointsFor } from './programme.ts'

const programme: Programme = { isOn: true, rate: 1, levels: [], share: 100, excluded: [] }
const payment = (id: string, amount: number): PaymentMove => ({ id, amount, reverses: null })
const back = (reverses: string, amount: number): PaymentMove => ({
  id: `${reverses}-back`,
  amount: -amount,
  reverses,
})

describe('points that come back', () => {
  it('are whole units of what was returned: a hundredth brings none', () => {
    const lefts = [100_000, 99_999, 99_900, 99_899, 1, 0]
    expect(lefts.map((left) => pointsBack({ amount: 100_000, left }))).toEqual([0, 0, 1, 1, 999, 1000])
  })
  it('are never worth more than what was returned, and all of them in the end, in whatever parts', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 5000 }), { maxLength: 30 })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1000 }), parts, (points, returns) => {
        const amount = points * 100
        let left = amount
        for (const part of [...returns, amount]) {
          left -= Math.min(left, part)
          const worth = pointsBack({ amount, left }) * 100
          expect(worth).toBeLessThanOrEqual(amount - left)
          expect(worth).toBeGreaterThan(amount - left - 100)
        }
        expect(pointsBack({ amount, left })).toBe(points)
      }),
    )
  })
})

describe('points that a payment has given', () => {
  const given = new Map([['b', 1]])
  it('go with the payment that has helped another one to them', () => {
    const rows = [payment('a', 9999), payment('b', 1)]
    expect(pointsKept(rows, given)).toBe(1)
    expect(pointsKept([...rows, back('a', 9999)], given)).toBe(0)
    expect(pointsKept([...rows, back('a', 1)], given)).toBe(0)
  })
  it('stay with the money that was there before it, at the rate of its day', () => {
    const rates = new Map([
      ['a', 50],
      ['b', 100],
    ])
    const rows = [payment('a', 100_000), payment('b', 100_000)]
    expect(pointsKept([...rows, back('b', 50_000)], rates)).toBe(100)
    expect(pointsKept([...rows, back('b', 100_000)], rates)).toBe(50)
    expect(pointsKept([...rows, back('a', 100_000), back('b', 100_000)], rates)).toBe(0)
  })
  it('are counted exactly in sums beyond those of floating numbers', () => {
    const large = 9_007_199_254_740_000
    expect(pointsKept([payment('a', large), back('a', 1)], new Map([['a', large / 100]]))).toBe(
      large / 100 - 1,
    )
  })
  it('are never more than what is left has earned, whatever is paid and returned, to the last hundredth', () => {
    const move = fc.record({
      isReturn: fc.boolean(),
      which: fc.nat(),
      amount: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 500_000 })),
    })
    const rates = fc.integer({ min: 0, max: 1000 }).map((tenth) => tenth / 10)
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), rates, (moves, rate) => {
        const rows: PaymentMove[] = []
        const lefts = new Map<string, number>()
        const given = new Map<string, number>()
        let held = 0
        let net = 0
        const earned = (before: number, after: number) =>
          pointsFor({ ...programme, rate }, { before, after, spent: 0, services: [] })
        const give = (id: string, amount: number) => {
          rows.push(payment(id, amount))
          lefts.set(id, amount)
          const points = earned(net, net + amount)
          given.set(id, points)
          net += amount
          held += points
        }
        const takeBack = (id: string, amount: number) => {
          rows.push(back(id, amount))
          lefts.set(id, (lefts.get(id) ?? 0) - amount)
          net -= amount
          held = Math.min(held, pointsKept(rows, given))
        }
        for (const [at, { isReturn, which, amount }] of moves.entries()) {
          const open = [...lefts].filter(([, left]) => left > 0)
          const [id, left] = open[which % Math.max(1, open.length)] ?? []
          if (isReturn && id !== undefined && left !== undefined) takeBack(id, Math.min(left, amount))
          else give(`p${at}`, amount)
          expect(held).toBeLessThanOrEqual(earned(0, net))
        }
        for (const [id, left] of lefts) if (left > 0) takeBack(id, left)
        expect(held).toBe(0)
      }),
    )
  })
})
