import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'

const PEOPLE = z.int()
const day = z.iso.date()

/** The days of a period of `DAYS` days, which is shorter while the site is counted for less. */
const period = z.object({
  DAYS: z.int(),
  FROM: day,
  TO: day,
  PEOPLE,
  /** The visitors of as many days before; null if these were not counted whole. */
  BEFORE: PEOPLE.nullable(),
  /** By page, most first: its id, or `data:` and the slug of a composed one. */
  PAGES: z.array(z.object({ PAGE: z.string(), PEOPLE })),
  /** By the language in which they came first, most first. */
  LOCALES: z.array(z.object({ LOCALE: z.enum(locales), PEOPLE })),
})
export type VisitPeriod = z.infer<typeof period>

/**
 * How many people opened a site, each once a day. `SINCE` is the first day on which it was opened. Once there is a week, periods end with
 * the last whole day; `DAYS` are the last thirty, with today as far as it is.
 */
export const siteVisits = z
  .object({
    SINCE: day.nullable(),
    WEEK: period,
    MONTH: period,
    DAYS: z.array(z.object({ DAY: day, PEOPLE })),
  })
  .meta({ id: 'SiteVisits' })
export type SiteVisits = z.infer<typeof siteVisits>
