import { defaultLocale, type Locale } from '../../locales/locale.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import { formatCalendarDate, formatDate } from '../../schemas/formats/date.ts'
import { calendarDate, nextYear } from '../../schemas/formats/zone.ts'
import type { LoadContext } from '../loader.ts'
import { siteZone } from './site-zone.ts'

type Reader = Pick<LoadContext, 'company' | 'locale' | 'now' | 'expires'>

/** Formats in Russian, which every localized text requires, and in the reader's language. */
const inWords = (locale: Locale, format: (locale: Locale) => string): LocalizedText => ({
  ru: format(defaultLocale),
  ...(locale !== defaultLocale && { [locale]: format(locale) }),
})

/**
 * A formatted instant (C-5). The page expires when the next year begins, because dates of this year are shown without
 * it.
 */
export function localizedInstant(datetime: string, context: Reader) {
  const zone = siteZone(context)
  context.expires(nextYear(context.now, zone))
  return {
    datetime,
    text: inWords(context.locale, (locale) => formatDate(datetime, locale, zone, context.now)),
  }
}

/** The formatted date of an instant, without the time. */
export const localizedDayOf = (datetime: string, context: Reader) => ({
  ...localizedDate(calendarDate(new Date(datetime), siteZone(context)), context),
  datetime,
})

/** A formatted calendar date; `datetime` is its midnight in UTC. */
export function localizedDay(date: string, context: Reader) {
  return { ...localizedDate(date, context), datetime: `${date}T00:00:00Z` }
}

/** A calendar date with its year whatever year it is, as on papers, which are read in other years too. */
export const writtenDay = (date: string, locale: Locale) => ({
  datetime: `${date}T00:00:00Z`,
  text: inWords(locale, (to) => formatCalendarDate(date, to)),
})

/** A formatted calendar date. */
export function localizedDate(datetime: string, context: Reader) {
  const zone = siteZone(context)
  const today = calendarDate(context.now, zone)
  context.expires(nextYear(context.now, zone))
  return { datetime, text: inWords(context.locale, (locale) => formatCalendarDate(datetime, locale, today)) }
}
