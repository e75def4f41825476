import type { Locale } from '../locales/locale.ts'
import { absolute, type Host } from './host.ts'

/**
 * The address of a path of one site as `host` writes it: of the clinic whose site it is, if it is one. A path that names
 * a clinic itself (`/l/…`, as links in a backend's texts do) stays with that clinic.
 */
export const pageHref = (host: Host, locale: Locale, clinicSlug: string | undefined) => (path: string) => {
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const whole = clinicSlug && !bare.startsWith('/l/') ? `/l/${clinicSlug}${bare === '/' ? '' : bare}` : bare
  return host.href(whole, locale) + rest
}

/** The same with the host before it. */
export function absoluteHref(host: Host, locale: Locale, clinicSlug: string | undefined) {
  const href = pageHref(host, locale, clinicSlug)
  return (path: string) => absolute(host, href(path))
}
