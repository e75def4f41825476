import type { Company } from '../../content-adapters/entities/company.ts'
import { inProfile } from '../../content-adapters/parts/profile-paths.ts'
import type { Locale } from '../../locales/locale.ts'
import { clinicHref } from '../../schemas/companies/clinic-href.ts'
import { absolute, type Host } from './host.ts'

/** Makes the address of a page from its path on a site, as `clinicHref` does. */
export const pageHref = (host: Host, locale: Locale, clinicSlug: string | undefined) => (path: string) =>
  clinicHref(path, locale, clinicSlug, host.href)

/** `pageHref` on a company's profile in the directory: lists are tabs of the profile, pages that only its site has are there. */
export function profileHref(host: Host, locale: Locale, company: Pick<Company, 'kind' | 'slug'>) {
  const onSite = pageHref(host, locale, company.slug)
  return (path: string) => {
    const [, bare = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
    const own = inProfile(bare, company)
    return own === undefined ? onSite(path) : host.href(own, locale) + rest
  }
}

/** `pageHref` with absolute addresses. */
export function absoluteHref(host: Host, locale: Locale, clinicSlug: string | undefined) {
  const href = pageHref(host, locale, clinicSlug)
  return (path: string) => absolute(host, href(path))
}
