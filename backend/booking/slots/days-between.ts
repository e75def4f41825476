import type { Locale } from '../../../locales/locale.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'

/** Dates beyond any real one; calculating with them would leave the calendar. */
const farthest = '2999-12-31'

/** How many days there are from one date to another, both included. Throws 422 for none, or more than `most`. */
export function daysBetween(first: string, last: string, most: number, locale: Locale): number {
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1
  if (!(days >= 1 && days <= most) || first > farthest || last > farthest)
    throw fieldFault(locale, { date_to: 'invalid' })
  return days
}
