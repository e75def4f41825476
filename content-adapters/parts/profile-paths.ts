import {
  type ProfileSection,
  profileAddress,
  profileSection,
} from '../../schemas/directory/profile-section.ts'
import type { Company } from '../entities/company.ts'
import { paths } from './paths.ts'

/** Pages of a profile besides its first one. */
export type ProfileTab = 'services' | 'doctors' | 'clinics' | 'reviews' | 'gallery' | 'news'

/** The list of a section, or of a city in it. */
export const sectionPath = (section: ProfileSection, city?: string): string =>
  `/companies/${section}${city === undefined ? '' : `/location/${city}`}`

/** A profile, one of its tabs, and a page of that (R51). */
export const profilePath = (section: ProfileSection, slug: string, tab?: ProfileTab, page = 1): string =>
  [profileAddress(section, slug), ...(tab ? [tab] : []), ...(page > 1 ? [`page/${page}`] : [])].join('/')

/** The section of a company; none for a network, which has a hub. */
export const sectionOf = ({ kind }: Pick<Company, 'kind'>): ProfileSection | undefined => profileSection(kind)

/** The address of a company on pages of the directory: its profile, of a network its site. */
export function placePath({ kind, slug }: Pick<Company, 'kind' | 'slug'>): string {
  const section = profileSection(kind)
  return section ? profilePath(section, slug) : paths.company(slug)
}

/** The page on which a visit to a company is booked within the directory (R128). */
export const profileBookingPath = (slug: string): string => `/companies/appointment/${slug}`

/** The canonical address of a company: its own site, or its profile in the directory while it is unclaimed. */
export function companyPath(company: Pick<Company, 'kind' | 'slug' | 'isUnclaimed'>): string {
  const section = company.isUnclaimed && sectionOf(company)
  return section ? profilePath(section, company.slug) : paths.company(company.slug)
}

/** The tab of a profile with the content of a page of the company's site, by the first part of its path. */
const tabsOfSite: Record<string, ProfileTab> = {
  [paths.specialists]: 'doctors',
  [paths.news]: 'news',
  [paths.reviews(1)]: 'reviews',
  '/gallery': 'gallery',
  '/services': 'services',
}

/** Whether a path is the product's own: no site of a company has such a page. */
const isProducts = (path: string): boolean =>
  path.startsWith('/companies/') || path.startsWith('/pro/') || path === paths.consultations

/**
 * The path of the directory for a path of the company's site: its lists are tabs of the profile, its booking is in the directory too, and a
 * path of the product itself stays.
 * Undefined for a page that only the site has, such as an article.
 */
export function inProfile(path: string, company: Pick<Company, 'kind' | 'slug'>): string | undefined {
  if (isProducts(path)) return path
  const section = sectionOf(company)
  if (!section) return undefined
  if (path === '/') return profilePath(section, company.slug)
  if (path === paths.appointment) return profileBookingPath(company.slug)
  const [, list = path, page] = /^(.*)\/page\/(\d+)$/.exec(path) ?? []
  const tab = tabsOfSite[list]
  return tab && profilePath(section, company.slug, tab, Number(page ?? 1))
}

/** The page of the company's own site with the same content as a tab of its profile; its first page for a tab without one. */
export const siteCounterpart = (tab: ProfileTab | undefined): string =>
  Object.entries(tabsOfSite).find(([path, of]) => of === tab && path !== '/services')?.[0] ?? '/'
