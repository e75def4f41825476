import { z } from '../core/zod.ts'
import { maxMediaBytes } from '../formats/media-file.ts'
import { maxPictureBytes } from '../formats/picture-file.ts'
import { isVisible } from '../formats/visible.ts'
import { withoutUnseen } from '../formats/written.ts'
import { consent, needs, notOfType, problem } from './fields.ts'

/** Treats an empty form field as absent. */
export const blank = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe<z.ZodMiniTransform<z.input<T> | undefined>, z.ZodMiniOptional<T>>(
    z.transform((value) => (isBlank(value) ? undefined : (value as z.input<T>))),
    z.optional(schema),
  )

/** Whether a field of a form was left empty. */
export const isBlank = (value: unknown): boolean => value === '' || value === null || isEmptyFile(value)

/** The value that browsers send for a file field without a file. */
const isEmptyFile = (value: unknown): boolean =>
  value instanceof File && value.size === 0 && value.name === ''

/** A consent as JSON `true` or as the value of a ticked checkbox in a form. */
const ticked = <T extends z.core.$ZodType>(schema: T) =>
  z.pipe(
    z.transform((value: unknown) => (value === 'true' || value === 'on' ? true : value)),
    schema,
  )

/** Consent of whoever fills in a form (V-19). */
export const formConsent = ticked(consent)

/** Consent of a patient, which a member of the staff notes. */
export const patientConsent = ticked(z.literal(true, problem('patientConsent')))

const text = z.string(notOfType('required'))

/** `z.minLength` would say that an empty text is too short as well. */
const atLeast = (minimum: number) =>
  z.check<string>(({ value, issues }) => {
    if (value.length < minimum) issues.push({ code: 'too_small', origin: 'string', minimum, input: value })
  })

/** Text of one line without control characters; white space is normalized, and invisible characters are left out. */
export const line = (max: number, min = 1) =>
  text.check(
    z.overwrite((value) => withoutUnseen(value).replace(/\s+/g, ' ').trim()),
    needs('required', isVisible),
    atLeast(min),
    z.maxLength(max),
    z.regex(/^\P{Cc}*$/u, problem('invalid')),
  )

/** Text of several lines. */
export const lines = (max: number) =>
  text.check(
    z.overwrite((value) => withoutUnseen(value).replace(/\r\n?/g, '\n').trim()),
    needs('required', isVisible),
    z.maxLength(max),
    z.regex(/^[\P{Cc}\n\t]*$/u, problem('invalid')),
  )

/** A file of a multipart body. Its content is checked by the backend; `meta` is the OpenAPI type of a file. */
export const file = (maxBytes: number) =>
  z
    .file(problem('file'))
    .check(z.minSize(1, problem('fileEmpty')), z.maxSize(maxBytes, problem(tooLarge(maxBytes))))

const tooLarge = (maxBytes: number) => {
  if (maxBytes >= maxMediaBytes) return 'fileTwentyFiveMegabytes'
  return maxBytes > maxPictureBytes ? 'fileTenMegabytes' : 'fileFiveMegabytes'
}

/** Body of a call that uploads one picture (A37, R95). */
export const pictureBody = z.strictObject({ file: file(maxPictureBytes) })
