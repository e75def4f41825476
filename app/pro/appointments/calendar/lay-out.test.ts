import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freeStarts, layOut, type Stretch } from './lay-out.ts'

const stretch = fc
  .record({ from: fc.integer({ min: 0, max: 1400 }), length: fc.integer({ min: 1, max: 240 }) })
  .map(({ from, length }) => ({ from, until: from + length }))
const touches = (one: Stretch, other: Stretch) => one.from < other.until && other.from < one.until

describe('visits that overlap', () => {
  it('stand beside each other and never cover one another', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 30 }), (given) => {
        const laid = layOut(given)
        expect(laid).toHaveLength(given.length)
        for (const [index, one] of laid.entries()) {
          expect(one.lane).toBeGreaterThanOrEqual(0)
          expect(one.lane).toBeLessThan(one.lanes)
          for (const other of laid.slice(index + 1)) {
            if (!touches(one, other)) continue
            expect(other.lane).not.toBe(one.lane)
            expect(other.lanes).toBe(one.lanes)
          }
        }
      }),
    )
  })

  it('take no more room than the most that happen at once', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 20 }), (given) => {
        const atOnce = (at: number) => given.filter(({ from, until }) => from <= at && at < until).length
        const most = Math.max(0, ...given.map(({ from }) => atOnce(from)))
        for (const { lanes } of layOut(given)) expect(lanes).toBeLessThanOrEqual(most)
      }),
    )
  })

  it('leave a visit the whole column where nothing else is', () => {
    const after = { from: 600, until: 630 }
    expect(layOut([{ from: 540, until: 600 }, { from: 540, until: 570 }, after]).at(-1)).toEqual({
      ...after,
      lane: 0,
      lanes: 1,
    })
  })
})

describe('free times', () => {
  it('follow the grid of each stretch of hours, without what is taken', () => {
    const open = [
      { from: 540, until: 630 },
      { from: 665, until: 720 },
    ]
    expect(freeStarts(open, 30, [])).toEqual([540, 570, 600, 665])
    expect(freeStarts(open, 30, [{ from: 560, until: 575 }])).toEqual([600, 665])
  })
})
