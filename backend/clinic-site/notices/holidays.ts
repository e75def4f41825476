import Holidays from 'date-holidays'
import type { Locale } from '../../../locales/locale.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import { holidayNames } from './holiday-names.ts'

/** Public holidays without a working day between them, as calendar days, and the name of the first. */
export type HolidayRange = { from: string; until: string; name: string }

/**
 * The public holidays of a country from `today` on, for a year, the nearest first; none of a country that is not known. Days off in place
 * of a holiday on a weekend count. Names are in the language, where the library has them in it.
 */
export function nextHolidays(country: string, today: string, locale: Locale): HolidayRange[] {
  const known = new Holidays(country)
  // Otherwise the library names a country's holidays in its own language.
  known.setLanguages([locale, 'ru'])
  const year = Number(today.slice(0, 4))
  const ranges: HolidayRange[] = []
  for (const { date, name, type, substitute } of [year, year + 1].flatMap((one) => known.getHolidays(one))) {
    const day = date.slice(0, 10)
    if (type !== 'public' || day < today || day > addDays(today, 365)) continue
    const last = ranges.at(-1)
    if (last && day <= addDays(last.until, 1)) last.until = day
    else {
      const own = substitute ? name.replace(/ \([^)]*\)$/, '') : name
      ranges.push({ from: day, until: day, name: holidayNames[own]?.[locale] ?? own })
    }
  }
  return ranges
}
