import { expect, it } from 'vitest'
import { withClosedDays } from './closed-hours.ts'

const week = [{ day: 1, intervals: [{ from: '09:00', to: '18:00' }] }]
const old = { date: '2026-12-31', intervals: [{ from: '09:00', to: '13:00' }] }

it('marks the days of a notice as days off with the name of the holiday, and leaves those that are there', () => {
  const branch = { name: { ru: 'Филиал' }, hours: { week, exceptions: [old] } }
  const days = { FROM: '2026-12-31', UNTIL: '2027-01-02', NAME: 'Новый год' }
  const { value, path } = withClosedDays(branch, days, 'ru')
  const note = { ru: 'Новый год' }
  expect(value).toEqual({
    ...branch,
    hours: {
      week,
      exceptions: [
        old,
        { date: '2027-01-01', intervals: [], note },
        { date: '2027-01-02', intervals: [], note },
      ],
    },
  })
  expect(path).toEqual(['hours', 'exceptions', 1, 'note'])
})

it('gives a branch without hours its first days off, and none twice', () => {
  const days = { FROM: '2026-12-16', UNTIL: '2026-12-16', NAME: null }
  const once = withClosedDays({}, days, 'kk')
  expect(once.value.hours).toEqual({ week: [], exceptions: [{ date: '2026-12-16', intervals: [] }] })
  expect(withClosedDays(once.value, days, 'kk')).toEqual(once)
})
