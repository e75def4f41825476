import sharp, { type Sharp } from 'sharp'
import { decodeHeic } from './decode-heic.ts'
import type { PictureKind } from './file-kind.ts'
import { openPhoto } from './open-photo.ts'
import { readDrawing } from './read-drawing.ts'

/**
 * Opens a picture of a known kind for the image library, with the profile of its colours. Rejects with `PictureError` for a known cause,
 * and with any other error if it cannot be read.
 */
export async function readPicture(bytes: Uint8Array, kind: PictureKind): Promise<Sharp> {
  if (kind === 'svg') return readDrawing(bytes)
  const { facts, options } = await openPhoto(bytes, kind)
  if (kind !== 'heic') return sharp(bytes, options).rotate()
  return sharp(await decodeHeic(bytes, facts.pagePrimary ?? 0, facts.icc), options).removeAlpha()
}
