import { isLocale, type Locale } from '../../locales/locale.ts'
import { encodeAddress, encodePath, parseAddress } from '../core/address.ts'
import type { Host } from '../core/host.ts'

/** Base for parsing relative targets. */
const here = 'http://site.invalid'

/**
 * The address of a stored redirect target (B-11, B-12, B-18), in ASCII: an http(s) address, or a product path in the
 * language that it is written in, else the reader's, if the target is relative or on the host of the product (`origin`) or
 * of the reader. Undefined for
 * anything else, and for a target that is `path` (without a language) itself.
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
  const productPath = address && (isHere ? host.productPath(address.path) : address.path)
  if (productPath === undefined || productPath === path) return undefined
  const written = isLocale(url.pathname.split('/')[1]?.toLowerCase()) ? address?.locale : undefined
  return encodeAddress({ locale: written ?? locale, path: productPath }) + url.search + url.hash
}

/** Path (without its language) and query of a `redirectTarget`; undefined for an external one. */
export function ownAddress(target: string): { path: string; query: string; locale: Locale } | undefined {
  if (!target.startsWith('/')) return undefined
  const { pathname, search } = new URL(target, here)
  const address = parseAddress(pathname)
  return address && { ...address, query: search }
}

/** A `redirectTarget` as an address of the reader's host. */
export function targetOnHost(target: string, host: Host): string {
  const address = target.startsWith('/') ? parseAddress(new URL(target, here).pathname) : undefined
  const { search, hash } = new URL(target, here)
  return address ? host.href(encodePath(address.path), address.locale) + search + hash : target
}
