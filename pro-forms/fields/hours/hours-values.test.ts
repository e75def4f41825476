import { describe, expect, it } from 'vitest'
import {
  byDate,
  endsNextDay,
  intervalsOf,
  usualInterval,
  weekdays,
  withDays,
  withExceptions,
} from './hours-values.ts'

describe('opening hours in a form', () => {
  it('have all seven days as soon as one is open', () => {
    const hours = withDays(undefined, [3], [usualInterval])
    expect(hours?.week.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(intervalsOf(hours, 3)).toEqual([usualInterval])
    expect(intervalsOf(hours, 4)).toEqual([])
  })
  it('are copied, so that a change of one day is none of another', () => {
    const hours = withDays(undefined, weekdays, [usualInterval])
    const [monday, tuesday] = hours?.week ?? []
    expect(monday?.intervals).toEqual(tuesday?.intervals)
    expect(monday?.intervals[0]).not.toBe(tuesday?.intervals[0])
  })
  it('are not there where every day is closed, but for what an exception says', () => {
    const open = withDays(undefined, [1], [usualInterval])
    expect(withDays(open, [1], [])).toBeUndefined()
    expect(withExceptions(undefined, [])).toBeUndefined()
    const holiday = { date: '2026-12-16', intervals: [] }
    expect(withDays(withExceptions(open, [holiday]), [1], [])?.exceptions).toEqual([holiday])
  })
})

describe('an interval', () => {
  it.each([
    ['20:00', '02:00', true],
    ['18:00', '09:00', true],
    ['09:00', '18:00', false],
    ['20:00', '24:00', false],
    ['00:00', '24:00', false],
    ['09:00', '', false],
    ['', '09:00', false],
  ])('from %s to %s ends before it begins: %s', (from, to, isNextDay) => {
    expect(endsNextDay({ from, to })).toBe(isNextDay)
  })
  it('show their exceptions by date, and one that has none yet first', () => {
    const dates = ['2026-12-31', '', '2026-12-16']
    expect(byDate(dates.map((date) => ({ date, intervals: [] })))).toEqual([1, 2, 0])
  })
})
