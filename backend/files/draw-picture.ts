import sharp from 'sharp'
import type { FileKind } from './file-kind.ts'
import { readPicture } from './read-picture.ts'
import { TooComplexError } from './too-complex-error.ts'

/** A stored picture: WebP without metadata (camera, location, author). */
export type EncodedPicture = {
  bytes: Uint8Array<ArrayBuffer>
  extension: 'webp'
  width: number
  height: number
  /** Its mean colour, `#rrggbb`, as the placeholder while it loads. */
  color: string
}

/** A part of a picture in shares of its width and height. */
export type Part = { X: number; Y: number; WIDTH: number; HEIGHT: number }

export type PictureJob = {
  bytes: Uint8Array
  kind: Exclude<FileKind, 'pdf'>
  maxWidth: number
  maxHeight: number
  /** Keeps this part only. */
  part: Part | undefined
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

/** Draws a picture anew, upright and within its limits, so that only its pixels are kept. Rejects if it cannot be read. */
export async function drawPicture(job: PictureJob): Promise<EncodedPicture | 'too complex'> {
  try {
    return await draw(job)
  } catch (error) {
    if (error instanceof TooComplexError) return 'too complex'
    throw error
  }
}

async function draw({ bytes: sent, kind, maxWidth, maxHeight, part }: PictureJob): Promise<EncodedPicture> {
  const whole = await readPicture(sent, kind)
  const cut = part ? whole.extract(pixelsOf(part, await sharp(sent).metadata())) : whole
  const { data, info } = await cut
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  const [red, green, blue] = (await sharp(data).removeAlpha().stats()).channels
  const color = `#${[red, green ?? red, blue ?? red].map((channel) => two(channel?.mean ?? 0)).join('')}`
  return { bytes: new Uint8Array(data), extension: 'webp', width: info.width, height: info.height, color }
}
