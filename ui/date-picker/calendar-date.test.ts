import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  clampDate,
  dateOf,
  daysInMonth,
  deviceToday,
  partsOf,
  weekdayOf,
  weeksOf,
} from './calendar-date.ts'

const dates = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('weeksOf', () => {
  it('shows November 2026, which begins on a Sunday, in six weeks from Monday', () => {
    const weeks = weeksOf('2026-11-21')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([...Array(6), '2026-11-01'])
    expect(weeks[1]?.[0]).toBe('2026-11-02')
    expect(weeks[5]).toEqual(['2026-11-30', ...Array(6)])
  })

  it('shows February 2027 in four weeks', () => {
    expect(weeksOf('2027-02-14')).toHaveLength(4)
  })

  it('has every day of the month once, in order, each under its weekday', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const weeks = weeksOf(date)
        const { year, month } = partsOf(date)
        const days = weeks.flat().filter((day) => day !== undefined)
        expect(days).toHaveLength(daysInMonth(year, month))
        expect(days).toEqual([...days].sort())
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          week.forEach((day, index) => {
            if (day) expect([weekdayOf(day), day.slice(0, 7)]).toEqual([index + 1, date.slice(0, 7)])
          })
        }
      }),
    )
  })
})

describe('a calendar date', () => {
  it('comes back after as many days forth as back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
      }),
    )
  })

  it('moves by months to the same day, or to the last of a shorter month', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2024-02-29', 12)).toBe('2025-02-28')
    fc.assert(
      fc.property(dates, fc.integer({ min: -600, max: 600 }), (date, months) => {
        const from = partsOf(date)
        const to = partsOf(addMonths(date, months))
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + months)
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)))
      }),
    )
  })

  it('is none where the month has no such day', () => {
    expect(dateOf(2026, 2, 29)).toBeUndefined()
    expect(dateOf(2024, 2, 29)).toBe('2024-02-29')
    expect(dateOf(2026, 13, 1)).toBeUndefined()
    expect(dateOf(2026, 4, 0)).toBeUndefined()
  })

  it('is built of its own parts', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const { year, month, day } = partsOf(date)
        expect(dateOf(year, month, day)).toBe(date)
      }),
    )
  })

  it('stays within its bounds and moves only when it is outside', () => {
    expect(clampDate('2026-11-21', '2026-12-01')).toBe('2026-12-01')
    expect(clampDate('2026-11-21', undefined, '2026-01-01')).toBe('2026-01-01')
    expect(clampDate('2026-11-21', '2026-01-01', '2026-12-01')).toBe('2026-11-21')
  })

  it('is today by the clock of the device', () => {
    const now = new Date()
    expect(partsOf(deviceToday())).toEqual({
      year: now.getFullYear(),
      month: now.getMonth() + 1,
      day: now.getDate(),
    })
  })
})
