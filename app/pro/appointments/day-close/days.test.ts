import { expect, it } from 'vitest'
import { readDays, turnedDays, writeDays } from './days.ts'

const read = (query: string) => readDays(new URLSearchParams(query), '2026-11-30')

it.each([
  ['', '2026-11-30', '2026-11-30', false],
  ['from=2026-11-02', '2026-11-02', '2026-11-02', false],
  ['from=02.11.2026&to=08.11.2026', '2026-11-02', '2026-11-08', false],
  ['from=2026-11-08&to=2026-11-02', '2026-11-08', '2026-11-08', false],
  ['from=2026-10-01&to=2026-12-31', '2026-10-01', '2026-10-31', true],
  ['from=31.02.2026&to=x', '2026-11-30', '2026-11-30', false],
  ['from=2026-02-31', '2026-11-30', '2026-11-30', false],
])('are those of an address "%s"', (query, from, to, isCut) => {
  expect(read(query)).toEqual({ from, to, isCut })
})
it('turn by their own length, over the end of a month', () => {
  const week = { from: '2026-11-24', to: '2026-11-30' }
  expect(turnedDays(week, 1)).toEqual({ from: '2026-12-01', to: '2026-12-07' })
  expect(turnedDays({ from: '2026-12-01', to: '2026-12-01' }, -1).to).toBe('2026-11-30')
  expect(read(writeDays(week))).toEqual({ ...week, isCut: false })
})
