import { expect, it } from 'vitest'
import { shownNext } from './next-free.ts'

const slot = (date: string) => ({ date, time: '09:30', cabinet: 'a' })

it('calls a slot of today and tomorrow by these words in the zone of the place, until its midnight', () => {
  const expiries: string[] = []
  const context = {
    now: new Date('2026-11-27T20:30:00Z'),
    expires: (at: Date) => expiries.push(at.toISOString()),
  }
  const dayOf = (date: string) => shownNext(slot(date), 'Asia/Almaty', context).day
  expect(['2026-11-28', '2026-11-29', '2026-11-30'].map(dayOf)).toEqual(['today', 'tomorrow', undefined])
  expect(new Set(expiries)).toEqual(new Set(['2026-11-28T19:00:00.000Z']))
})
