import sharp, { type Color, type Sharp } from 'sharp'
import type { SiteIcon } from '../../schemas/page/page.ts'
import { type IconKind, iconSizes } from '../../site/document/drawn.ts'
import { colors } from './colors.ts'
import { monogram } from './monogram.ts'
import type { ReadPicture } from './picture-reader.ts'

/**
 * The icon of a site as PNG: its picture, or a monogram. The touch icon is opaque and has a margin, since phones crop
 * the corners.
 */
export async function drawIcon(icon: SiteIcon, kind: IconKind, read: ReadPicture): Promise<Buffer> {
  const size = iconSizes[kind]
  const isTouch = kind === 'touch'
  const picture = icon.src && (await read(icon.src))
  if (!picture) {
    const letter = monogram(icon.letter, icon.accent, size, isTouch ? 0 : size * 0.22)
    return png(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${letter}</svg>`)
  }
  const ground = isTouch ? await groundOf(picture) : '#ffffff00'
  const margin = isTouch && !ground ? Math.round(size * 0.12) : 0
  const background = ground ?? colors.white
  const inner = await picture
    .resize(size - 2 * margin, size - 2 * margin, { fit: 'contain', background: '#ffffff00' })
    .png()
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: inner }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** The colour at the middle of all edges of a picture, with which it can be extended; undefined if they differ. */
async function groundOf(picture: Sharp): Promise<Color | undefined> {
  const side = 33
  const pixels = await picture.clone().resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const middle = (side - 1) / 2
  const edges = [middle, middle * side, middle * side + side - 1, (side - 1) * side + middle]
  const [first = [], ...others] = edges.map((index) => [...pixels.subarray(4 * index, 4 * index + 4)])
  const isSame = (other: number[]) =>
    other.every((value, channel) => Math.abs(value - (first[channel] ?? 0)) < 12)
  const [r = 0, g = 0, b = 0, alpha] = first
  return alpha === 255 && others.every(isSame) ? { r, g, b } : undefined
}

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
