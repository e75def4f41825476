import { describe, expect, it } from 'vitest'
import { nextStop, type Stop } from './walk.ts'

const stop = (column: number, at: number, lane = 0): Stop => ({ column, at, lane })
const stops = [stop(0, 540), stop(0, 600), stop(0, 570), stop(2, 560), stop(2, 700), stop(0, 570, 1)]
const [first, last, second, , , beside] = stops as [Stop, Stop, Stop, Stop, Stop, Stop]

describe('the arrow keys', () => {
  it('walk through a column by time, those at the same time one after the other', () => {
    expect(nextStop(stops, first, 'down')).toBe(second)
    expect(nextStop(stops, second, 'down')).toBe(beside)
    expect(nextStop(stops, last, 'up')).toBe(beside)
    expect(nextStop(stops, last, 'down')).toBeUndefined()
    expect(nextStop(stops, first, 'up')).toBeUndefined()
  })
  it('go to about the same time in the next column that has something', () => {
    expect(nextStop(stops, second, 'right')).toMatchObject({ column: 2, at: 560 })
    expect(nextStop(stops, stop(2, 700), 'left')).toBe(last)
    expect(nextStop(stops, first, 'left')).toBeUndefined()
  })
  it('lead to both ends of a column', () => {
    expect(nextStop(stops, second, 'first')).toBe(first)
    expect(nextStop(stops, second, 'last')).toBe(last)
  })
})
