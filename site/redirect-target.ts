import type { Locale } from '../locales/locale.ts'
import { encodeAddress, encodePath, parseAddress } from './address.ts'
import type { Host } from './host.ts'

/** Stands for this site's own host while a target is parsed. */
const here = 'http://site.invalid'

/**
 * Where a stored target leads a reader (B-11, B-12, B-18), in ASCII: an http(s) address, or a path of the whole in the
 * reader's language, also where it is written with the host of the product (`origin`) or of the reader. Undefined for
 * anything else, and for one that leads to `path` (without a language) itself.
 */
export function redirectTarget(
  target: string,
  { locale, path, origin, host }: { locale: Locale; path: string; origin: string; host: Host },
): string | undefined {
  if (!URL.canParse(target, here)) return undefined
  const url = new URL(target, here)
  const isAbsolute = /^https?:\/\//i.test(target)
  const isProduct = isAbsolute && url.host === new URL(origin).host
  const isHere = isAbsolute && !isProduct && url.host === new URL(host.origin).host
  if (isAbsolute && !isProduct && !isHere) return url.href
  const address = isAbsolute || url.origin === here ? parseAddress(url.pathname) : undefined
  const whole = address && (isHere ? host.whole(address.path) : address.path)
  if (whole === undefined || whole === path) return undefined
  return encodeAddress({ locale, path: whole }) + url.search + url.hash
}

/** Path (without a language) and query of a target of `redirectTarget`; undefined where it leaves this site. */
export function ownAddress(target: string): { path: string; query: string } | undefined {
  if (!target.startsWith('/')) return undefined
  const { pathname, search } = new URL(target, here)
  const path = parseAddress(pathname)?.path
  return path === undefined ? undefined : { path, query: search }
}

/** A target of `redirectTarget` as it is written on the reader's host. */
export function shownTarget(target: string, host: Host): string {
  const address = target.startsWith('/') ? parseAddress(new URL(target, here).pathname) : undefined
  const { search, hash } = new URL(target, here)
  return address ? host.href(encodePath(address.path), address.locale) + search + hash : target
}
