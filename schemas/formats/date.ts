import type { Locale } from '../../locales/locale.ts'
import { dayjs, inZone } from './in-zone.ts'
import { yearOf } from './zone.ts'

type Patterns = {
  /** A day with its month. */
  day: string
  /** The same before a time. */
  timed: string
  withYear: (day: string) => string
}

const spaced: Patterns = { day: 'D MMMM', timed: 'DD MMMM', withYear: (day) => `${day} YYYY` }

/** Days as each language writes them. Uzbek joins a day and its month by a hyphen, which is read as “-nchi”, so a zero cannot stand before it; the year is first. */
const patterns: Record<Locale, Patterns> = {
  ru: spaced,
  kk: spaced,
  uz: { day: 'D-MMMM', timed: 'D-MMMM', withYear: (day) => `YYYY-[yil] ${day}` },
  en: spaced,
}

const patternOf = (locale: Locale, day: string, isSameYear: boolean): string =>
  isSameYear ? day : patterns[locale].withYear(day)

/**
 * Date and time of an instant in `timezone` (C-5): `05 мая, 09:07`, with the year if it differs from that of `now`.
 * Pass the zone of the branch or site, not the reader's.
 */
export function formatDate(instant: Date | string, locale: Locale, timezone: string, now: Date): string {
  const sameYear = yearOf(instant, timezone) === yearOf(now, timezone)
  return inZone(instant, timezone)
    .locale(locale)
    .format(`${patternOf(locale, patterns[locale].timed, sameYear)}, HH:mm`)
}

/** Formats a calendar date `2026-11-02`: `2 ноября 2026`, without the year if it is the year of `today`. */
export function formatCalendarDate(date: string, locale: Locale, today?: string): string {
  const sameYear = today?.slice(0, 4) === date.slice(0, 4)
  return dayjs
    .utc(date)
    .locale(locale)
    .format(patternOf(locale, patterns[locale].day, sameYear))
}

/** Formats the month of a calendar date by its name: `ноябрь 2026`, without the year if it is the year of `today`. */
export const formatMonth = (date: string, locale: Locale, today?: string): string =>
  dayjs
    .utc(date)
    .locale(locale)
    .format(patternOf(locale, 'MMMM', today?.slice(0, 4) === date.slice(0, 4)))

/** Formats the calendar dates of a period: `23–29 ноября`, `30 ноября – 6 декабря`, each without the year if it is the year of `today`. */
export function formatPeriod(from: string, to: string, locale: Locale, today?: string): string {
  if (from.slice(0, 7) !== to.slice(0, 7))
    return `${formatCalendarDate(from, locale, today)} – ${formatCalendarDate(to, locale, today)}`
  const days = patterns[locale].day.replace('D', `[${Number(from.slice(8))}–]D`)
  return dayjs
    .utc(to)
    .locale(locale)
    .format(patternOf(locale, days, today?.slice(0, 4) === to.slice(0, 4)))
}

/** Name of a weekday, 1 is Monday, as it is written in the middle of a sentence (lower case except in English). */
export const weekdayName = (day: number, locale: Locale): string =>
  dayjs
    .utc('2024-01-01')
    .add(day - 1, 'day')
    .locale(locale)
    .format('dddd')
