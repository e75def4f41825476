/** Pattern of a picture's address: `/images/<key>` on this site, or an https address of another. */
export const picturePattern = '^(/images/[a-z0-9/_-]+|https://\\S+)$'

const picture = new RegExp(picturePattern)

/** True for an address that may become the `src` of a picture. */
export const isPictureSrc = (value: unknown): value is string =>
  typeof value === 'string' && picture.test(value)

/** Servers that give a picture in any width by a parameter of its address. */
const resizing = /^https:\/\/cdn\.sanity\.io\/images\/\S+$/

/** The address of a picture in another width: on this site, and on servers that resize; undefined for all others, which have one address. */
export function pictureSrcAt(src: string, width: number): string | undefined {
  if (src.startsWith('/')) return `${src}/${width}`
  return resizing.test(src) ? `${src}${src.includes('?') ? '&' : '?'}w=${width}` : undefined
}
