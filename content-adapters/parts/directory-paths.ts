import type { ComparedSection } from '../../schemas/directory/comparison.ts'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import type { ListingItem } from '../entities/listing.ts'
import { type ListingQuery, writeListingChoices } from './listing-query.ts'
import { profilePath } from './profile-paths.ts'

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

/** Clinics or doctors side by side (R124), by their slugs. */
export const comparisonPath = (section: ComparedSection, slugs: readonly string[] = []): string =>
  `/companies/compare/${section}${slugs.length > 0 ? `?${new URLSearchParams(slugs.map((slug) => ['c', slug]))}` : ''}`

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
