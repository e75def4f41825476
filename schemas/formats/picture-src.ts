/** Pattern of a picture's address: `/images/<key>` on this site, or an https address of another. */
export const picturePattern = '^(/images/[a-z0-9/_-]+|https://\\S+)$'

const picture = new RegExp(picturePattern)

/** True for an address that may become the `src` of a picture. */
export const isPictureSrc = (value: unknown): value is string =>
  typeof value === 'string' && picture.test(value)
