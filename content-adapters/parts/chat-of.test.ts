import { expect, it } from 'vitest'
import type { Chat, Company } from '../entities/company.ts'
import { chatOf } from './chat-of.ts'

const hours = {
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, intervals: [{ from: '09:00', to: '18:00' }] })),
  exceptions: [],
}
const chat = (code: string, more: Partial<Chat> = {}): Chat => ({
  code,
  cabinet: `1${code}`,
  number: `+7701000000${code}`,
  place: 'both',
  timezone: 'Asia/Almaty',
  ...more,
})
const closedText = { ru: 'Ответим утром' }

function at(
  instant: string,
  chats: Chat[] | undefined,
  place: 'contacts' | 'booking' = 'contacts',
  cabinet?: string,
) {
  const expires: string[] = []
  const company = {
    code: '1001',
    whatsapp: '+77770000000',
    timezone: 'Asia/Almaty',
    ...(chats && { chats }),
  } as Company
  const context = { now: new Date(instant), expires: (when: Date) => void expires.push(when.toISOString()) }
  return { ...chatOf(company, place, context, cabinet), expires }
}

it('is the number of the company where no branch has one', () => {
  expect(at('2026-12-01T06:00:00Z', undefined)).toEqual({ whatsapp: '+77770000000', expires: [] })
})

it.each([
  [
    'two minutes to nine in the morning there',
    '2026-12-01T03:58:00Z',
    closedText,
    '2026-12-01T04:00:00.000Z',
  ],
  ['nine in the morning there', '2026-12-01T04:00:00Z', undefined, '2026-12-01T13:00:00.000Z'],
  [
    'six in the evening there (at midnight "tomorrow" becomes "today")',
    '2026-12-01T13:00:00Z',
    closedText,
    '2026-12-01T19:00:00.000Z',
  ],
])('says at %s whether somebody answers, until that changes', (_, instant, note, until) => {
  const shown = at(instant, [chat('1', { hours, closedText })])
  expect(shown.chat?.note).toEqual(note)
  expect(shown.expires).toEqual([until])
})

it('counts the hours in the zone of the branch', () => {
  const [there, here] = ['Europe/Moscow', 'Asia/Almaty'].map(
    (timezone) => at('2026-12-01T05:00:00Z', [chat('1', { hours, closedText, timezone })]).chat?.note,
  )
  expect([there, here]).toEqual([closedText, undefined])
})

it('is that of the branch that was chosen, otherwise the first of the place', () => {
  const chats = [chat('1', { place: 'contacts' }), chat('2'), chat('3')]
  const numberAt = (place: 'contacts' | 'booking', cabinet?: string) =>
    at('2026-12-01T06:00:00Z', chats, place, cabinet).whatsapp
  expect(numberAt('contacts')).toBe('+77010000001')
  expect(numberAt('booking')).toBe('+77010000002')
  expect(numberAt('booking', '13')).toBe('+77010000003')
  expect(at('2026-12-01T06:00:00Z', [chat('1', { place: 'contacts' })], 'booking')).toEqual({ expires: [] })
})
