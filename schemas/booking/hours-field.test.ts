import { describe, expect, it } from 'vitest'
import { hoursProblems } from './hours-field.ts'

const intervals = (...texts: string[]) =>
  texts.map((text) => {
    const [from = '', to = ''] = text.split('–')
    return { from, to }
  })
const day = (...texts: string[]) => ({ week: [{ day: 1, intervals: intervals(...texts) }], exceptions: [] })

describe('hours', () => {
  it.each([
    [['09:00–13:00', '14:00–18:00']],
    [['14:00–18:00', '09:00–14:00']],
    [['00:00–24:00']],
    [['08:00–12:00', '22:00–02:00']],
  ])('are accepted: %j', (texts) => {
    expect(hoursProblems(day(...texts), ['hours'])).toEqual([])
  })
  it.each([
    [['09:00–18:00', '17:00–20:00'], 1],
    [['10:00–20:00', '18:00–09:00'], 1],
    [['09:00–18:00', '09:00–18:00'], 1],
    [['00:00–24:00', '10:00–11:00'], 1],
    [['24:00–08:00'], 0],
  ])('are refused where intervals overlap or begin at 24:00: %j', (texts, index) => {
    const path = ['hours', 'week', 0, 'intervals', index, 'from']
    expect(hoursProblems(day(...texts), ['hours'])).toEqual([{ path, code: 'interval', params: {} }])
  })
  it.each([
    [['09:00–09:00'], 0],
    [['00:00–00:00'], 0],
    [['09:00–12:00', '24:00–24:00'], 1],
  ])('are refused where one ends when it begins, rather than taken for day and night: %j', (texts, index) => {
    const path = ['hours', 'week', 0, 'intervals', index, 'to']
    expect(hoursProblems(day(...texts), ['hours'])).toEqual([{ path, code: 'emptyInterval', params: {} }])
  })
  it('are refused on a single date as in a week', () => {
    const exceptions = [{ date: '2026-12-16', intervals: intervals('24:00–08:00') }]
    expect(hoursProblems({ week: [], exceptions }, [])).toMatchObject([
      { path: ['exceptions', 0, 'intervals', 0, 'from'] },
    ])
  })
})
