import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

const place = fc
  .integer({ min: 1, max: 500 })
  .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)))

describe('pageNumbers', () => {
  it.each([
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 … 20'],
    [4, 20, '1 2 3 4 5 … 20'],
    [5, 20, '1 … 4 5 6 … 20'],
    [16, 20, '1 … 15 16 17 … 20'],
    [17, 20, '1 … 16 17 18 19 20'],
    [20, 20, '1 … 16 17 18 19 20'],
  ])('offers around page %i of %i: %s', (page, pages, expected) => {
    expect(
      pageNumbers(page, pages)
        .map((number) => number ?? '…')
        .join(' '),
    ).toBe(expected)
  })

  it('always offers the first, the last and the current page with its neighbours, in order', () => {
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const numbers = pageNumbers(page, pages).filter((number) => number !== undefined)
        for (const wanted of [1, pages, page, Math.max(1, page - 1), Math.min(pages, page + 1)])
          expect(numbers).toContain(wanted)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      }),
    )
  })

  it('leaves out only where two pages or more are left out, and has at most seven entries', () => {
    fc.assert(
      fc.property(place, ([page, pages]) => {
        const numbers = pageNumbers(page, pages)
        expect(numbers.length).toBe(Math.min(pages, 7))
        numbers.forEach((number, index) => {
          if (number === undefined)
            expect((numbers[index + 1] ?? 0) - (numbers[index - 1] ?? 0)).toBeGreaterThan(2)
        })
      }),
    )
  })
})
