import { z } from 'zod'
import { locales } from '../../../locales/locale.ts'

/* What JSON columns of several tables hold, as a file from elsewhere may have it. */

const mostLetters = 100_000

/** A text in some languages. */
export const textsShape = z.partialRecord(z.enum(locales), z.string().max(mostLetters))

/** A picture with its size and description. */
export const imageShape = z.strictObject({
  src: z.string().max(500),
  width: z.number().positive().max(100_000),
  height: z.number().positive().max(100_000),
  color: z.string().max(30).optional(),
  alt: textsShape,
})

const clock = z.string().regex(/^\d\d:\d\d$/)
const intervals = z.array(z.strictObject({ from: clock, to: clock })).max(20)

/** Working hours of a week, and of single days. */
export const hoursShape = z.strictObject({
  week: z.array(z.strictObject({ day: z.int().min(0).max(7), intervals })).max(7),
  exceptions: z
    .array(z.strictObject({ date: z.iso.date(), intervals, note: textsShape.optional() }))
    .max(1000),
})

/** Words, such as tags. */
export const wordsShape = z.array(z.string().max(500)).max(1000)
