import type { Domain } from '../content-adapters/entities.ts'
import { defaultLocale, type Locale, localizePath } from '../locales/locale.ts'

/**
 * How addresses are written on the host that a reader is on. A path of the whole is one of the route table:
 * `/l/{clinic}/about`.
 */
export type Host = {
  /** Scheme and host. */
  origin: string
  /** The product's own, where this is another one. */
  product?: string
  /** Names of what was read to know whose it is. */
  tags?: readonly string[]
  /** The path of the whole that a path of this host stands for. */
  whole: (path: string) => string
  /** Address, on this host, of a path of the whole; what is not here is on the product's host. */
  href: (path: string, locale: Locale) => string
}

/** The product's own host: every path is what it is. */
export const productHost = (origin: string): Host => ({ origin, whole: (path) => path, href: localizePath })

/** A host where nothing is: all addresses are the product's. */
export const foreignHost = (origin: string): Host => ({
  origin,
  product: origin,
  whole: (path) => path,
  href: (path, locale) => origin + localizePath(path, locale),
})

/** A clinic's own host: the root of the clinic's pages, `/l/{clinic}/about` is `/about` (2.1). */
export function clinicHost(productOrigin: string, domain: Pick<Domain, 'host' | 'slug'>): Host {
  const product = new URL(productOrigin).origin
  const root = `/l/${domain.slug}`
  return {
    origin: originOf(domain.host, productOrigin),
    product,
    whole: (path) => (path === '/' ? root : root + path),
    href: (path, locale) =>
      path === root || path.startsWith(`${root}/`)
        ? localizePath(path.slice(root.length) || '/', locale)
        : product + localizePath(path, locale),
  }
}

/** All hosts are served by the same process, so that their scheme and port are the product's. */
function originOf(host: string, productOrigin: string): string {
  const url = new URL(productOrigin)
  url.hostname = host
  return url.origin
}

/** The path that a reader of a host knows a path of the whole by, without a language. */
export function shownPath({ href }: Host, path: string): string {
  const shown = href(path, defaultLocale)
  return shown.startsWith('/') ? shown : path
}

/** An address of a host with the host before it, as search engines know it: without a slash at the end. */
export const absolute = ({ origin }: Host, href: string): string =>
  new URL(href, origin).href.replace(/\/$/, '')
