import type { Translate } from '../../../locales/text-key.ts'
import { weekdayNames } from '../../../ui/date-picker/calendar-texts.ts'

/**
 * The words after the number of a day in each month (` ноября`, `-noyabr`), and short and full names of weekdays from Monday: browsers have
 * no Kazakh and Uzbek ones.
 */
export type DateWords = { months: string[]; weekdays: { short: string; full: string }[] }

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export const dateWords = (t: Translate): DateWords => ({
  months: months.map((month) => t('ui:calendar.dayMonth', { day: '', month: t(`ui:calendar.of${month}`) })),
  weekdays: weekdayNames(t),
})

/** `30 ноября`, `30-noyabr` of a calendar date. */
export const dayInWords = (date: string, { months: names }: DateWords): string =>
  `${Number(date.slice(8))}${names[Number(date.slice(5, 7)) - 1] ?? ''}`

/** The names of a date's weekday. */
export const weekdayOfDate = (date: string, { weekdays }: DateWords) =>
  weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? { short: '', full: '' }
