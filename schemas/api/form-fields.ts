import { maxPictureBytes } from '../formats/picture-file.ts'
import { z } from '../zod.ts'
import { consent, notOfType, problem } from './fields.ts'

/** A field of a form that was left empty counts as absent. */
export const blank = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe<z.ZodMiniTransform<z.input<T> | undefined>, z.ZodMiniOptional<T>>(
    z.transform((value) => (isBlank(value) ? undefined : (value as z.input<T>))),
    z.optional(schema),
  )

const isBlank = (value: unknown): boolean => value === '' || value === null || isEmptyFile(value)

/** How a form sends a file field in which nothing was chosen. */
const isEmptyFile = (value: unknown): boolean =>
  value instanceof File && value.size === 0 && value.name === ''

/** Consent (V-19), in JSON or as a form sends a box that is ticked. */
export const formConsent = z.pipe(
  z.transform((value: unknown) => (value === 'true' || value === 'on' ? true : value)),
  consent,
)

const text = z.string(notOfType('required'))
const missing = { ...problem('required'), abort: true }

/** Text of one line without control characters, tidied. */
export const line = (max: number, min = 1) =>
  text.check(
    z.overwrite((value) => value.toWellFormed().replace(/\s+/g, ' ').trim()),
    z.minLength(1, missing),
    z.minLength(min),
    z.maxLength(max),
    z.regex(/^\P{Cc}*$/u, problem('invalid')),
  )

/** Text of several lines. */
export const lines = (max: number) =>
  text.check(
    z.overwrite((value) => value.toWellFormed().replace(/\r\n?/g, '\n').trim()),
    z.minLength(1, missing),
    z.maxLength(max),
    z.regex(/^[\P{Cc}\n\t]*$/u, problem('invalid')),
  )

/** A file of a multipart body. What is in it the backend looks at; `meta` is what OpenAPI calls a file. */
export const file = (maxBytes: number) =>
  z
    .file(problem('file'))
    .check(
      z.minSize(1, problem('fileEmpty')),
      z.maxSize(maxBytes, problem(maxBytes > maxPictureBytes ? 'fileTenMegabytes' : 'fileFiveMegabytes')),
    )

/** The body of a call that takes one picture (A37, R95). */
export const pictureBody = z.strictObject({ file: file(maxPictureBytes) })
