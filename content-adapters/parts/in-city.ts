import { listingSections } from '../../schemas/directory/listing.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import { directoryPath, listHref, offersPath, servicesPath } from './directory-paths.ts'
import { readListingChoices } from './listing-query.ts'
import { paths } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** The page on which a reader chooses a city (R129). */
export const citiesPath = '/companies/cities'

/** Its address, for a reader who goes on to `to`; with a city, or `all`, the address that remembers the choice (B-1). */
export function cityChoiceHref(to: string, location?: string): string {
  const query = new URLSearchParams(
    withoutUndefined({ to: to === '/' ? undefined : to, location }) as Record<string, string>,
  )
  return query.size > 0 ? `${citiesPath}?${query}` : citiesPath
}

const list = new RegExp(
  `^/companies/(${listingSections.join('|')})(?:/location/[a-z0-9-]+(?:/(?!page/)([a-z0-9-]+))?)?(?:/page/\\d+)?$`,
)
const feed = /^\/companies\/(reviews|news)(?:\/location\/[a-z0-9-]+)?(?:\/page\/\d+)?$/
const services =
  /^\/companies\/services(?:\/(?!page\/)([a-z0-9-]+)(?:\/(?!page\/)[a-z0-9-]+)?)?(?:\/page\/\d+)?$/

type Section = (typeof listingSections)[number]

/** The section of the directory whose cities a reader of a path chooses from. */
export const sectionAt = (path: string): Section =>
  path === paths.findDoctor ? 'doctors' : ((list.exec(path)?.[1] as Section | undefined) ?? 'clinics')

/**
 * The address of a page, without its language, in another city or in all: of a list the list there, with its filters. A page that is of no
 * city stays as it is.
 */
export function inCity(address: string, city: string | undefined): string {
  const [path = '/', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  const [, section, speciality] = list.exec(path) ?? []
  if (section !== undefined || path === paths.findDoctor) {
    // A district and a place near the reader belong to one city.
    for (const name of ['district', 'near']) params.delete(name)
    const choices = readListingChoices(params)
    const bookable =
      section === undefined ? [...new Set([...choices.flags, 'online' as const])] : choices.flags
    return listHref(
      withoutUndefined({
        ...choices,
        flags: bookable,
        section: (section as Section | undefined) ?? 'doctors',
        speciality: speciality ?? choices.speciality,
        city,
        page: 1,
      }),
    )
  }
  const [, kind] = feed.exec(path) ?? []
  if (kind) return directoryPath(kind as 'reviews' | 'news', city)
  const offered = services.exec(path)
  if (offered) return offered[1] === undefined ? servicesPath(1, city) : offersPath(offered[1], city)
  // The search and the home page take any city, other pages that are of one name it.
  if (path !== paths.search && path !== productPaths.home && !params.has('city')) return address
  params.delete('page')
  if (city === undefined) params.delete('city')
  else params.set('city', city)
  return params.size > 0 ? `${path}?${params}` : path
}
