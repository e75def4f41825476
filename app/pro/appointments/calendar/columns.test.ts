import { describe, expect, it } from 'vitest'
import { columnsOf, pixelsPerMinute, shortName, shownHours } from './columns.ts'
import { doctorOf, visitOf } from './test/samples.ts'

const date = '2026-11-30'
const calendar = {
  TIMEZONE: 'Asia/Almaty',
  SPECIAL_DAYS: [],
  SERVICES: [],
  OWN: null,
  OTHERS: [],
  DOCTORS: [
    doctorOf('1', { STEP: 30, DAYS: [{ DATE: date, INTERVALS: [['09:00', '10:30']] }] }),
    doctorOf('2', { DAYS: [] }),
  ],
}
const options = { calendar, dates: [date], locale: 'ru', formerName: 'Бывший врач' } as const

describe('the columns of a day', () => {
  it('have the free times of a doctor between the visits', () => {
    const visits = [visitOf({ LABEL: '09:30', START: '2026-11-30T04:30:00Z', END: '2026-11-30T05:00:00Z' })]
    const [column, ...more] = columnsOf({ ...options, visits })
    expect(more).toEqual([])
    expect(column).toMatchObject({ doctor: '1', free: [540, 600], open: [{ from: 540, until: 630 }] })
    expect(column?.visits).toMatchObject([{ from: 570, until: 600, lane: 0, lanes: 1 }])
  })
  it('lose no visit of a doctor who sees nobody here any more', () => {
    const columns = columnsOf({ ...options, visits: [visitOf({ SPECIALIST_CODE: 'gone' })] })
    expect(columns.map(({ doctor, name }) => [doctor, name])).toEqual([
      ['1', 'Ахметова Айгуль'],
      ['gone', 'Бывший врач'],
    ])
  })
  it('give the time of a cancelled visit to others', () => {
    const [column] = columnsOf({ ...options, visits: [visitOf({ STATUS: 'cancelled_by_patient' })] })
    expect(column?.visits).toEqual([])
    expect(column?.free).toEqual([540, 570, 600])
  })
  it('reach past midnight where the hours do', () => {
    const DAYS = [{ DATE: date, INTERVALS: [['20:00', '02:00'] as [string, string]] }]
    const columns = columnsOf({
      ...options,
      calendar: { ...calendar, DOCTORS: [doctorOf('1', { DAYS })] },
      visits: [],
    })
    expect(shownHours(columns)).toEqual({ from: 1200, until: 1560 })
  })
  it('are high enough for a finger where a visit is short', () => {
    const columns = columnsOf({ ...options, visits: [visitOf({ END: '2026-11-30T04:10:00Z' })] })
    expect(pixelsPerMinute(columns) * 10).toBeGreaterThanOrEqual(24)
    expect(pixelsPerMinute([])).toBe(1.2)
  })
})

it('shortens a name to its initials', () => {
  expect(shortName('Ахметова Айгуль Сериковна')).toBe('Ахметова А. С.')
  expect(shortName('Ахметова')).toBe('Ахметова')
})
