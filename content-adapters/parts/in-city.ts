import type { ListingSection } from '../../schemas/directory/listing.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import { directoryPath, listHref, listOf, offersPath, readListAt, servicesPath } from './directory-paths.ts'
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

const feed = /^\/companies\/(reviews|news)(?:\/location\/[a-z0-9-]+)?(?:\/page\/\d+)?$/
const services =
  /^\/companies\/services(?:\/(?!page\/)([a-z0-9-]+)(?:\/(?!page\/)[a-z0-9-]+)?)?(?:\/page\/\d+)?$/

/** The section of the directory whose cities a reader of a page chooses from; its address is a path, with or without its query. */
export function sectionAt(address: string): ListingSection {
  const [path = '/'] = address.split('?')
  return path === paths.findDoctor ? 'doctors' : (readListAt(path)?.section ?? 'clinics')
}

/**
 * The address of a page, without its language, in another city or in all: of a list the list there, with its filters. A page that is of no
 * city stays as it is.
 */
export function inCity(address: string, city: string | undefined): string {
  const [path = '/', query = ''] = address.split('?')
  const params = new URLSearchParams(query)
  const list = readListAt(withoutPlace(path === paths.findDoctor ? listOf('doctors') : path, query))
  if (list) {
    const { city: _, ...choices } = list
    const flags = [...list.flags, ...(path === paths.findDoctor ? ['online' as const] : [])]
    return listHref(withoutUndefined({ ...choices, flags: [...new Set(flags)], city, page: 1 }))
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

/** Without a district and a place near the reader, which belong to one city. */
function withoutPlace(path: string, query: string): string {
  const params = new URLSearchParams(query)
  for (const name of ['district', 'near']) params.delete(name)
  return `${path}?${params}`
}
