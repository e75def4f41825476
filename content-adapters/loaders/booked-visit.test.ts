import { expect, it } from 'vitest'
import type { OfferedSlot } from '../entities/doctor.ts'
import type { Visit } from '../entities/visit.ts'
import type { LoadContext } from '../loader.ts'
import { SourceError } from '../source.ts'
import bookedVisit from './booked-visit.ts'

const visit: Visit = {
  number: 'K7M29QXT',
  isForOther: false,
  status: 'confirmed',
  isPast: false,
  date: '2026-12-01',
  time: '17:20',
  timezone: 'Asia/Almaty',
  company: '1001',
  companyName: { ru: 'Клиника' },
  cabinet: '11',
  phones: [],
  doctor: { code: '501' },
  canCancel: true,
  canMove: true,
}
const slot = (date: string, time: string): OfferedSlot => ({
  date,
  time,
  start: `${date}T${time}:00Z`,
  cabinet: '11',
  doctor: '501',
})
const free = [
  slot('2026-11-30', '08:00'),
  slot('2026-12-01', '18:00'),
  slot('2026-12-01', '18:20'),
  slot('2026-12-03', '09:00'),
]

async function load(visitTimes: (days: { first: string; last: string }) => Promise<OfferedSlot[]>) {
  const source = {
    visit: async () => visit,
    visitTimes: (_: unknown, days: { first: string; last: string }) => visitTimes(days),
  } as unknown as LoadContext['source']
  const context: LoadContext = {
    source,
    locale: 'ru',
    now: new Date('2026-11-30T05:00:00Z'),
    expires: () => {},
  }
  return bookedVisit({ code: 'K7M29QXT', token: 'secret' }, context)
}

it('offers days to move a visit to, its own first, each with all its times', async () => {
  const data = await load(async () => free)
  expect(data?.visit?.days.map(({ times }) => times.map(({ next }) => `${next.date} ${next.time}`))).toEqual([
    ['2026-12-01 18:00', '2026-12-01 18:20'],
    ['2026-11-30 08:00'],
    ['2026-12-03 09:00'],
  ])
})

it('looks through a month from today on, and shows at most ten days', async () => {
  const asked: object[] = []
  const days = Array.from({ length: 20 }, (_, at) =>
    slot(`2026-12-${String(at + 1).padStart(2, '0')}`, '09:00'),
  )
  const data = await load(async (range) => {
    asked.push(range)
    return days
  })
  expect(asked).toEqual([{ first: '2026-11-30', last: '2026-12-30' }])
  expect(data?.visit?.days).toHaveLength(10)
})

it('shows the visit where its times cannot be read', async () => {
  const data = await load(() => Promise.reject(new SourceError(503, 'slots')))
  expect(data?.visit).toMatchObject({ visitNumber: 'K7M29QXT', days: [] })
})
