import sharp from 'sharp'
import { maxPictureBytes } from '../../schemas/formats/picture-file.ts'
import { ApiError } from '../http/api-error.ts'
import { type FileKind, fileKind } from './file-kind.ts'
import { readPicture } from './read-picture.ts'

/** A stored picture: WebP without metadata (camera, location, author). */
export type EncodedPicture = {
  bytes: Uint8Array<ArrayBuffer>
  extension: 'webp'
  width: number
  height: number
  /** Its mean colour, `#rrggbb`, as the placeholder while it loads. */
  color: string
}

type PictureKind = Exclude<FileKind, 'pdf'>

/** What every upload of a picture takes. */
const usualKinds: readonly PictureKind[] = ['jpeg', 'png', 'webp']

/** A part of a picture in shares of its width and height. */
type Part = { X: number; Y: number; WIDTH: number; HEIGHT: number }

type Limits = {
  maxWidth?: number
  maxHeight?: number
  maxBytes?: number
  kinds?: readonly PictureKind[]
  /** Keeps this part only. */
  part?: Part | undefined
}

const two = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')

const pixelsOf = ({ X, Y, WIDTH, HEIGHT }: Part, { width, height }: { width: number; height: number }) => {
  const left = Math.min(width - 1, Math.round(X * width))
  const top = Math.min(height - 1, Math.round(Y * height))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(WIDTH * width))),
    height: Math.max(1, Math.min(height - top, Math.round(HEIGHT * height))),
  }
}

/**
 * Re-encodes an uploaded picture, upright and within the size limit, so that only its pixels are stored.
 * Throws 413 for too many bytes, 415 for other formats, too many pixels or broken files.
 */
export async function encodePicture(
  sent: Uint8Array,
  { maxWidth = 2400, maxHeight = 2400, maxBytes = maxPictureBytes, kinds = usualKinds, part }: Limits = {},
): Promise<EncodedPicture> {
  if (sent.byteLength > maxBytes) throw new ApiError('TOO_LARGE', { data: { MAX_BYTES: maxBytes } })
  const found = fileKind(sent)
  const kind = kinds.find((one) => one === found)
  if (kind === undefined) throw new ApiError('UNSUPPORTED_TYPE')
  try {
    const whole = await readPicture(sent, kind)
    const cut = part ? whole.extract(pixelsOf(part, await sharp(sent).metadata())) : whole
    const { data, info } = await cut
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
