import { describe, expect, it } from 'vitest'
import { isOffered, isTimely, isWalkInTime } from './is-timely.ts'

/** Noon in Almaty. */
const now = Date.parse('2026-11-27T07:00:00Z')
const at = (startsAt: string) => ({ startsAt: new Date(startsAt), timezone: 'Asia/Almaty' })

describe('the time of a visit', () => {
  it.each([
    ['earlier in the day', '2026-11-27T04:00:00Z', true, true],
    ['later in the day', '2026-11-27T18:59:00Z', true, false],
    ['the next day by the clocks of the branch', '2026-11-27T19:00:00Z', false, false],
    ['the day before', '2026-11-26T10:00:00Z', true, true],
  ])('%s lets it be attended: %s', (_, start, attended, missed) => {
    for (const status of ['arrived', 'completed'] as const) {
      expect(isTimely(status, at(start), now)).toBe(attended)
      expect(isOffered(status, at(start), now)).toBe(attended)
    }
    expect(isTimely('no_show', at(start), now)).toBe(missed)
    expect(isOffered('no_show', at(start), now)).toBe(attended)
  })
  it('is no matter for what the clinic decides', () => {
    for (const status of ['confirmed', 'cancelled_by_clinic'] as const)
      expect(isTimely(status, at('2027-01-01T00:00:00Z'), now)).toBe(true)
  })
  it.each([
    ['2026-11-27T07:00:00Z', true],
    ['2026-11-27T07:30:00Z', true],
    ['2026-11-27T07:31:00Z', false],
    ['2026-11-26T19:00:00Z', true],
    ['2026-11-26T18:59:00Z', false],
  ])('of somebody without an appointment is now, on the same day: %s', (start, isNow) => {
    expect(isWalkInTime(at(start), now)).toBe(isNow)
  })
})
