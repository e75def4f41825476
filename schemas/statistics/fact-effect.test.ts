import { expect, it } from 'vitest'
import { comparedDays, comparedFrom, verdictOf } from './fact-effect.ts'

it('compares whole weeks that are over on both sides of a day, four at most', () => {
  const day = '2026-11-01'
  expect(comparedDays(day, '2026-11-08')).toBeUndefined()
  expect(comparedFrom(day)).toBe('2026-11-09')
  expect(comparedDays(day, '2026-11-09')).toEqual({
    days: 7,
    before: { from: '2026-10-25', to: '2026-10-31' },
    after: { from: '2026-11-02', to: '2026-11-08' },
  })
  expect(comparedDays(day, '2026-11-22')?.days).toBe(14)
  expect(comparedDays(day, '2027-05-01')).toEqual({
    days: 28,
    before: { from: '2026-10-04', to: '2026-10-31' },
    after: { from: '2026-11-02', to: '2026-11-29' },
  })
})

it('calls a change only what chance alone hardly does', () => {
  expect(verdictOf(0, 0)).toBe('few')
  expect(verdictOf(4, 15)).toBe('few')
  expect(verdictOf(100, 120)).toBe('same')
  expect(verdictOf(100, 140)).toBe('more')
  expect(verdictOf(140, 100)).toBe('less')
})
