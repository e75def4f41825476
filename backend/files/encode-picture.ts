import sharp from 'sharp'
import { maxPictureBytes } from '../../schemas/formats/picture-file.ts'
import { ApiError } from '../http/api-error.ts'

/** A stored picture: WebP without metadata (camera, location, author). */
export type EncodedPicture = {
  bytes: Uint8Array<ArrayBuffer>
  extension: 'webp'
  width: number
  height: number
  /** Its mean colour, `#rrggbb`, as the placeholder while it loads. */
  color: string
}

/** Above the resolution of cameras: rejects small files that decompress into huge pictures. */
const maxPixels = 50_000_000

const starts: readonly (readonly [string, number])[] = [
  ['ffd8ff', 0],
  ['89504e470d0a1a0a', 0],
  ['57454250', 8],
]

/** JPEG, PNG or WebP by their first bytes: the file name and type that a client sends are not trusted. */
const isPicture = (bytes: Uint8Array): boolean =>
  starts.some(([hex, at]) => Buffer.from(bytes.subarray(at, at + hex.length / 2)).toString('hex') === hex)

const two = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

/**
 * Re-encodes an uploaded picture, upright and within the size limit, so that only its pixels are stored.
 * Throws 413 for too many bytes, 415 for other formats, too many pixels or broken files.
 */
export async function encodePicture(
  sent: Uint8Array,
  {
    maxWidth = 2400,
    maxHeight = 2400,
    maxBytes = maxPictureBytes,
  }: { maxWidth?: number; maxHeight?: number; maxBytes?: number } = {},
): Promise<EncodedPicture> {
  if (sent.byteLength > maxBytes) throw new ApiError('TOO_LARGE', { data: { MAX_BYTES: maxBytes } })
  if (!isPicture(sent)) throw new ApiError('UNSUPPORTED_TYPE')
  try {
    const { data, info } = await sharp(sent, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    const [red, green, blue] = (await sharp(data).removeAlpha().stats()).channels
    const color = `#${[red, green ?? red, blue ?? red].map((channel) => two(channel?.mean ?? 0)).join('')}`
    return { bytes: new Uint8Array(data), extension: 'webp', width: info.width, height: info.height, color }
  } catch (cause) {
    throw new ApiError('UNSUPPORTED_TYPE', { cause })
  }
}
