import { describe, expect, it } from 'vitest'
import { clockOf, columnsOf } from '../calendar/columns.ts'
import { doctorOf, visitOf } from '../calendar/test/samples.ts'
import { datesAround, dayTimes, nearestTime } from './day-times.ts'

const [sunday, monday] = datesAround('2026-11-30')
const hours = (DATE: string, from: string, to: string) => ({
  DATE,
  INTERVALS: [[from, to] as [string, string]],
})
const columns = columnsOf({
  calendar: {
    TIMEZONE: 'Asia/Almaty',
    SPECIAL_DAYS: [],
    DOCTORS: [
      doctorOf('1', { STEP: 30, DAYS: [hours(monday, '08:30', '10:30')] }),
      doctorOf('2', { STEP: 60, DAYS: [hours(sunday, '22:00', '02:00'), hours(monday, '22:00', '02:00')] }),
    ],
    OWN: null,
    OTHERS: [],
    SERVICES: [],
  },
  visits: [visitOf()],
  dates: [sunday, monday],
  locale: 'ru',
  formerName: '',
})
const shown = (asked: { doctor: string; except?: string }) =>
  dayTimes(columns, { date: monday, ...asked }).map(
    ({ minute, isFree }) => `${clockOf(minute)}${isFree ? '' : ' taken'}`,
  )

describe('the times of a doctor on a day', () => {
  it('are those of the schedule, and say which are taken', () => {
    expect(shown({ doctor: '1' })).toEqual(['08:30', '09:00 taken', '09:30', '10:00'])
  })
  it('are free where the visit stands that is being moved', () => {
    expect(shown({ doctor: '1', except: 'A1' })).toEqual(['08:30', '09:00', '09:30', '10:00'])
  })
  it('are within the day, also of hours that end after midnight', () => {
    expect(shown({ doctor: '2' })).toEqual(['00:00', '01:00', '22:00', '23:00'])
  })
  it('are none where the doctor sees nobody', () => {
    expect(dayTimes(columns, { doctor: '1', date: sunday })).toEqual([])
  })
})

describe('the nearest free time', () => {
  const times = dayTimes(columns, { doctor: '1', date: monday })
  it.each([
    ['is the wished one if it is free', { wish: 570, from: 0 }, '09:30'],
    ['is the later of two that are as near', { wish: 540, from: 0 }, '09:30'],
    ['is the first one for a wish before the hours', { wish: 0, from: 0 }, '08:30'],
    ['is the last one for a wish after the hours', { wish: 900, from: 0 }, '10:00'],
    ['is not in the past', { wish: 510, from: 511 }, '09:30'],
  ])('%s', (_, asked, expected) => {
    expect(clockOf(nearestTime(times, asked) ?? -1)).toBe(expected)
  })
  it('is none once the day is over', () => {
    expect(nearestTime(times, { wish: 510, from: 601 })).toBeUndefined()
  })
})
