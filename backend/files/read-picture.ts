import sharp, { type Sharp } from 'sharp'
import { checkDrawing } from './check-drawing.ts'
import { cleanSvg } from './clean-svg.ts'
import { decodeHeic } from './decode-heic.ts'
import type { FileKind } from './file-kind.ts'

/** Above the resolution of cameras: rejects small files that decompress into huge pictures. */
const maxPixels = 50_000_000

const plain = { limitInputPixels: maxPixels, failOn: 'error' } as const

/** The longer side of a drawing, which has no pixels of its own. */
const drawnPixels = 1600

async function readDrawing(bytes: Uint8Array): Promise<Sharp> {
  const clean = cleanSvg(Buffer.from(bytes).toString('utf8'))
  if (clean === undefined) throw new Error('there is no drawing in it')
  checkDrawing(clean)
  const source = Buffer.from(clean)
  const { width, height } = await sharp(source, plain).metadata()
  const density = Math.min(100_000, Math.max(1, (72 * drawnPixels) / Math.max(width, height)))
  return sharp(source, { ...plain, density })
}

/** Opens a picture of a known kind for the image library. Rejects if it cannot be read. */
export async function readPicture(bytes: Uint8Array, kind: Exclude<FileKind, 'pdf'>): Promise<Sharp> {
  if (kind === 'svg') return readDrawing(bytes)
  if (kind !== 'heic') return sharp(bytes, plain).rotate()
  const { width, height, data } = await decodeHeic(bytes, maxPixels)
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
}
