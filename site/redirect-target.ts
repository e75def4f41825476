import type { Locale } from '../locales/locale.ts'
import { encodeAddress, parseAddress } from './address.ts'

/** Stands for this site's own host while a target is parsed. */
const here = 'http://site.invalid'

/**
 * Where a stored target leads a reader (B-11, B-12, B-18), in ASCII: an http(s) address, or a path of this site in the
 * reader's language, also where it is written with the host of `origin`. Undefined for anything else, and for one that
 * leads to `path` (without a language) itself.
 */
export function redirectTarget(
  target: string,
  locale: Locale,
  path: string,
  origin: string,
): string | undefined {
  if (!URL.canParse(target, here)) return undefined
  const url = new URL(target, here)
  const isAbsolute = /^https?:\/\//i.test(target)
  const isOwn = isAbsolute && url.host === new URL(origin).host
  if (isAbsolute && !isOwn) return url.href
  const address = isOwn || url.origin === here ? parseAddress(url.pathname) : undefined
  if (!address || address.path === path) return undefined
  return encodeAddress({ locale, path: address.path }) + url.search + url.hash
}

/** Path (without a language) and query of a target of `redirectTarget`; undefined where it leaves this site. */
export function ownAddress(target: string): { path: string; query: string } | undefined {
  if (!target.startsWith('/')) return undefined
  const { pathname, search } = new URL(target, here)
  const path = parseAddress(pathname)?.path
  return path === undefined ? undefined : { path, query: search }
}
