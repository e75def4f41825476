import { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import { suffixes } from '../../../schemas/api/localized-names.ts'
import { patterns } from '../../../schemas/core/type.ts'
import { isHost } from '../../../schemas/formats/host.ts'
import { normalizePhone } from '../../../schemas/formats/phone.ts'
import { isPublicUrl } from '../../../schemas/formats/url.ts'
import { cleanText } from '../../../schemas/html/clean-text.ts'

type Spelled<Name extends string> = `${Name}${(typeof suffixes)[Locale]}`

/** A field that may be absent or null. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

/** A text on one line of at most `max` characters; a longer one ends in an ellipsis. A blank text counts as absent. */
export const line = (max = 200) =>
  z.string().transform((value) => {
    const text = cleanText(value)
      .replace(/[\t\n\f\r ]+/g, ' ')
      .trim()
    return (text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text).toWellFormed()
  })

/** HTML or multi-line text. */
export const markup = z.string()

/** The four fields of a localized text; each may be missing. Read with `textOf` or `richOf`. */
export const localized = <const Name extends string, Schema extends z.ZodType<string>>(
  name: Name,
  item: Schema,
) =>
  Object.fromEntries(Object.values(suffixes).map((suffix) => [`${name}${suffix}`, optional(item)])) as {
    [Key in Spelled<Name>]: ReturnType<typeof optional<Schema>>
  }

/** Requires a text in at least one language. */
export const hasText = (name: string) => ({
  check: (raw: Record<string, unknown>) =>
    Object.values(suffixes).some((suffix) => Boolean(raw[`${name}${suffix}`])),
  params: { path: [name], message: 'missing' },
})

/** A number, also as a string. */
export const number = z
  .union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)])
  .transform(Number)
  .pipe(z.number())
export const integer = number.pipe(z.int())

/** A boolean, also as 0 or 1. */
export const flag = z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean)

/** A code that is used unchanged in addresses. */
export const code = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[A-Za-z0-9_-]{1,64}$/))
/** A host name. */
export const host = z.string().toLowerCase().refine(isHost)
/** A slug (B-14). */
export const slug = z.string().regex(/^[a-z0-9-]{1,120}$/)

export const latitude = number.pipe(z.number().min(-90).max(90))
export const longitude = number.pipe(z.number().min(-180).max(180))

export const phone = z
  .union([z.string(), z.number()])
  .transform((value) => normalizePhone(String(value)))
  .pipe(z.string().regex(new RegExp(patterns.phone)))
export const email = z.string().trim().max(254).regex(new RegExp(patterns.email))
export const webAddress = z.string().trim().max(300).regex(new RegExp(patterns.url)).refine(isPublicUrl)

const time = z.string().regex(new RegExp(patterns.time))
const interval = z.tuple([time, time])
const intervals = z.array(interval).transform((list) => list.slice(0, 6))
export const calendarDate = z.string().regex(new RegExp(patterns.date))

const zones = new Set(Intl.supportedValuesOf('timeZone'))
const isTimezone = (value: string): boolean => {
  if (zones.has(value)) return true
  // Alternative and deprecated names, which the list does not contain.
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
  } catch {
    return false
  }
}
export const timezone = z.string().refine(isTimezone)

export const image = z.object({
  SRC: z
    .string()
    .max(300)
    .regex(/^\/images\/[a-z0-9/_-]+$/),
  WIDTH: integer.pipe(z.int().min(1).max(20_000)),
  HEIGHT: integer.pipe(z.int().min(1).max(20_000)),
  COLOR: optional(z.string().toLowerCase().regex(new RegExp(patterns.color))),
  ...localized('ALT', line(300)),
})

export const hours = z.object({
  WEEK: z.array(z.object({ DAY: integer.pipe(z.int().min(1).max(7)), INTERVALS: intervals })),
  EXCEPTIONS: optional(
    z.array(z.object({ DATE: calendarDate, INTERVALS: intervals, ...localized('NOTE', line()) })),
  ),
})

/** A list without pages. */
export const list = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) })

const count = integer.pipe(z.int().min(0))

/** One page of a list. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: optional(z.object({ page: count, pages: count, total: count })) })
