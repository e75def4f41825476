/** Widths in pixels that the image server cuts; `GET {src}/{width}` picks AVIF or WebP by Accept. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

const isServed = (src: string) => src.startsWith('/')

/** The address of a picture at one of `pictureWidths`; one of another server has only its own. */
export const pictureAt = (src: string, width: (typeof pictureWidths)[number]): string =>
  isServed(src) ? `${src}/${width}` : src

/**
 * `src` and `srcSet` of a picture: no width beyond its own, since that would be the same pixels in more bytes. A browser
 * without `srcset` gets the widest up to 960; a picture narrower than any width gets the plain address (height ≤ 400, C-9).
 * A picture of another server is taken as it is.
 */
export function pictureSource({ src, width }: { src: string; width: number }): {
  src: string
  srcSet?: string
} {
  if (!isServed(src)) return { src }
  const widths = pictureWidths.filter((candidate) => candidate <= width)
  const plain = widths.findLast((candidate) => candidate <= 960)
  if (plain === undefined) return { src }
  return {
    src: `${src}/${plain}`,
    srcSet: widths.map((candidate) => `${src}/${candidate} ${candidate}w`).join(', '),
  }
}
