import { type Locale, localizePath } from '../../locales/locale.ts'

/**
 * The address of a page from its path on a site (a clinic's, or the product's without `clinicSlug`). A path with a clinic of its own
 * (`/l/…`, as in links of a backend's texts) belongs to that clinic. `href` is the address of a product path; that of the product's own
 * host by default.
 */
export function clinicHref(
  path: string,
  locale: Locale,
  clinicSlug: string | undefined,
  href: (path: string, locale: Locale) => string = localizePath,
): string {
  const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const productPath =
    clinicSlug && !bare.startsWith('/l/') ? `/l/${clinicSlug}${bare === '/' ? '' : bare}` : bare
  return href(productPath, locale) + rest
}
