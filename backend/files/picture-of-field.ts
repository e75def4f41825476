import type { Locale } from '../../locales/locale.ts'
import type { FieldProblem } from '../../schemas/api/field-problem.ts'
import { ApiError } from '../http/api-error.ts'
import { fieldFault } from '../http/field-fault.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'

type Sent = { bytes: Uint8Array; field: string; problem: FieldProblem; locale: Locale }
type Limits = NonNullable<Parameters<typeof encodePicture>[1]>

/** Re-encodes the uploaded picture of a form field. Throws 422 for the field if the file cannot be read. */
export async function pictureOfField(
  { bytes, field, problem, locale }: Sent,
  limits: Limits = {},
): Promise<EncodedPicture> {
  try {
    return await encodePicture(bytes, limits)
  } catch (error) {
    if (error instanceof ApiError) throw fieldFault(locale, { [field]: problem }, error)
    throw error
  }
}
