import { describe, expect, it } from 'vitest'
import { datesOf, readView, turned, writeView } from './view.ts'

const today = '2026-11-27'
const read = (query: string) => readView(new URLSearchParams(query), today)

describe('the view of an address', () => {
  it('is today, whatever else is written there', () => {
    for (const query of ['', 'date=tomorrow', 'date=2026-99-99', 'view=year'])
      expect(read(query).view).toEqual({ kind: 'day', date: today, doctor: undefined })
  })
  it('is written as it was read', () => {
    for (const query of ['', '?view=week&date=2026-12-01&doctor=7', '?doctor=7'])
      expect(writeView(read(query).view, today)).toBe(query)
  })
  it('names the branch of a company with several', () => {
    expect(writeView(read('date=2026-12-01').view, today, '11')).toBe('?cabinet=11&date=2026-12-01')
  })
  it('is a week from Monday to Sunday', () => {
    expect(read('view=week').range).toEqual({ from: '2026-11-23', to: '2026-11-29' })
    expect(datesOf({ kind: 'week', date: '2026-11-29' })).toHaveLength(7)
  })
  it('is turned by a day or a week', () => {
    expect(turned(read('').view, 1).date).toBe('2026-11-28')
    expect(turned(read('view=week').view, -1).date).toBe('2026-11-20')
  })
})
