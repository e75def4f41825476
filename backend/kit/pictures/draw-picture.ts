import sharp from 'sharp'
import type { PictureKind } from './file-kind.ts'
import { isLarge } from './open-photo.ts'
import { PictureError, type PictureFault } from './picture-error.ts'
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

/** A part of a picture in shares of its width and height. */
export type Part = { X: number; Y: number; WIDTH: number; HEIGHT: number }

export type PictureJob = {
  bytes: Uint8Array
  kind: PictureKind
  maxWidth: number
  maxHeight: number
  /** Keeps this part only. */
  part: Part | undefined
  /** No other large picture is drawn at the same time. */
  isAlone?: true
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

/** Why a picture is not drawn; `reason` is for the log. */
export type Undrawn = { fault: PictureFault; reason: string }

/**
 * Draws a picture anew, upright and within its limits, so that only its pixels are kept. Otherwise says why not, or that it is so large
 * that it has to be drawn alone.
 */
export async function drawPicture(job: PictureJob): Promise<EncodedPicture | Undrawn | 'large'> {
  try {
    if (!job.isAlone && (await isLarge(job.bytes, job.kind))) return 'large'
    return await draw(job)
  } catch (error) {
    if (error instanceof PictureError) return { fault: error.fault, reason: error.message }
    return { fault: 'damaged', reason: error instanceof Error ? error.message : String(error) }
  }
}

async function draw({ bytes: sent, kind, maxWidth, maxHeight, part }: PictureJob): Promise<EncodedPicture> {
  const whole = await readPicture(sent, kind)
  const cut = part ? whole.extract(pixelsOf(part, await sharp(sent).metadata())) : whole
  const { data, info } = await cut
    .resize({ width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(data).stats()
  if (channels[3]?.max === 0) throw new PictureError('nothingToDraw', 'every pixel is transparent')
  const [red, green, blue] = channels.map(({ mean }) => mean)
  const color = `#${[red, green ?? red, blue ?? red].map((mean) => two(mean ?? 0)).join('')}`
  return { bytes: new Uint8Array(data), extension: 'webp', width: info.width, height: info.height, color }
}
