import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { weekday } from '../../../schemas/formats/zone.ts'
import { weekdayNames } from '../../../ui/date-picker/calendar-texts.ts'

/** The time of a visit, by the clocks of its branch: `30 ноября, 09:00`. With the year, unless it is that of `today`. */
export const whenOf = (
  { DATE, LABEL }: { DATE: string; LABEL: string },
  locale: Locale,
  today: string,
): string => `${formatCalendarDate(DATE, locale, today)}, ${LABEL}`

/** A day in the least room that still names it: `Пн, 23 ноября`. */
export const shortDay = (date: string, locale: Locale, t: Translate): string =>
  `${weekdayNames(t)[weekday(date) - 1]?.short}, ${formatCalendarDate(date, locale, date)}`
