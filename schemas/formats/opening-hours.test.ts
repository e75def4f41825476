import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Hours, openingStatus } from './opening-hours.ts'
import { addDays, zonedInstant } from './zone.ts'

const zone = 'Asia/Almaty'
/** A time in the week of Monday 16 November 2026, on the clinic's clocks. */
const at = (day: number, time: string) => zonedInstant(addDays('2026-11-15', day), time, zone)
const status = (hours: Hours, day: number, time: string) => openingStatus(hours, zone, at(day, time))

const span = (from: string, to: string) => ({ from, to })
const days = (intervals: { from: string; to: string }[], ...numbers: number[]) =>
  numbers.map((day) => ({ day, intervals }))
const weekOf = (week: Hours['week'], exceptions: Hours['exceptions'] = []): Hours => ({ week, exceptions })

const office = weekOf(days([span('09:00', '13:00'), span('14:00', '18:00')], 1, 2, 3, 4, 5))
const bar = weekOf(days([span('20:00', '02:00')], 5, 6))
const always = weekOf(days([span('00:00', '24:00')], 1, 2, 3, 4, 5, 6, 7))

describe('openingStatus', () => {
  test.each([
    ['in the morning', office, 1, '09:00', { state: 'open', until: '13:00', changesAt: at(1, '13:00') }],
    [
      'in the break',
      office,
      1,
      '13:00',
      { state: 'closed', opens: { time: '14:00', day: 'today' }, changesAt: at(1, '14:00') },
    ],
    ['after the break', office, 1, '17:59', { state: 'open', until: '18:00', changesAt: at(1, '18:00') }],
    [
      'before it opens',
      office,
      1,
      '00:00',
      { state: 'closed', opens: { time: '09:00', day: 'today' }, changesAt: at(1, '09:00') },
    ],
    [
      'in the evening, until tomorrow',
      office,
      1,
      '18:00',
      { state: 'closed', opens: { time: '09:00', day: 'tomorrow' }, changesAt: at(2, '00:00') },
    ],
    [
      'on Friday evening, until Monday',
      office,
      5,
      '18:00',
      { state: 'closed', opens: { time: '09:00', day: 1 }, changesAt: at(7, '00:00') },
    ],
    [
      'on Sunday, until tomorrow',
      office,
      7,
      '12:00',
      { state: 'closed', opens: { time: '09:00', day: 'tomorrow' }, changesAt: at(8, '00:00') },
    ],
    [
      'before midnight of a night that goes on',
      bar,
      5,
      '23:30',
      { state: 'open', until: '02:00', changesAt: at(6, '02:00') },
    ],
    [
      'after midnight of a night that goes on',
      bar,
      6,
      '01:59',
      { state: 'open', until: '02:00', changesAt: at(6, '02:00') },
    ],
    [
      'after midnight on a day that was closed',
      bar,
      5,
      '01:00',
      { state: 'closed', opens: { time: '20:00', day: 'today' }, changesAt: at(5, '20:00') },
    ],
    ['around the clock', always, 3, '04:00', { state: 'open' }],
    [
      'on a day that ends at midnight',
      weekOf(days([span('10:00', '24:00')], 3)),
      3,
      '23:00',
      { state: 'open', until: '24:00', changesAt: at(4, '00:00') },
    ],
    [
      'in a night made of two days',
      weekOf([...days([span('10:00', '24:00')], 3), ...days([span('00:00', '04:00')], 4)]),
      3,
      '23:00',
      { state: 'open', until: '04:00', changesAt: at(4, '04:00') },
    ],
    [
      'for a night and a day that end at the hour they began',
      weekOf(days([span('08:00', '08:00')], 3)),
      4,
      '07:00',
      { state: 'open', until: '08:00', changesAt: at(4, '08:00') },
    ],
    [
      'days before it closes',
      weekOf(days([span('00:00', '24:00')], 1, 2, 3, 4, 5)),
      2,
      '12:00',
      { state: 'open', changesAt: at(5, '00:00') },
    ],
    ['when no day has hours', weekOf(days([], 1, 2, 3, 4, 5, 6, 7)), 2, '12:00', { state: 'closed' }],
  ] as const)('says what is so %s', (_, hours, day, time, expected) => {
    expect(status(hours, day, time)).toEqual(expected)
  })

  test('knows nothing without hours', () => {
    expect(status(weekOf([]), 1, '12:00')).toBeUndefined()
  })

  test('lets an exception replace its date', () => {
    const holiday = weekOf(office.week, [
      { date: '2026-11-16', intervals: [] },
      { date: '2026-11-17', intervals: [span('10:00', '12:00')] },
    ])
    expect(status(holiday, 1, '10:00')).toEqual({
      state: 'closed',
      opens: { time: '10:00', day: 'tomorrow' },
      changesAt: at(2, '00:00'),
    })
    expect(status(holiday, 2, '11:00')).toEqual({ state: 'open', until: '12:00', changesAt: at(2, '12:00') })
    expect(status(holiday, 2, '12:00')).toMatchObject({ opens: { time: '09:00', day: 'tomorrow' } })
  })
  test('lets an exception open a closed day, and close one that is open around the clock', () => {
    expect(
      status(weekOf(office.week, [{ date: '2026-11-22', intervals: [span('10:00', '12:00')] }]), 7, '11:00'),
    ).toMatchObject({ state: 'open' })
    expect(status(weekOf(always.week, [{ date: '2026-11-22', intervals: [] }]), 6, '11:00')).toEqual({
      state: 'open',
      until: '24:00',
      changesAt: at(7, '00:00'),
    })
  })
  test('names no day for an opening more than six days away, and says when it will', () => {
    const closed = Array.from({ length: 14 }, (_, index) => ({
      date: addDays('2026-11-16', index),
      intervals: [],
    }))
    expect(status(weekOf(office.week, closed), 1, '10:00')).toEqual({
      state: 'closed',
      changesAt: at(9, '00:00'),
    })
    expect(status(weekOf(office.week, closed), 9, '00:00')).toMatchObject({
      state: 'closed',
      opens: { time: '09:00', day: 1 },
    })
  })
  test('follows the clocks of the zone through daylight saving', () => {
    const berlin = openingStatus(office, 'Europe/Berlin', new Date('2026-03-28T12:00:00Z'))
    expect(berlin).toMatchObject({ opens: { time: '09:00', day: 1 } })
    expect(openingStatus(office, 'Europe/Berlin', new Date('2026-03-30T06:59:00Z'))).toMatchObject({
      state: 'closed',
      changesAt: new Date('2026-03-30T07:00:00Z'),
    })
  })

  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    )
  const intervals = fc.array(fc.record({ from: time, to: fc.oneof(time, fc.constant('24:00')) }), {
    maxLength: 3,
  })
  const anyHours = fc.record({
    week: fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 7 }), intervals }), {
      selector: ({ day }) => day,
    }),
    exceptions: fc.uniqueArray(
      fc.record({
        date: fc.integer({ min: 0, max: 20 }).map((day) => addDays('2026-11-12', day)),
        intervals,
      }),
      { selector: ({ date }) => date },
    ),
  })
  test('stays true until changesAt and not a moment longer', () => {
    fc.assert(
      fc.property(anyHours, fc.integer({ min: 0, max: 7 * 1440 }), (hours, minute) => {
        const now = new Date(at(1, '00:00').getTime() + minute * 60_000)
        const answer = openingStatus(hours, zone, now)
        const end = answer?.changesAt
        if (!answer || !end) return
        expect(end.getTime()).toBeGreaterThan(now.getTime())
        expect(openingStatus(hours, zone, new Date(end.getTime() - 1000))).toEqual(answer)
        expect(openingStatus(hours, zone, end)).not.toEqual(answer)
      }),
      { numRuns: 300 },
    )
  })
})
