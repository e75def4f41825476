import { describe, expect, it } from 'vitest'
import { columnsOf } from './columns.ts'
import { nextFree } from './next-free.ts'
import { doctorOf, visitOf } from './test/samples.ts'

const monday = '2026-11-30'
const hours = (from: string, to: string) => [{ DATE: monday, INTERVALS: [[from, to] as [string, string]] }]
const columns = columnsOf({
  calendar: {
    TIMEZONE: 'Asia/Almaty',
    SPECIAL_DAYS: [],
    DOCTORS: [
      doctorOf('1', { STEP: 30, DAYS: hours('09:00', '10:30') }),
      doctorOf('2', { STEP: 30, DAYS: hours('09:15', '09:45') }),
    ],
    OWN: null,
    OTHERS: [],
    SERVICES: [],
  },
  visits: [visitOf()],
  dates: [monday],
  locale: 'ru',
  formerName: '',
})

describe('the next free time', () => {
  it.each([
    ['of anybody', { minute: 0 }, ['2', 555]],
    ['of one doctor, after the visit that is there', { minute: 540, doctor: '1' }, ['1', 570]],
    ['from a free time on is that time itself', { minute: 600, doctor: '1' }, ['1', 600]],
    ['of anybody, where the doctor asked for has none', { minute: 600 }, ['1', 600]],
  ])('is %s', (_, from, expected) => {
    const found = nextFree(columns, { date: monday, ...from })
    expect([found?.doctor, found?.minute]).toEqual(expected)
  })
  it('is none where nothing is free any more', () => {
    expect(nextFree(columns, { date: monday, minute: 630 })).toBeUndefined()
    expect(nextFree(columns, { date: '2026-12-01', minute: 0 })).toBeUndefined()
  })
})
