import type { ComparedSection } from '../../schemas/directory/comparison.ts'
import { type ListingSection, listingSections } from '../../schemas/directory/listing.ts'
import type { ListingItem } from '../entities/listing.ts'
import { type ListingQuery, readListingChoices, writeListingChoices } from './listing-query.ts'
import { profilePath } from './profile-paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** The path of a list of the directory: R38, R39, R37, of a city (R43, R44, R47), and of a speciality there (R121). */
export const listPath = ({
  section,
  city,
  speciality,
}: Pick<ListingQuery, 'section' | 'city' | 'speciality'>) =>
  city === undefined
    ? `/companies/${section}`
    : `/companies/${section}/location/${city}${speciality === undefined ? '' : `/${speciality}`}`

/** The address of a page of a list with its choices. A speciality stands in the path where there is a city, otherwise in the query. */
export function listHref({ section, city, page = 1, speciality, ...choices }: ListingQuery): string {
  const query = { ...choices, ...(city === undefined && speciality !== undefined && { speciality }) }
  const path = listPath({
    section,
    ...(city !== undefined && { city, ...(speciality !== undefined && { speciality }) }),
  })
  return path + (page > 1 ? `/page/${page}` : '') + writeListingChoices(query)
}

/** A list of the directory without filters: all of it, of a city, of a speciality, or of both. */
export const listOf = (section: ListingSection, city?: string, speciality?: string): string =>
  listHref({
    section,
    page: 1,
    flags: [],
    ...(city !== undefined && { city }),
    ...(speciality !== undefined && { speciality }),
  })

/** The lists among which entries are chosen for one comparison: those of a section in a city, or in all. */
export const comparedScope = (section: ComparedSection, city: string | undefined): string =>
  [section, city].filter(Boolean).join(' ')

const listAddress =
  /^\/companies\/([a-z]+)(?:\/location\/([a-z0-9-]{1,120})(?:\/([a-z0-9-]{1,120}))?)?(?:\/page\/([1-9]\d{0,5}))?(?:\?(.*))?$/s

/** Reads the address of a list with its choices; undefined for any other address. What its query should not have is left out. */
export function readListAt(href: string): ListingQuery | undefined {
  const [, named, city, own, page = '1', query = ''] = listAddress.exec(href) ?? []
  const section = listingSections.find((one) => one === named)
  if (!section) return undefined
  const choices = readListingChoices(new URLSearchParams(query))
  return withoutUndefined({
    ...choices,
    section,
    city,
    speciality: own ?? choices.speciality,
    page: Number(page),
  })
}

/** The same for lists of one section. */
export function readListHref(section: ListingSection, href: string): ListingQuery | undefined {
  const list = readListAt(href)
  return list?.section === section ? list : undefined
}

/** Clinics or doctors side by side (R124), by their slugs; `from` is the address of the list in which they were chosen. */
export function comparisonPath(
  section: ComparedSection,
  slugs: readonly string[] = [],
  from?: string,
): string {
  const chosen = [...slugs.map((slug) => ['c', slug]), ...(from === undefined ? [] : [['from', from]])]
  return `/companies/compare/${section}${slugs.length > 0 ? `?${new URLSearchParams(chosen)}` : ''}`
}

/** The target of the card of a clinic, a doctor or another company: its profile. */
export const cardPath = ({ section, slug }: Pick<ListingItem, 'section' | 'slug'>): string =>
  profilePath(section, slug)

/** A page of the reviews or news of the directory or of a city (R40, R42, R45, R46). */
export const directoryPath = (kind: 'reviews' | 'news', city: string | undefined, page = 1): string =>
  `/companies/${kind}${city === undefined ? '' : `/location/${city}`}${page > 1 ? `/page/${page}` : ''}`

const withPage = (path: string, page: number) => (page > 1 ? `${path}/page/${page}` : path)

/** The home page with what there is in a city. */
export const homePath = (city: string): string => `/?city=${city}`

/** A page of the services of the directory (R41), or of those in a city. */
export const servicesPath = (page = 1, city?: string): string =>
  withPage('/companies/services', page) + (city === undefined ? '' : `?city=${city}`)

/** A page of the offers of a service, in a city (R122) or in all. */
export const offersPath = (service: string, city: string | undefined, page = 1): string =>
  withPage(`/companies/services/${service}${city === undefined ? '' : `/${city}`}`, page)
