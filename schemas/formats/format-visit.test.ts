import { expect, it } from 'vitest'
import { formatVisit, visitValue } from './format-visit.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = new Date('2026-11-30T04:00:00Z')

it.each([
  ['Asia/Almaty', 'ru', '30 ноября, 09:00 (Алматы, Астана)'],
  ['Europe/Moscow', 'en', '30 November, 07:00 (Moscow)'],
  ['Asia/Kolkata', 'uz', '30-noyabr, 09:30 (UTC+5:30)'],
] as const)(
  'says when a visit is by the clocks of %s, and which these are (complaint 24)',
  (zone, locale, words) => {
    expect(formatVisit(visitValue(at, zone), locale, now)).toBe(words)
  },
)
