import { expect, it } from 'vitest'
import { instantOf, momentOf, timeInstead } from './clinic-moment.ts'

it('is the same moment again when it is shown', () => {
  const moment = { date: '2026-12-31', time: '09:05' }
  expect(momentOf(instantOf(moment, 'Asia/Almaty') ?? '', 'Asia/Almaty')).toEqual(moment)
})

it('names the time that comes instead of one over which the clocks are put forward', () => {
  const at = (time: string | null) => timeInstead({ date: '2027-03-28', time }, 'Europe/Berlin')
  expect(['01:59', '02:30', '03:00', null].map(at)).toEqual([undefined, '03:30', undefined, undefined])
})
