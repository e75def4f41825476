import type { Domain } from '../../content-adapters/entities/company.ts'
import { defaultLocale, type Locale, localizePath } from '../../locales/locale.ts'

/**
 * Converts between product paths (those of the route table: `/l/{clinic}/about`) and the addresses of the reader's host
 * (`/about` on the clinic's own).
 */
export type Host = {
  /** Scheme and host. */
  origin: string
  /** Origin of the product, if this is another host. */
  product?: string
  /** Cache tags of the lookup of its owner. */
  tags?: readonly string[]
  /** The product path of a path of this host. */
  productPath: (path: string) => string
  /** The address of a product path: relative if it is on this host, else absolute on the product's. */
  href: (path: string, locale: Locale) => string
}

/** The product's own host, where paths are product paths. */
export const productHost = (origin: string): Host => ({
  origin,
  productPath: (path) => path,
  href: localizePath,
})

/** A host without pages of its own: all addresses are absolute, on the product's host. */
export const externalHost = (origin: string): Host => ({
  origin,
  product: origin,
  productPath: (path) => path,
  href: (path, locale) => origin + localizePath(path, locale),
})

/** A clinic's own host, where `/l/{clinic}/about` is `/about` (2.1). */
export function clinicHost(productOrigin: string, domain: Pick<Domain, 'host' | 'slug'>): Host {
  const product = new URL(productOrigin).origin
  const root = `/l/${domain.slug}`
  return {
    origin: originOf(domain.host, productOrigin),
    product,
    productPath: (path) => (path === '/' ? root : root + path),
    href: (path, locale) =>
      path === root || path.startsWith(`${root}/`)
        ? localizePath(path.slice(root.length).replace(/^[/\\]*/, '/'), locale)
        : product + localizePath(path, locale),
  }
}

/** Origin of a host; the same process serves all hosts, so scheme and port are the product's. */
function originOf(host: string, productOrigin: string): string {
  const url = new URL(productOrigin)
  url.hostname = host
  return url.origin
}

/** A product path as it is written on a host, without the language. */
export function hostPath({ href }: Host, path: string): string {
  const shown = href(path, defaultLocale)
  return shown.startsWith('/') ? shown : path
}

/** The absolute form of an address, without a trailing slash, as in canonical links. */
export const absolute = ({ origin }: Host, href: string): string =>
  new URL(href, origin).href.replace(/\/$/, '')
