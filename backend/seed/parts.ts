import { z } from 'zod'
import { localizedShape } from '../../schemas/core/localized-shape.ts'
import { isHost } from '../../schemas/formats/host.ts'

/** Part of an address: lower-case Latin letters, digits and hyphens (B-14). */
export const slug = z.string().regex(/^[a-z0-9-]{1,120}$/, 'must be 1–120 of a–z, 0–9 and "-"')

/** A code of the API: letters, digits, hyphen. */
export const code = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'must be 1–40 letters, digits or "-"')

const filled = z.string().regex(/\S/, 'must not be blank')

/** A text in Russian and optionally other languages: `{ ru, kk?, uz?, en? }`. */
export const localizedText = z.strictObject(localizedShape(filled, filled.optional()))

/** Rich text in up to four languages, each an HTML string: `{ ru: '<p>…</p>' }`, as real backends send it. */
export const localizedHtml = localizedText

const imagePath = z.string().regex(/^\/images\/[a-z0-9/_-]+$/, 'must look like /images/<key>')

/** A picture: `/images/<key>`, its size in pixels, `#rrggbb` as the placeholder. */
export const image = z.strictObject({
  src: imagePath,
  width: z.int().min(1).max(20000),
  height: z.int().min(1).max(20000),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  alt: localizedText,
})

/** Address of a picture without its size. */
export const imageLink = imagePath

const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like 09:30')

const interval = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, 'must begin before it ends')

/** Calendar date `2026-11-21`. */
export const date = z.iso.date()

/** Instant in UTC, `2026-11-21T09:00:00Z`. */
export const instant = z.iso.datetime()

/** Opening hours: `day` 1 is Monday; several intervals make a break; an exception replaces its date's hours. */
export const hours = z.strictObject({
  week: z.array(z.strictObject({ day: z.int().min(1).max(7), intervals: z.array(interval) })),
  exceptions: z
    .array(z.strictObject({ date, intervals: z.array(interval), note: localizedText.optional() }))
    .default([]),
})

/** A phone number as digits with a leading plus (B-38). */
export const phone = z.string().regex(/^\+\d{8,15}$/, 'must be digits with a leading plus')

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** IANA zone, `Asia/Almaty`. */
export const timezone = z
  .string()
  .regex(/^[A-Za-z]+\/[A-Za-z_/+-]+$/, 'must be an IANA zone like Asia/Almaty')

/** ISO 3166 alpha-2, upper case. */
export const country = z.string().regex(/^[A-Z]{2}$/, 'must be two capital letters')

/** ISO 4217, upper case. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'must be three capital letters')

/** A host name as browsers send it: `clinic.kz`, lower case, an IDN as `xn--…`, without a port. */
export const host = z.string().refine(isHost, 'must be a host like clinic.kz')
