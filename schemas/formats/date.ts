import type { Locale } from '../../locales/locale.ts'
import { dayjs, inZone } from './in-zone.ts'
import { yearOf } from './zone.ts'

/**
 * Date and time of an instant in `timezone` (C-5): `05 мая, 09:07`, with the year if it differs from that of `now`.
 * Pass the zone of the branch or site, not the reader's.
 */
export function formatDate(instant: Date | string, locale: Locale, timezone: string, now: Date): string {
  const sameYear = yearOf(instant, timezone) === yearOf(now, timezone)
  return inZone(instant, timezone)
    .locale(locale)
    .format(sameYear ? 'DD MMMM, HH:mm' : 'DD MMMM YYYY, HH:mm')
}

/** Formats a calendar date `2026-11-02`: `2 ноября 2026`, without the year if it is the year of `today`. */
export function formatCalendarDate(date: string, locale: Locale, today?: string): string {
  const sameYear = today?.slice(0, 4) === date.slice(0, 4)
  return dayjs
    .utc(date)
    .locale(locale)
    .format(sameYear ? 'D MMMM' : 'D MMMM YYYY')
}

/** Name of a weekday, 1 is Monday, as it is written in the middle of a sentence (lower case except in English). */
export const weekdayName = (day: number, locale: Locale): string =>
  dayjs
    .utc('2024-01-01')
    .add(day - 1, 'day')
    .locale(locale)
    .format('dddd')
