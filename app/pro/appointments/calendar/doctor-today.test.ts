import { describe, expect, it } from 'vitest'
import { columnsOf, hasHoursAt } from './columns.ts'
import { doctorToday } from './doctor-today.ts'
import { doctorOf, visitOf } from './test/samples.ts'

const date = '2026-11-30'
const hours = (from: string, to: string, day = date) => [
  { DATE: day, INTERVALS: [[from, to] as [string, string]] },
]
const columns = columnsOf({
  calendar: {
    TIMEZONE: 'Asia/Almaty',
    SPECIAL_DAYS: [],
    DOCTORS: [
      doctorOf('3', { STEP: 30 }),
      doctorOf('1', { STEP: 30, DAYS: hours('09:00', '09:30') }),
      doctorOf('2', { STEP: 30, DAYS: hours('12:00', '13:00') }),
    ],
    OWN: null,
    OTHERS: [],
    SERVICES: [],
  },
  visits: [visitOf()],
  dates: [date],
  locale: 'ru',
  formerName: '',
})

describe('the doctor for a patient who has just come', () => {
  it.each([
    ['the wished one, whose hours are now', { minute: 545, wish: '1' }, '1'],
    ['another than one without hours today', { minute: 545, wish: '3' }, '2'],
    ['another than one whose hours are over', { minute: 600, wish: '1' }, '2'],
    ['the one whose hours are now, where nobody is free any more', { minute: 765, wish: undefined }, '2'],
    ['nobody, where all hours are over', { minute: 780, wish: '2' }, undefined],
  ])('is %s', (_, from, expected) => {
    expect(doctorToday(columns, { date, ...from })).toBe(expected)
  })
})

it('knows the hours of a doctor at a moment, also those of the night before', () => {
  const night = doctorOf('1', { DAYS: hours('22:00', '02:00') })
  expect(hasHoursAt(night, { date, time: '23:00' })).toBe(true)
  expect(hasHoursAt(night, { date: '2026-12-01', time: '01:59' })).toBe(true)
  expect(hasHoursAt(night, { date: '2026-12-01', time: '02:00' })).toBe(false)
  expect(hasHoursAt(night, { date, time: '01:00' })).toBe(false)
})
