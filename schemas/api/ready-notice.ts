import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'

/** The days of a notice, the last one included, as calendar days of the clinic. */
export const noticeDays = z
  .object({ from: z.iso.date().describe('The first day.'), until: z.iso.date().describe('The last day.') })
  .refine(({ from, until }) => from <= until, { path: ['until'] })

/** A notice that a clinic is closed, ready to be shown: on public holidays, or on given days. */
export const readyNotice = z
  .object({
    FROM: z.iso.date(),
    UNTIL: z.iso.date(),
    /** The name of the holiday, in the language of the request if known; null for other days. */
    NAME: z.string().nullable(),
    TITLE: z.record(z.enum(locales), z.string()),
  })
  .meta({ id: 'ReadyNotice' })
export type ReadyNotice = z.infer<typeof readyNotice>
export const readyNotices = z.array(readyNotice)
