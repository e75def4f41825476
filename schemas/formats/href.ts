// Without `\p{…}`: a JSON Schema pattern may be compiled without the `u` flag.
const control = '\\u0000-\\u001f\\u007f-\\u009f'
const rest = `[^\\s${control}]*$`

/**
 * Pattern of a path of this site, with query and hash. Browsers read `\` as `/` and drop tabs and line ends, so
 * `/\other.site` would be another site.
 */
export const pathPattern = `^/(?![/\\\\])${rest}`

// `https://bank.kz@other.site` shows one name and opens another, so there is no `@` before the path.
const host = `[^\\s${control}/?#\\\\@]+(?:[/?#]${rest}|$)`

/** Pattern of an http or https address without a user name. */
export const webPattern = `^https?://${host}`

/** Pattern of an https address without a user name. */
export const httpsPattern = `^https://${host}`

/** Pattern of an e-mail address, whose domain has a dot. Behind `mailto:` two slashes would begin a host with a user name. */
export const emailPattern = `^(?!//)[^\\s${control}@]+@[^\\s${control}@.]+(?:\\.[^\\s${control}@.]+)+$`

/**
 * Pattern of all valid link targets: a web address, a non-empty `mailto:` or `tel:`, a path of this site, or an
 * anchor of the page. All other patterns of link targets accept a subset of this.
 */
export const hrefPattern = `${webPattern}|^(?:mailto|tel):(?!//|$)${rest}|${pathPattern}|^#${rest}`

const href = new RegExp(hrefPattern)
/** Pattern of a web address or a path of this site. */
export const webOrPathPattern = `${webPattern}|${pathPattern}`

const webOrPath = new RegExp(webOrPathPattern)

/** True for an address that may become the `href` of a link. */
export const isHref = (value: unknown): value is string => typeof value === 'string' && href.test(value)

/** True for a web address or a path of this site. */
export const isWebOrPath = (value: string): boolean => webOrPath.test(value)

const maxLength = 2000

/**
 * Normalizes the address of a link in external content as browsers do: drops tabs and line ends, encodes spaces,
 * lower-cases the scheme. Undefined if it is not a valid `href`, and for an anchor, because its target is in another
 * document.
 */
export function hrefFrom(raw: string): string | undefined {
  const compact = raw.replace(/[\t\n\r]/g, '').trim()
  // A lone surrogate cannot be stored.
  if (/\p{Cc}/u.test(compact) || !compact.isWellFormed()) return undefined
  const cleaned = compact
    .replace(/\s/g, encodeURIComponent)
    .replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase())
  return cleaned.length <= maxLength && !cleaned.startsWith('#') && isHref(cleaned) ? cleaned : undefined
}
