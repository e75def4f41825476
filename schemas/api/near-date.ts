import '../core/jitless.ts'
import { z } from 'zod'
import { problem } from './fields.ts'

/** The dates of this century: any other is a slip, and no calendar reaches that far. */
export const nearDates = { min: '2000-01-01', max: '2099-12-31' }
const century = z.regex(/^20\d\d-/, problem('invalid'))

/** A date of a calendar, `2026-11-30`. */
export const nearDate = z.iso.date(problem('invalid')).check(century)

/** An instant with its offset, `2026-11-30T04:00:00Z`. */
export const nearInstant = z.iso.datetime({ offset: true, ...problem('invalid') }).check(century)

/** The beginning of a visit: clinics count in minutes, and their calendars have no place for seconds. */
export const wholeMinute = nearInstant.check(
  z.regex(/T\d\d:\d\d(?::00(?:\.0+)?)?(?:Z|[+-])/, problem('wholeMinute')),
)
