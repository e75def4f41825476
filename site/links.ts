import { type Locale, localizePath } from '../locales/locale.ts'

/**
 * The address of a path of one site: language first, then the clinic whose site it is, if it is one. A path that names
 * a clinic itself (`/l/…`, as links in a backend's texts do) gets the language only.
 */
export const pageHref = (locale: Locale, clinicSlug: string | undefined) => (path: string) => {
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? []
  const whole = clinicSlug && !bare.startsWith('/l/') ? `/l/${clinicSlug}${bare === '/' ? '' : bare}` : bare
  return localizePath(whole, locale) + rest
}
