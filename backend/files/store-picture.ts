import type { z } from '@hono/zod-openapi'
import type { Locale } from '../../locales/locale.ts'
import type { storedPicture } from '../../schemas/api/image.ts'
import { pictureOfField } from './picture-of-field.ts'
import { type FileStore, pictureAddress, publicFolder } from './store.ts'

type Sent = { file: File; files: FileStore; locale: Locale; folder: string }

/**
 * Keeps a picture that was sent in the field `file`, drawn anew without what the camera wrote. Throws 422 for what is no
 * picture.
 */
export async function storePicture({
  file,
  files,
  locale,
  folder,
}: Sent): Promise<z.infer<typeof storedPicture> | undefined> {
  const { bytes, extension, width, height, color } = await pictureOfField({
    bytes: new Uint8Array(await file.arrayBuffer()),
    field: 'file',
    problem: 'picture',
    locale,
  })
  const src = pictureAddress(await files.put(bytes, { folder: `${publicFolder}/${folder}`, extension }))
  return src === undefined ? undefined : { src, width, height, color }
}
