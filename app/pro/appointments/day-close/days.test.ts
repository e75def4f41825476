import { expect, it } from 'vitest'
import { presetDays, readDays, turnedDays, writeDays } from './days.ts'

const read = (query: string) => readDays(new URLSearchParams(query), '2026-11-30')

it.each([
  ['', '2026-11-30', '2026-11-30'],
  ['from=2026-11-02', '2026-11-02', '2026-11-02'],
  ['from=02.11.2026&to=08.11.2026', '2026-11-02', '2026-11-08'],
  ['from=2026-10-01&to=2026-10-31', '2026-10-01', '2026-10-31'],
])('are those of an address "%s"', (query, from, to) => {
  expect(read(query)).toEqual({ days: { from, to } })
})
it.each([
  ['from=2026-11-08&to=02.11.2026', 'to', 'reversed', '2026-11-08', '02.11.2026'],
  ['from=2026-10-01&to=2026-11-01', 'to', 'long', '2026-10-01', '2026-11-01'],
  ['from=31.02.2026', 'from', 'invalid', '31.02.2026', '31.02.2026'],
  ['from=2026-11-02&to=x', 'to', 'invalid', '2026-11-02', 'x'],
  ['from=01.11.1899', 'from', 'invalid', '01.11.1899', '01.11.1899'],
])('of an address "%s" are a fault at its field, with what was typed', (query, at, problem, from, to) => {
  expect(read(query)).toEqual({ fault: { at, problem }, typed: { from, to } })
})
it('turn by their own length, and a month by a month', () => {
  const week = { from: '2026-11-24', to: '2026-11-30' }
  expect(turnedDays(week, 1)).toEqual({ from: '2026-12-01', to: '2026-12-07' })
  expect(turnedDays({ from: '2026-12-01', to: '2026-12-01' }, -1).to).toBe('2026-11-30')
  expect(turnedDays({ from: '2026-03-01', to: '2026-03-31' }, -1)).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
  })
  expect(turnedDays({ from: '2026-12-01', to: '2026-12-31' }, 1)).toEqual({
    from: '2027-01-01',
    to: '2027-01-31',
  })
  expect(read(writeDays(week))).toEqual({ days: week })
})
it('have names for today, yesterday, the week and the month', () => {
  expect(presetDays('2028-03-01')).toEqual({
    today: { from: '2028-03-01', to: '2028-03-01' },
    yesterday: { from: '2028-02-29', to: '2028-02-29' },
    week: { from: '2028-02-28', to: '2028-03-05' },
    month: { from: '2028-03-01', to: '2028-03-31' },
  })
})
