import type { Locale } from '../../locales/locale.ts'
import { dayjs, inZone } from './in-zone.ts'
import { yearOf } from './zone.ts'

const spaced = { day: 'D MMMM', withYear: 'D MMMM YYYY' }

/** A day with its month, and with its year too, as each language writes them: Uzbek joins the two by a hyphen, which is read as “-nchi” (CLDR has the same). */
const patterns: Record<Locale, { day: string; withYear: string }> = {
  ru: spaced,
  kk: spaced,
  uz: { day: 'D-MMMM', withYear: 'D-MMMM, YYYY' },
  en: spaced,
}

const patternOf = (locale: Locale, isSameYear: boolean): string =>
  patterns[locale][isSameYear ? 'day' : 'withYear']

/**
 * Date and time of an instant in `timezone` (C-5): `05 мая, 09:07`, with the year if it differs from that of `now`.
 * Pass the zone of the branch or site, not the reader's.
 */
export function formatDate(instant: Date | string, locale: Locale, timezone: string, now: Date): string {
  const sameYear = yearOf(instant, timezone) === yearOf(now, timezone)
  return inZone(instant, timezone)
    .locale(locale)
    .format(`D${patternOf(locale, sameYear)}, HH:mm`)
}

/** Formats a calendar date `2026-11-02`: `2 ноября 2026`, without the year if it is the year of `today`. */
export function formatCalendarDate(date: string, locale: Locale, today?: string): string {
  const sameYear = today?.slice(0, 4) === date.slice(0, 4)
  return dayjs.utc(date).locale(locale).format(patternOf(locale, sameYear))
}

/** Name of a weekday, 1 is Monday, as it is written in the middle of a sentence (lower case except in English). */
export const weekdayName = (day: number, locale: Locale): string =>
  dayjs
    .utc('2024-01-01')
    .add(day - 1, 'day')
    .locale(locale)
    .format('dddd')
