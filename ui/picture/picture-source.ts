import { pictureSrcAt } from '../../schemas/formats/picture-src.ts'

/** Widths in pixels that the image server offers; `GET {src}/{width}` picks AVIF or WebP by Accept. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

export type PictureWidth = (typeof pictureWidths)[number]

/** The address of a picture at one of `pictureWidths`; pictures of servers that do not resize have only one address. */
export const pictureAt = (src: string, width: PictureWidth): string => pictureSrcAt(src, width) ?? src

/** The finest screens have three pixels in place of one. */
const density = 3

/** The narrowest screen of a phone, in CSS pixels. */
const narrowestPhone = 320

/** The lengths of the attribute `sizes`, without their conditions. */
const lengthsOf = (sizes: string): string[] =>
  sizes.split(',').map((one) => one.trim().replace(/^\(.*?\)\s+/, ''))

/** Pixels of a length in rem; undefined for others. */
function rem(length: string): number | undefined {
  const number = /^([\d.]+)rem$/.exec(length)?.[1]
  return number === undefined ? undefined : Number(number) * 16
}

/**
 * The width that is enough for a picture of these `sizes`, where all of them are in rem: a face in a list needs no file for a whole screen, and
 * the addresses of those are most of what a list of faces consists of.
 */
export function widestIn(sizes: string): PictureWidth {
  const rems = lengthsOf(sizes).map((length) => rem(length) ?? Number.POSITIVE_INFINITY)
  return pictureWidths.find((width) => width >= Math.max(...rems) * density) ?? 1920
}

/** The pixels of a picture of these `sizes` on the narrowest phone with one pixel in place of each: no browser takes a file below that. */
export function narrowestIn(sizes: string): number {
  const viewports = lengthsOf(sizes).map((length) => {
    const share = /^([\d.]+)vw$/.exec(length)?.[1]
    return share === undefined ? (rem(length) ?? 0) : (Number(share) / 100) * narrowestPhone
  })
  return Math.min(...viewports)
}

/**
 * `src` and `srcSet` of a picture from `narrowest` up to `widest`, without widths beyond its own, which would be more bytes for the same pixels.
 * Browsers without `srcset` get the widest up to 960; a picture narrower than all widths gets the plain address (height
 * ≤ 400, C-9). The address of a picture of a server that does not resize is unchanged.
 */
export function pictureSource(
  { src, width }: { src: string; width: number },
  widest: PictureWidth = 1920,
  narrowest = 0,
): {
  src: string
  srcSet?: string
} {
  const widths = pictureWidths.filter((candidate) => candidate <= Math.min(width, widest))
  const plain = widths.findLast((candidate) => candidate <= 960)
  if (plain === undefined || pictureSrcAt(src, plain) === undefined) return { src }
  const offered = widths.filter((candidate) => candidate >= Math.min(narrowest, plain))
  return {
    src: pictureAt(src, plain),
    srcSet: offered.map((candidate) => `${pictureAt(src, candidate)} ${candidate}w`).join(','),
  }
}
