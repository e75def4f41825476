import type { Locale } from '../../../locales/locale.ts'
import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import type { StoredPicture } from '../../../schemas/api/image.ts'
import type { PictureLimits } from '../pictures/encode-picture.ts'
import { pictureOfField } from './picture-of-field.ts'
import { type FileStore, pictureAddress, publicFolder } from './store.ts'

type Sent = {
  file: Blob
  /** The sender. */
  by: string
  files: FileStore
  locale: Locale
  folder: string
  /** The message for a file that is no picture. */
  problem?: FieldProblem
  limits?: PictureLimits
}

/**
 * Keeps a picture that was sent in the field `file`, encoded anew without the camera's metadata; `bytes` is its stored size. Throws 422 for
 * a file that is no picture.
 */
export async function storePicture({
  file,
  by,
  files,
  locale,
  folder,
  problem = 'picture',
  limits,
}: Sent): Promise<StoredPicture & { bytes: number }> {
  const sent = new Uint8Array(await file.arrayBuffer())
  const { bytes, extension, ...facts } = await pictureOfField(
    { bytes: sent, by, field: 'file', problem, locale },
    limits,
  )
  const src = pictureAddress(await files.put(bytes, { folder: `${publicFolder}/${folder}`, extension }))
  if (src === undefined) throw new Error('a stored picture has no address')
  return { src, ...facts, bytes: bytes.byteLength }
}
