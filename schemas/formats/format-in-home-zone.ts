import type { Locale } from '../../locales/locale.ts'
import { formatCalendarDate, formatDate } from './date.ts'
import { homeZone } from './home-zone.ts'
import { calendarDate } from './zone.ts'

/**
 * Formats an instant in `homeZone`, with the UTC offset, because the reader's time zone is unknown: `16 ноября, 16:05
 * (UTC+5)`. Without the year if it is the year of `now`, and without the offset if `readerOffset`, the minutes of the reader's clock before UTC, is the same.
 */
export function formatInHomeZone(
  instant: Date | string,
  locale: Locale,
  now: Date | string,
  readerOffset?: number,
): string {
  const moment = formatDate(instant, locale, homeZone.name, new Date(now))
  return readerOffset === homeZone.minutes ? moment : `${moment} (${homeZone.sign})`
}

/** Formats the date of an instant in `homeZone`, without the year: `16 ноября`. */
export function formatHomeDay(instant: Date | string, locale: Locale): string {
  const date = calendarDate(instant, homeZone.name)
  return formatCalendarDate(date, locale, date)
}
