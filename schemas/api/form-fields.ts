import { z } from 'zod'
import { maxPictureBytes } from '../formats/picture-file.ts'
import { consent, notOfType, problem } from './fields.ts'

/** A field of a form that was left empty counts as absent. */
export const blank = <T extends z.ZodType>(schema: T) =>
  z.preprocess(
    (value) => (value === '' || value === null || isEmptyFile(value) ? undefined : value),
    schema.optional(),
  )

/** How a form sends a file field in which nothing was chosen. */
const isEmptyFile = (value: unknown): boolean =>
  value instanceof File && value.size === 0 && value.name === ''

/** Consent (V-19), in JSON or as a form sends a box that is ticked. */
export const formConsent = z.preprocess(
  (value) => (value === 'true' || value === 'on' ? true : value),
  consent,
)

const text = z.string(notOfType('required'))
const missing = { ...problem('required'), abort: true }

/** Text of one line without control characters, tidied. */
export const line = (max: number, min = 1) =>
  text
    .overwrite((value) => value.toWellFormed().replace(/\s+/g, ' ').trim())
    .min(1, missing)
    .min(min)
    .max(max)
    .regex(/^\P{Cc}*$/u, problem('invalid'))

/** Text of several lines. */
export const lines = (max: number) =>
  text
    .overwrite((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim())
    .min(1, missing)
    .max(max)
    .regex(/^[\P{Cc}\n\t]*$/u, problem('invalid'))

/** A file of a multipart body. What is in it the backend looks at; `meta` is what OpenAPI calls a file. */
export const file = (maxBytes: number) =>
  z
    .file(problem('file'))
    .min(1, problem('fileEmpty'))
    .max(maxBytes, problem(maxBytes > maxPictureBytes ? 'fileTenMegabytes' : 'fileFiveMegabytes'))

/** The body of a call that takes one picture (A37, R95). */
export const pictureBody = z.strictObject({ file: file(maxPictureBytes) })
