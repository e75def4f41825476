import { expect, test } from 'vitest'
import doctors, { type Doctor } from './doctors.ts'

const monday = { day: 1, intervals: [{ from: '09:00', to: '13:00' }] }
const holiday = { date: '2026-12-16', intervals: [] }
const place = (cabinet: string, { week = [monday], exceptions = [holiday] } = {}) => ({
  cabinet,
  hours: { week, exceptions },
})
const problemsOf = (places: Doctor['places']) => doctors.check?.({ ...doctors.example, places })

test('a doctor sees patients in several branches, at night as well', () => {
  const night = { day: 5, intervals: [{ from: '20:00', to: '08:00' }] }
  expect(problemsOf([])).toEqual([])
  expect(problemsOf([place('11'), place('12', { week: [monday, night] })])).toEqual([])
})

test.each([
  ['a branch', [place('11'), place('12'), place('11')], ['places', 2, 'cabinet']],
  ['a day', [place('11', { week: [monday, monday] })], ['places', 0, 'hours', 'week', 1, 'day']],
  [
    'a date',
    [place('11'), place('12', { exceptions: [holiday, holiday] })],
    ['places', 1, 'hours', 'exceptions', 1, 'date'],
  ],
])('%s that is there twice is a problem where it is repeated', (_, places, path) => {
  expect(problemsOf(places)).toEqual([{ path, code: 'repeated', params: {} }])
})

test('a doctor has not begun to work in a year to come', () => {
  const limit = new Date().getFullYear()
  const since = (experienceSince: number) => doctors.check?.({ ...doctors.example, experienceSince })
  expect(since(limit)).toEqual([])
  expect(since(limit + 1)).toEqual([{ path: ['experienceSince'], code: 'futureYear', params: { limit } }])
})
