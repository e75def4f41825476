import type { Translate } from '../../locales/text-key.ts'
import { type CalendarDate, partsOf, weekdayOf } from './calendar-date.ts'

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

// Browsers have no Kazakh or Uzbek date formats, so the names come from locale files instead of Intl.

/** Nominative names of the twelve months. */
export const monthNames = (t: Translate): string[] => months.map((month) => t(`ui:calendar.month${month}`))

/** Short and full names of the weekdays, from Monday. */
export const weekdayNames = (t: Translate) =>
  weekdays.map((day) => ({
    short: t(`ui:calendar.weekday${day}`),
    full: t(`ui:calendar.weekdayName${day}`),
  }))

/** A date in words, for screen readers: `21 ноября 2026, суббота`. */
export function dateInWords(t: Translate, date: CalendarDate): string {
  const { year, month, day } = partsOf(date)
  const monthOf = months.map((month) => t(`ui:calendar.of${month}`))[month - 1] ?? ''
  const weekday = weekdayNames(t)[weekdayOf(date) - 1]?.full ?? ''
  return t('ui:calendar.day', { year, month: monthOf, day, weekday })
}
