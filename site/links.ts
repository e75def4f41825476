import type { Locale } from '../locales/locale.ts'
import { clinicHref } from '../schemas/clinic-href.ts'
import { absolute, type Host } from './host.ts'

/** Makes the address of a page from its path on a site, as `clinicHref` does. */
export const pageHref = (host: Host, locale: Locale, clinicSlug: string | undefined) => (path: string) =>
  clinicHref(path, locale, clinicSlug, host.href)

/** `pageHref` with absolute addresses. */
export function absoluteHref(host: Host, locale: Locale, clinicSlug: string | undefined) {
  const href = pageHref(host, locale, clinicSlug)
  return (path: string) => absolute(host, href(path))
}
