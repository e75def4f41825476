import type { Locale } from '../../locales/locale.ts'
import { isZone, zoneNames } from '../reference/zone-names.ts'
import { formatDate } from './date.ts'
import { offset } from './zone.ts'

/** UTC offset in words, `UTC+5`, `UTC+5:30`. */
function sign(at: Date, timezone: string): string {
  const minutes = offset(at, timezone)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** The value of a visit's time in a message: an instant and the zone of the branch. */
export const visitValue = (at: Date, timezone: string): string => `${at.toISOString()} ${timezone}`

/** A `visitValue` by the clocks of the branch, which it names: `30 ноября, 09:00 (Алматы, Астана)`. With the year, unless it is the present one. */
export function formatVisit(value: string, locale: Locale, now: Date): string {
  const [at = '', timezone = 'UTC'] = value.split(' ')
  const zone = isZone(timezone) ? zoneNames[timezone][locale] : sign(new Date(at), timezone)
  return `${formatDate(at, locale, timezone, now)} (${zone})`
}
