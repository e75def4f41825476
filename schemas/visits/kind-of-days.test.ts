import { expect, it } from 'vitest'
import { kindOfDays } from './kind-of-days.ts'

it.each([
  ['2026-11-30', '2026-11-30', 'day'],
  ['2026-11-23', '2026-11-29', 'week'],
  ['2026-11-24', '2026-11-30', 'period'],
  ['2026-11-01', '2026-11-30', 'month'],
  ['2028-02-01', '2028-02-29', 'month'],
  ['2026-02-01', '2026-02-27', 'period'],
])('calls the days from %s to %s a %s', (from, to, kind) => {
  expect(kindOfDays({ from, to })).toBe(kind)
})
