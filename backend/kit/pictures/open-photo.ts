import sharp, { type Metadata, type SharpOptions } from 'sharp'
import type { PictureKind } from './file-kind.ts'
import { PictureError } from './picture-error.ts'

type PhotoKind = Exclude<PictureKind, 'svg'>

/** The largest photos of phones and cameras. JPEG is made smaller while it is decoded, others are decoded as a whole. */
const mostPixels = { jpeg: 100_000_000, others: 55_000_000 }

/** Above this a photo takes so much memory that one is drawn at a time. */
const largePixels = 16_000_000

/** Whether a PNG is animated: the chunk for that stands before its pixels. */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = file.indexOf('acTL')
  return at >= 0 && at < file.indexOf('IDAT')
}

/**
 * The metadata of a photo, and how it is to be read, without decoding it. Rejects with `PictureError` for too many pixels and for an
 * animation, and with any other error if it cannot be read.
 */
export async function openPhoto(
  bytes: Uint8Array,
  kind: PhotoKind,
): Promise<{ facts: Metadata; options: SharpOptions }> {
  const limitInputPixels = kind === 'jpeg' ? mostPixels.jpeg : mostPixels.others
  // A HEIC of 48 megapixels has more parts than the library reads by default.
  const facts = await sharp(bytes, { limitInputPixels: false, unlimited: kind === 'heic' }).metadata()
  const pixels = facts.width * facts.height
  if (pixels > limitInputPixels) throw new PictureError('tooManyPixels', `${pixels} pixels`)
  const isAnimated = kind === 'png' ? isAnimatedPng(bytes) : kind === 'webp' && (facts.pages ?? 1) > 1
  if (isAnimated) throw new PictureError('animated', 'an animation')
  return { facts, options: { limitInputPixels, failOn: 'error' } }
}

/** Whether a picture takes so much memory that it is drawn alone. Rejects as `openPhoto`. */
export async function isLarge(bytes: Uint8Array, kind: PictureKind): Promise<boolean> {
  if (kind === 'svg') return false
  const { width, height } = (await openPhoto(bytes, kind)).facts
  return width * height > largePixels
}
