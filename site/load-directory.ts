import { directoryToPage } from '../content-adapters/pages/directory-to-page.ts'
import { listHref, listPath } from '../content-adapters/parts/directory-paths.ts'
import { type ListingQuery, readListingChoices } from '../content-adapters/parts/listing-query.ts'
import { SourceError } from '../content-adapters/source.ts'
import type { ListingSection } from '../schemas/listing.ts'
import { NotFound, Redirect } from './outcome.ts'
import type { Route, RouteContext } from './route.ts'

/** What an address of a list asks for. */
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
    const list = await source.listing(wanted).catch((error: unknown) => {
      throw error instanceof SourceError && error.isMissing ? new NotFound(path) : error
    })
    if (wanted.page > list.pages) throw new NotFound(path)
    const { page } = wanted
    const canonical = listPath(wanted) + (page > 1 ? `/page/${page}` : '')
    return { content: directoryToPage(wanted, list), layout: 'default', canonical }
  }
