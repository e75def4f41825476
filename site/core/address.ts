import { defaultLocale, isLocale, type Locale, localizePath } from '../../locales/locale.ts'

/** A canonical address: language, and the decoded path without it. */
export type Address = { locale: Locale; path: string }

const maxLength = 2000

/**
 * Reads a raw path. `redirect` is the canonical form of an address that is written in another way: a language prefix in
 * capitals, `/ru`, a trailing or doubled slash, a needless `%` encoding. Undefined for an invalid path.
 */
export function readAddress(rawPath: string): { address: Address } | { redirect: string } | undefined {
  const address = parseAddress(rawPath)
  if (!address) return undefined
  const right = encodeAddress(address)
  if (right.length > maxLength) return undefined
  return right === rawPath ? { address } : { redirect: right }
}

/** The canonical address of a raw path; undefined for bad encoding, control characters, `..`. */
export function parseAddress(rawPath: string): Address | undefined {
  const decoded = rawPath.startsWith('/') ? decode(rawPath) : undefined
  // An encoded slash or backslash would change the path when it is decoded.
  if (decoded === undefined || hasControl(decoded) || /%2f|%5c|\\/i.test(rawPath)) return undefined
  const segments = decoded.split('/').filter(Boolean)
  if (segments.some((segment) => segment === '.' || segment === '..')) return undefined
  // Avoids two redirects in a row for `/ru/ru/about` and `/ru/kk`.
  while (segments[0]?.toLowerCase() === defaultLocale) segments.shift()
  const prefix = segments[0]?.toLowerCase()
  const locale = isLocale(prefix) ? prefix : defaultLocale
  const path = `/${(locale === defaultLocale ? segments : segments.slice(1)).join('/')}`
  return { locale, path }
}

/** The language of a raw path by its prefix, also if the path is invalid. */
export function prefixLocale(rawPath: string): Locale {
  const prefix = rawPath.split('/')[1]?.toLowerCase()
  return isLocale(prefix) ? prefix : defaultLocale
}

/** A decoded path in ASCII, percent-encoded only where necessary. */
export const encodePath = (path: string): string => path.split('/').map(encodeSegment).join('/')

/** The raw path of an address. */
export const encodeAddress = ({ locale, path }: Address): string => localizePath(encodePath(path), locale)

const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const hasControl = (text: string): boolean =>
  [...text].some((character) => (character.codePointAt(0) ?? 0) < 32 || character === '\u007f')
