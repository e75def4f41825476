import { locales } from '../../../locales/locale.ts'
import type { SitemapEntry, SitemapFile, SitemapSection } from '../../entities/sitemap.ts'
import { listPath, offersPath, servicesPath } from '../../parts/directory-paths.ts'
import { paths } from '../../parts/paths.ts'
import { menuEntries } from '../../parts/site-entries.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type { RawSitemapCompany, RawSitemapFile, RawSitemapList, RawSitemapPage } from '../raw/sitemap.ts'
import { menuFromRaw } from './menu.ts'
import { siteSettingsFromRaw } from './site-settings.ts'

/** A file of the sitemap. */
export const sitemapFileFromRaw = ({ SECTION, FROM }: RawSitemapFile): SitemapFile =>
  withoutUndefined({ section: SECTION, from: FROM })

/** The index of a clinic and the pages of its filtered menu: stored pages in their languages, composed pages in all. */
export function sitemapCompanyFromRaw(raw: RawSitemapCompany): SitemapEntry[] {
  const owner = {
    isOnlineEntryActive: raw.is_active_online_entry ?? false,
    ...(raw.EMAIL_FOR_ISSUES && { emailForIssues: raw.EMAIL_FOR_ISSUES }),
    ...(raw.SITE_SETTINGS && { settings: siteSettingsFromRaw(raw.SITE_SETTINGS) }),
  }
  const menu = menuFromRaw(raw.data, owner, raw.EMPTY_TYPES)
  return menuEntries(raw.SLUG, menu, raw.PAGES, raw.LANGUAGES)
}

type SinglePages = Exclude<SitemapSection, 'companies' | 'lists' | 'sites'>
type Address = (raw: RawSitemapPage, company: string) => string

const profileAddress: Address = ({ CATEGORY_SLUG = '', SLUG }) => `/companies/${CATEGORY_SLUG}/${SLUG}`

const addresses: Record<SinglePages, Address> = {
  pages: ({ SLUG }) => `/page/${SLUG}`,
  profiles: profileAddress,
  people: profileAddress,
  news: ({ CATEGORY_SLUG = '', SLUG }, company) => company + paths.newsItem(CATEGORY_SLUG, SLUG),
  materials: ({ SLUG }, company) => company + paths.material(SLUG),
  specialists: ({ SLUG }, company) => company + paths.specialist(SLUG),
}

/** A list of the directory, which is there in all languages. */
export const sitemapListFromRaw = (raw: RawSitemapList): SitemapEntry => ({
  path: listAddress(raw),
  languages: [...locales],
  isStored: true,
})

function listAddress({
  SECTION,
  LOCATION_CODE: city,
  SPECIALITY: speciality,
  SERVICE,
}: RawSitemapList): string {
  if (SECTION !== 'services') return listPath(withoutUndefined({ section: SECTION, city, speciality }))
  return SERVICE === undefined ? servicesPath() : offersPath(SERVICE, city)
}

/** An entry of a sitemap section of single pages. */
export const sitemapPageFromRaw =
  (section: SinglePages) =>
  (raw: RawSitemapPage): SitemapEntry =>
    withoutUndefined({
      path: addresses[section](raw, paths.company(raw.COMPANY_SLUG ?? '')),
      languages: raw.LANGUAGES,
      isStored: true,
      updatedAt: raw.UPDATED_AT,
    })
