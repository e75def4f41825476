import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEnded, type LotRow, lotsOf, nextEnd } from './lots.ts'

const row = (id: string, amount: number, more: Partial<LotRow> = {}): LotRow => ({
  id,
  amount,
  reverses: null,
  source: null,
  until: null,
  ...more,
})

it('takes off the oldest first', () => {
  const rows = [row('a', 100), row('b', 50), row('c', -120)]
  expect(lotsOf(rows)).toEqual([{ id: 'b', left: 30, until: null }])
})

it('takes what is taken back from its own lot, and the rest from the oldest', () => {
  const rows = [row('a', 100), row('b', 50), row('c', -50, { reverses: 'b' }), row('d', -10)]
  expect(lotsOf(rows)).toEqual([{ id: 'a', left: 90, until: null }])
})

it('ends a lot the day after its last day, and says what ends next', () => {
  const rows = [row('a', 100, { until: '2026-03-31' }), row('b', 50, { until: '2026-04-30' })]
  const ended = (today: string) =>
    lotsOf(rows)
      .filter((lot) => isEnded(lot, today))
      .map(({ id }) => id)
  expect(ended('2026-03-31')).toEqual([])
  expect(ended('2026-04-01')).toEqual(['a'])
  expect(nextEnd(rows, '2026-04-01')).toEqual({ amount: 50, until: '2026-04-30' })
  expect(nextEnd(rows, '2026-05-01')).toBeUndefined()
})

it('has as much in lots as the rows are together', () => {
  const amounts = fc.array(fc.integer({ min: -50, max: 50 }).filter((amount) => amount !== 0))
  fc.assert(
    fc.property(amounts, (given) => {
      let balance = 0
      const rows = given.flatMap((amount, at) => {
        if (balance + amount < 0) return []
        balance += amount
        return [row(String(at), amount)]
      })
      expect(lotsOf(rows).reduce((sum, { left }) => sum + left, 0)).toBe(balance)
    }),
  )
})
