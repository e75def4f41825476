import type { Locale } from '../../../locales/locale.ts'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import { ApiError } from '../errors/api-error.ts'
import { fieldFault } from '../errors/field-fault.ts'
import type { EncodedPicture } from '../pictures/draw-picture.ts'
import { encodePicture, type PictureLimits } from '../pictures/encode-picture.ts'
import { PictureError } from '../pictures/picture-error.ts'

/** `by` is the sender. */
type Sent = { bytes: Uint8Array; by: string; field: string; problem: FieldProblem; locale: Locale }

/**
 * Re-encodes the uploaded picture of a form field. Throws 422 for the field if the file cannot be read, and 503 where too many pictures
 * wait.
 */
export async function pictureOfField(
  { bytes, by, field, problem, locale }: Sent,
  limits: PictureLimits = {},
): Promise<EncodedPicture> {
  try {
    return await encodePicture(bytes, by, limits)
  } catch (error) {
    if (!(error instanceof ApiError) || error.code === 'UNAVAILABLE') throw error
    const said = error.cause instanceof PictureError ? error.cause.fault : problem
    throw fieldFault(locale, { [field]: said }, error)
  }
}
