import type { Locale } from '../../locales/locale.ts'
import { formatCalendarDate, formatDate } from './date.ts'
import { homeZone } from './home-zone.ts'
import { calendarDate } from './zone.ts'

/**
 * An instant in words in `homeZone`, with the UTC offset, because the reader's own zone is unknown:
 * `16 ноября, 16:05 (UTC+5)`. Dates of the year of `now` are shown without it.
 */
export const shownInstant = (instant: Date | string, locale: Locale, now: Date | string): string =>
  `${formatDate(instant, locale, homeZone.name, new Date(now))} (${homeZone.sign})`

/** The day of an instant there, without its year: `16 ноября`. */
export function shownDay(instant: Date | string, locale: Locale): string {
  const date = calendarDate(instant, homeZone.name)
  return formatCalendarDate(date, locale, date)
}
