import {
  directoryFeedToPage,
  directoryToPage,
  findDoctorToPage,
  offersToPage,
  servicesToPage,
} from '../../content-adapters/pages/directory-to-page.ts'
import { articlePageSize } from '../../content-adapters/parts/article-page-size.ts'
import {
  directoryPath,
  listHref,
  listPath,
  offersPath,
  servicesPath,
} from '../../content-adapters/parts/directory-paths.ts'
import { type ListingQuery, readListingChoices } from '../../content-adapters/parts/listing-query.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { words } from '../../content-adapters/words.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import { beyondLast, NotFound, Redirect } from '../core/outcome.ts'
import { paramPatterns, type Route, type RouteContext } from '../core/route.ts'

/** The query of a list's address. */
function queryOf(section: ListingSection, { params, query }: RouteContext): ListingQuery {
  const { location: city, speciality, page } = params
  return {
    ...readListingChoices(query),
    section,
    ...(city !== undefined && { city }),
    ...(speciality !== undefined && { speciality }),
    page: Number(page ?? 1),
  }
}

/** The city of a list for the header of its page, or the words for all cities. */
const cityName = (city?: { name: LocalizedText }): LocalizedText =>
  city?.name ?? words('blocks:directory-list.allCities')

/** An entry that does not exist has no page. */
const missing = (path: string) => (error: unknown) => {
  throw error instanceof SourceError && error.isMissing ? new NotFound(path) : error
}

/**
 * A page of a list of the directory. A speciality that is chosen by the form of a city's list has an address of its own (R121), and
 * the first page that of the list. 404 for an unknown city or speciality, and beyond the last page.
 */
export const directoryList =
  (section: ListingSection): Route['load'] =>
  async (context) => {
    const { source, params, query, host, locale, path } = context
    const wanted = queryOf(section, context)
    const isByQuery = wanted.city !== undefined && params.speciality === undefined && query.has('speciality')
    if (params.page === '1' || isByQuery) {
      const [to] = listHref(wanted).split('?')
      throw new Redirect(host.href(to ?? '', locale), 301, isByQuery ? ['speciality'] : [])
    }
    const [list] = await Promise.all([
      source.listing(wanted).catch(missing(path)),
      // Its block asks for them: so both are asked at the same time.
      source.listingCities(section),
    ])
    if (wanted.page > list.pages) throw beyondLast(path)
    const { page } = wanted
    const canonical = listPath(wanted) + (page > 1 ? `/page/${page}` : '')
    return { content: directoryToPage(wanted, list), layout: 'default', canonical, city: cityName(list.city) }
  }

/** R12: doctors who can be booked online; its filters open the list of doctors. */
export const findDoctor: Route['load'] = async ({ source }) => {
  const list = await source.listing({ section: 'doctors', page: 1, flags: ['online'] })
  return { content: findDoctorToPage(list), layout: 'default', city: cityName() }
}

/** A page of the reviews (R40, R45) or news (R42, R46) of the directory. 404 for a city without any clinic, and beyond the last page. */
export const directoryFeed =
  (kind: 'reviews' | 'news'): Route['load'] =>
  async ({ source, params, host, locale, path }) => {
    const { location, page: written = '1' } = params
    if (params.page === '1') throw new Redirect(host.href(directoryPath(kind, location), locale), 301)
    const page = Number(written)
    const cities = location === undefined ? [] : await source.listingCities('clinics', { isNeeded: true })
    const city = cities.find(({ slug }) => slug === location)
    if (location !== undefined && !city) throw new NotFound(path)
    const query = { page, ...(city && { city: city.slug }) }
    const list = await (kind === 'reviews'
      ? source.latestReviews(query)
      : source.news({ ...query, size: articlePageSize })
    ).catch(missing(path))
    if (page > list.pages) throw beyondLast(path)
    return {
      content: directoryFeedToPage(kind, city, page, list.total),
      layout: 'default',
      city: cityName(city),
      // The news of all cities are those of R14, which has them by category too.
      ...(kind === 'news' && !city && { canonical: paths.newsList(undefined, page) }),
    }
  }

/** A page of the services of the directory (R41), or of a city; 404 for an unknown city, and beyond the last page. */
export const directoryServices: Route['load'] = async ({ source, params, query, host, locale, path }) => {
  if (params.page === '1') throw new Redirect(host.href(servicesPath(), locale), 301)
  const page = Number(params.page ?? 1)
  const city = query.get('city') ?? undefined
  if (city !== undefined && !paramPatterns.slug?.test(city)) throw new NotFound(path)
  const [services, cities] = await Promise.all([
    source.directoryServices({ page, ...(city !== undefined && { city }) }).catch(missing(path)),
    city === undefined ? [] : source.listingCities('clinics'),
  ])
  if (page > services.pages) throw beyondLast(path)
  const of = cities.find(({ slug }) => slug === city)
  return {
    content: servicesToPage(page, services.total, city, of?.name),
    layout: 'default',
    canonical: servicesPath(page),
    city: cityName(of),
  }
}

/** The offers of a service, in a city (R122) or in all; 404 for an unknown service or city, and beyond the last page. */
export const serviceOffers: Route['load'] = async ({ source, params, host, locale, path }) => {
  const { service = '', location: city } = params
  if (params.page === '1') throw new Redirect(host.href(offersPath(service, city), locale), 301)
  const page = Number(params.page ?? 1)
  const offers = await source
    .serviceOffers({ service, page, ...(city !== undefined && { city }) })
    .catch(missing(path))
  if (page > offers.pages) throw beyondLast(path)
  return { content: offersToPage(offers), layout: 'default', city: cityName(offers.city) }
}
