import type { Locale } from '../../../../locales/locale.ts'
import { formatCalendarDate, formatPeriod, weekdayName } from '../../../../schemas/formats/date.ts'
import { weekday } from '../../../../schemas/formats/zone.ts'
import type { Days } from '../../../../schemas/visits/kind-of-days.ts'

/** A day or a period in words; with the year unless it is that of `today`, and always without `today`: paper is read in other years. */
export const wordsOfDays = ({ from, to }: Days, locale: Locale, today?: string): string =>
  from === to
    ? `${weekdayName(weekday(from), locale)}, ${formatCalendarDate(from, locale, today)}`
    : formatPeriod(from, to, locale, today)
