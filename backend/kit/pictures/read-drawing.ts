import sharp, { type Sharp } from 'sharp'
import { checkDrawing } from './check-drawing.ts'
import { type Bitmap, cleanSvg } from './clean-svg.ts'
import { decodeXml } from './decode-xml.ts'
import { openPhoto } from './open-photo.ts'
import { PictureError } from './picture-error.ts'

/** The longer side of a drawing, which has no pixels of its own. */
const drawnPixels = 1600

/** How many pixels all pictures within a drawing have. */
const mostBitmapPixels = 55_000_000

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/**
 * A drawing with its pictures as they are seen. Each is judged as if it was sent alone: a broken one would leave a gap. Rotated ones, or
 * ones with a colour profile, are encoded anew, because the renderer of drawings ignores both.
 */
async function withBitmaps(drawing: string, bitmaps: readonly Bitmap[]): Promise<string> {
  let [drawn, pixels] = [drawing, 0]
  for (const { bytes, kind } of bitmaps) {
    const { facts, options } = await openPhoto(bytes, kind)
    // Its inks would be taken for light.
    if (facts.space === 'cmyk') throw new PictureError('notDrawn', 'a picture in CMYK')
    pixels += facts.width * facts.height
    if (pixels > mostBitmapPixels) throw new PictureError('tooManyPixels', `${pixels} pixels`)
    const upright = sharp(bytes, options).autoOrient()
    if (!facts.icc && (facts.orientation ?? 1) === 1) await upright.stats()
    else {
      const anew = kind === 'png' ? upright.png() : upright.jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      drawn = drawn.replaceAll(base64(bytes), base64(await anew.toBuffer()))
    }
  }
  return drawn
}

/** Opens a drawing for the image library. Rejects with `PictureError` if it would be drawn in another way than it was sent. */
export async function readDrawing(bytes: Uint8Array): Promise<Sharp> {
  const clean = cleanSvg(decodeXml(bytes))
  if (clean === undefined) throw new PictureError('nothingToDraw', 'no drawing')
  const { drawing, missing, isMoving, bitmaps } = clean
  if (isMoving) throw new PictureError('animated', 'an animated drawing')
  if (missing.length > 0) throw new PictureError('notDrawn', `not drawn: ${missing.join(', ')}`)
  checkDrawing(drawing)
  const source = Buffer.from(await withBitmaps(drawing, bitmaps))
  const options = { limitInputPixels: mostBitmapPixels, failOn: 'error' } as const
  const { width, height } = await sharp(source, options).metadata()
  const density = Math.min(100_000, Math.max(1, (72 * drawnPixels) / Math.max(width, height)))
  return sharp(source, { ...options, density })
}
