import { locales } from '../../locales/locale.ts'
import { formatCalendarDate, formatDate } from '../../schemas/formats/date.ts'
import { calendarDate, nextYear } from '../../schemas/formats/zone.ts'
import type { LocalizedText } from '../../schemas/localized.ts'
import type { LoadContext } from '../loader.ts'
import { siteZone } from './site-zone.ts'

const inAll = (format: (locale: (typeof locales)[number]) => string): LocalizedText =>
  Object.fromEntries(locales.map((locale) => [locale, format(locale)])) as LocalizedText

/** An instant in words of each language (C-5); a date of this year gets its year when the next one begins. */
export function shownInstant(datetime: string, context: Pick<LoadContext, 'company' | 'now' | 'expires'>) {
  const zone = siteZone(context)
  context.expires(nextYear(context.now, zone))
  return { datetime, text: inAll((locale) => formatDate(datetime, locale, zone, context.now)) }
}

/** A calendar date in words of each language. */
export function shownDate(datetime: string, context: Pick<LoadContext, 'company' | 'now' | 'expires'>) {
  const zone = siteZone(context)
  const today = calendarDate(context.now, zone)
  context.expires(nextYear(context.now, zone))
  return { datetime, text: inAll((locale) => formatCalendarDate(datetime, locale, today)) }
}
