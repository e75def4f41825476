import { describe, expect, it } from 'vitest'
import { dateObstacle } from './date-limits.ts'

const limits = { min: '2026-11-21', max: '2026-12-31', isTaken: (date: string) => date.endsWith('-25') }

describe('dateObstacle', () => {
  it.each([
    ['2026-11-20', 'early'],
    ['2027-01-01', 'late'],
    ['2026-11-25', 'taken'],
    ['2026-11-21', undefined],
    ['2026-12-31', undefined],
  ])('%s: %s', (date, obstacle) => {
    expect(dateObstacle(date, limits)).toBe(obstacle)
  })

  it('lets every date through where there are no limits', () => {
    expect(dateObstacle('1900-01-01', {})).toBeUndefined()
  })
})
