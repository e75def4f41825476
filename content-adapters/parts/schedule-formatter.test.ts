import { expect, it } from 'vitest'
import { hoursWithin } from '../../schemas/booking/hours-within.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import type { Schedule } from '../entities/doctor.ts'
import type { OpeningHours } from '../entities/opening-hours.ts'
import { scheduleFormatter } from './schedule-formatter.ts'

// A Tuesday.
const now = new Date('2026-12-15T06:00:00Z')
const context = { company: undefined, locale: 'ru' as const, now, expires: () => {} }
const clinic = { timezone: 'Asia/Almaty' } as Company
const week = [1, 2, 3, 4, 5].map((day) => ({ day, intervals: [{ from: '08:00', to: '18:00' }] }))
const branch = (code: string, exceptions: OpeningHours['exceptions']): Cabinet => ({
  code,
  name: { ru: code },
  phones: [],
  timezone: clinic.timezone,
  photos: [],
  hours: { week, exceptions },
})
const worksIn = ({ code, name, hours }: Cabinet): Schedule => ({
  specialist: '1',
  cabinet: { code, name },
  hours: hoursWithin({ week, exceptions: [] }, hours),
})
const read = (...cabinets: Cabinet[]) => {
  const schedules = cabinets.map(worksIn)
  const reader = scheduleFormatter(clinic, { schedules, cabinets }, context)
  const dated = (all: ReturnType<typeof reader.closings>) =>
    all.map(({ date, cabinet, intervals }) => [date.datetime, cabinet?.ru, intervals.map(({ from }) => from)])
  return {
    today: reader.placesToday(schedules).map((place) => place.week.find(({ day }) => day === 2)?.intervals),
    changes: dated(reader.changes(schedules)),
    closings: dated(reader.closings()),
  }
}
const closed = (date: string) => ({ date, intervals: [] })
const short = (date: string) => ({ date, intervals: [{ from: '10:00', to: '14:00' }] })

it('shows a doctor within a short day of the branch, and none where it is closed today', () => {
  expect(read(branch('A', [short('2026-12-15'), short('2026-12-17')]))).toEqual({
    today: [[{ from: '10:00', to: '14:00', skipped: 120 }]],
    changes: [
      ['2026-12-15', undefined, ['10:00']],
      ['2026-12-17', undefined, ['10:00']],
    ],
    closings: [],
  })
  expect(read(branch('A', [closed('2026-12-15')])).today).toEqual([[]])
})

it('tells a day off once for all branches, and with its name where others are open', () => {
  expect(read(branch('A', [closed('2026-12-16')]), branch('B', [closed('2026-12-16')])).closings).toEqual([
    ['2026-12-16', undefined, []],
  ])
  expect(read(branch('A', [closed('2026-12-16')]), branch('B', []))).toMatchObject({
    changes: [],
    closings: [['2026-12-16', 'A', []]],
  })
})
