import { describe, expect, it } from 'vitest'
import { shiftedRows } from './shifted-rows.ts'

const rows = (...positions: number[]) => positions.map((position) => ({ code: `at ${position}`, position }))

describe('a row that is moved', () => {
  it.each([
    ['to the end', 1, rows(), []],
    ['into a gap', 1, rows(3, 4, 5), []],
    ['between neighbours', 1, rows(2, 3, 5, 6), [3, 4]],
    ['beside rows in one place', 1, rows(1, 1, 2, 9), [3, 4, 5]],
    ['towards the beginning', -1, rows(0, -1, -3), [-1, -2]],
  ] as const)('%s displaces the rows up to the first gap', (_, step, beyond, displaced) => {
    const [moved, ...others] = shiftedRows({ code: 'moved', from: 1, rows: beyond, step })
    expect(moved).toEqual({ code: 'moved', position: 1 + step })
    expect(others).toEqual(displaced.map((position, at) => ({ code: beyond[at]?.code, position })))
  })
})
