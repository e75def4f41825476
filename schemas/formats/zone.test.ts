import { describe, expect, test } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { dayjs } from './in-zone.ts'
import { addDays, calendarDate, nextYear, weekday, zonedInstant } from './zone.ts'

const offset = (timezone: string, date: string) =>
  (Date.parse(`${date}T12:00:00Z`) - zonedInstant(date, '12:00', timezone).getTime()) / 3_600_000

describe('zonedInstant', () => {
  test.each([
    ['Asia/Almaty', 6, 5],
    ['Asia/Qostanay', 6, 5],
    ['Asia/Qyzylorda', 5, 5],
    ['Asia/Aqtau', 5, 5],
    ['Asia/Tashkent', 5, 5],
    ['Asia/Bishkek', 6, 6],
    ['Europe/Minsk', 3, 3],
    ['Europe/Moscow', 3, 3],
  ])('knows the offset of %s before and after March 2024', (timezone, before, after) => {
    expect(offset(timezone, '2024-02-01')).toBe(before)
    expect(offset(timezone, '2026-07-01')).toBe(after)
  })
  test('takes 24:00 for the next midnight', () => {
    expect(zonedInstant('2026-12-31', '24:00', 'Asia/Almaty')).toEqual(new Date('2026-12-31T19:00:00Z'))
    expect(zonedInstant('9999-12-31', '24:00', 'Asia/Almaty')).toEqual(new Date('9999-12-31T19:00:00Z'))
  })
  test('follows daylight saving', () => {
    expect(offset('Europe/Berlin', '2026-01-10')).toBe(1)
    expect(offset('Europe/Berlin', '2026-07-10')).toBe(2)
  })
})

describe('zonedInstant where the clocks are changed', () => {
  test.each([
    ['Europe/Berlin', '2027-10-31', '02:30', '2027-10-31T00:30Z'],
    ['America/New_York', '2027-11-07', '01:30', '2027-11-07T05:30Z'],
    ['Asia/Almaty', '2024-02-29', '23:30', '2024-02-29T17:30Z'],
  ])('takes the first of two (%s, %s %s)', (timezone, date, time, instant) => {
    expect(zonedInstant(date, time, timezone)).toEqual(new Date(instant))
  })
  test.each([
    ['Europe/Berlin', '2027-03-28', '02:30', '2027-03-28T01:30Z'],
    ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30Z'],
    ['Australia/Lord_Howe', '2027-10-03', '02:15', '2027-10-02T15:45Z'],
  ])('takes a time that does not come as much later (%s, %s %s)', (timezone, date, time, instant) => {
    expect(zonedInstant(date, time, timezone)).toEqual(new Date(instant))
  })
  test.each(['America/Santiago', 'Asia/Beirut', 'Africa/Cairo', 'America/Havana'])(
    'begins each day of a year within that day, also without a midnight (%s)',
    (timezone) => {
      const days = Array.from({ length: 366 }, (_, index) => addDays('2026-01-01', index))
      expect(days.map((day) => calendarDate(zonedInstant(day, '00:00', timezone), timezone))).toEqual(days)
    },
  )
})

test('calendarDate is the date on the clocks of the zone', () => {
  expect(calendarDate('2026-11-20T20:00:00Z', 'Asia/Almaty')).toBe('2026-11-21')
  expect(calendarDate('2026-11-20T20:00:00Z', 'Europe/Moscow')).toBe('2026-11-20')
})
test('addDays crosses months and leap days', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
})
test('weekday counts Monday as 1 and Sunday as 7 (C-5)', () => {
  expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekday)).toEqual([1, 6, 7])
})
test('nextYear begins at midnight in the zone', () => {
  expect(nextYear(new Date('2026-12-31T18:59:00Z'), 'Asia/Almaty')).toEqual(new Date('2026-12-31T19:00:00Z'))
  expect(nextYear(new Date('2026-12-31T19:00:00Z'), 'Asia/Almaty')).toEqual(new Date('2027-12-31T19:00:00Z'))
})

test.each(locales)('has names of months and weekdays in %s', (locale) => {
  expect(dayjs.Ls).toHaveProperty(locale)
})
