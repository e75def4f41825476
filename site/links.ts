import type { Locale } from '../locales/locale.ts'
import { absolute, type Host } from './host.ts'

/**
 * Makes the address of a page from its path on a site (a clinic's, or the product's without `clinicSlug`). A path with
 * a clinic of its own (`/l/…`, as in links of a backend's texts) leads to that clinic.
 */
export const pageHref = (host: Host, locale: Locale, clinicSlug: string | undefined) => (path: string) => {
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const productPath =
    clinicSlug && !bare.startsWith('/l/') ? `/l/${clinicSlug}${bare === '/' ? '' : bare}` : bare
  return host.href(productPath, locale) + rest
}

/** `pageHref` with absolute addresses. */
export function absoluteHref(host: Host, locale: Locale, clinicSlug: string | undefined) {
  const href = pageHref(host, locale, clinicSlug)
  return (path: string) => absolute(host, href(path))
}
