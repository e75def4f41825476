/** Widths in pixels that the image server offers; `GET {src}/{width}` picks AVIF or WebP by Accept. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

const isServed = (src: string) => src.startsWith('/')

/** The address of a picture at one of `pictureWidths`; pictures of other servers have only one address. */
export const pictureAt = (src: string, width: (typeof pictureWidths)[number]): string =>
  isServed(src) ? `${src}/${width}` : src

/**
 * `src` and `srcSet` of a picture up to `widest`, without widths beyond its own, which would be more bytes for the same pixels.
 * Browsers without `srcset` get the widest up to 960; a picture narrower than all widths gets the plain address (height
 * ≤ 400, C-9). The address of a picture of another server is unchanged.
 */
export function pictureSource(
  { src, width }: { src: string; width: number },
  widest: (typeof pictureWidths)[number] = 1920,
): {
  src: string
  srcSet?: string
} {
  if (!isServed(src)) return { src }
  const widths = pictureWidths.filter((candidate) => candidate <= Math.min(width, widest))
  const plain = widths.findLast((candidate) => candidate <= 960)
  if (plain === undefined) return { src }
  return {
    src: `${src}/${plain}`,
    srcSet: widths.map((candidate) => `${src}/${candidate} ${candidate}w`).join(', '),
  }
}
