import '../core/jitless.ts'
import { z } from 'zod'
import { locales } from '../../locales/locale.ts'
import { maxMediaBytes } from '../formats/media-file.ts'
import { parseVideoUrl } from '../formats/video-url.ts'
import { problem } from './fields.ts'
import { file, line } from './form-fields.ts'

const share = z.number().min(0).max(1)

/** The point of a picture that stays in sight where it is cut off: shares of its width and height. */
export const focus = z.strictObject({ X: share, Y: share })

/** A part of a picture, in shares of its width and height. Of a very long picture a usual frame shows a small share. */
export const crop = z
  .strictObject({ X: share, Y: share, WIDTH: share, HEIGHT: share })
  .refine(({ X, Y, WIDTH, HEIGHT }) => X + WIDTH <= 1.0001 && Y + HEIGHT <= 1.0001)
  .refine(({ WIDTH, HEIGHT }) => WIDTH >= 0.001 && HEIGHT >= 0.001)

/** A place that shows an item of the library. */
export const mediaPlace = z
  .object({
    /** A page of the site, its design, a section that was saved, or a row of an area: a doctor with a photo. */
    KIND: z.enum(['page', 'design', 'section', 'area']),
    /** The page's id in the draft, otherwise its slug; a section's id; the name of a row's area; empty for the design. */
    ID: z.string(),
    /** The block, or the code of the row. */
    PART: z.string(),
    NAME: z.string(),
    IS_DRAFT: z.boolean(),
    IS_PUBLISHED: z.boolean(),
  })
  .meta({ id: 'MediaPlace' })
export type MediaPlace = z.infer<typeof mediaPlace>

const alt = z.partialRecord(z.enum(locales), z.string().max(300))

/** A picture, a file or a video of a company's library (PS8). */
export const mediaItem = z
  .object({
    CODE: z.string(),
    KIND: z.enum(['picture', 'file', 'video']),
    /** `/images/<key>` of a picture, `/files/<key>.pdf`, or the address of a video. */
    SRC: z.string(),
    NAME: z.string(),
    WIDTH: z.int().nullable(),
    HEIGHT: z.int().nullable(),
    /** The size of the stored file; null if unknown. */
    BYTES: z.int().nullable(),
    COLOR: z.string().nullable(),
    ALT: alt,
    FOCUS: focus.nullable(),
    /** The picture before it was cropped, and its crop. */
    ORIGINAL: z.string().nullable(),
    CROP: crop.nullable(),
    /** False for a picture that is kept elsewhere. */
    IS_CROPPABLE: z.boolean(),
    /** Null for a picture that was not uploaded here, but is used. */
    ADDED_AT: z.string().nullable(),
    USED: z.array(mediaPlace),
  })
  .meta({ id: 'MediaItem' })
export type MediaItem = z.infer<typeof mediaItem>

/** A library, the newest first. */
export const mediaList = z.object({ data: z.array(mediaItem) }).meta({ id: 'MediaList' })

/** The changeable fields of an item. */
export const mediaBody = z.strictObject({
  NAME: line(200),
  ALT: alt,
  FOCUS: focus.nullable(),
  CROP: crop.nullable(),
})

/** A file that is added (PS8). */
export const mediaUploadBody = z.strictObject({ file: file(maxMediaBytes) })

/** A video that is added by its address. */
export const mediaVideoBody = z.strictObject({
  URL: z
    .string(problem('required'))
    .max(500)
    .refine((url) => parseVideoUrl(url) !== undefined, problem('video')),
  NAME: line(200),
})
