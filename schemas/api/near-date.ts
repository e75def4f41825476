import '../core/jitless.ts'
import { z } from 'zod'
import { problem } from './fields.ts'

/** A date of this century: any other is a slip, and no calendar reaches that far. */
const century = z.regex(/^20\d\d-/, problem('invalid'))

/** A date of a calendar, `2026-11-30`. */
export const nearDate = z.iso.date(problem('invalid')).check(century)

/** An instant with its offset, `2026-11-30T04:00:00Z`. */
export const nearInstant = z.iso.datetime({ offset: true, ...problem('invalid') }).check(century)

/** The beginning of a visit: clinics count in minutes, and their calendars have no place for seconds. */
export const wholeMinute = nearInstant.check(
  z.regex(/T\d\d:\d\d(?::00(?:\.0+)?)?(?:Z|[+-])/, problem('wholeMinute')),
)
