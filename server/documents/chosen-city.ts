import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../../backend/kit/sessions/session.ts'
import { homePath, servicesPath } from '../../content-adapters/parts/directory-paths.ts'
import { citiesPath, inCity } from '../../content-adapters/parts/in-city.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { type OpenSource, SourceError } from '../../content-adapters/source.ts'
import { type Locale, locales, localizePath } from '../../locales/locale.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { type ListingSection, listingSections } from '../../schemas/directory/listing.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import { readAddress } from '../../site/core/address.ts'
import { withoutNames, withQuery } from '../../site/core/outcome.ts'
import { returnAddress } from '../../site/core/return-address.ts'
import { findRoute } from '../../site/routes/router.ts'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import type { Api } from '../api.ts'
import { readCookie } from '../http/read-cookie.ts'
import type { Step } from '../http/step.ts'
import { isAhead } from '../visits/is-ahead.ts'
import { isCrawler } from '../visits/is-crawler.ts'
import { languageRedirect } from './language-redirect.ts'

/** Cookie of the city that a reader has chosen: its slug, or `all` (B-1). */
const locationCookie = 'location'
const allCities = 'all'

/** Pages that redirect to the same page of the reader's city: the section that is checked for entries in it, and the address there. */
type Guarded = { section: ListingSection; of: (city: string) => string }

const listed = (path: string, section: ListingSection): [string, Guarded] => [
  path,
  { section, of: (city) => `${path}/location/${city}` },
]

const guarded: Readonly<Record<string, Guarded>> = Object.fromEntries([
  ...listingSections.map((section) => listed(`/companies/${section}`, section)),
  listed('/companies/reviews', 'clinics'),
  listed('/companies/news', 'clinics'),
  [servicesPath(), { section: 'clinics', of: (city: string) => servicesPath(1, city) }],
  [paths.findDoctor, { section: 'doctors', of: (city: string) => inCity(paths.findDoctor, city) }],
  [productPaths.home, { section: 'clinics', of: homePath }],
])

const home = new RegExp(`^/(?:${locales.join('|')})?(?:\\?|$)`)

/** Whether the answer at a URL may depend on a city: below `/companies`, doctors who can be booked, the home page in any language. */
const isOfDirectory = (url: string): boolean =>
  url.includes('/companies/') || url.includes(paths.findDoctor) || home.test(url)

/** Whether the address says the city by itself, on a page that has one in its query. */
const isOfCity = (path: string, asked: URLSearchParams): boolean =>
  asked.has('city') && findRoute(path)?.route.query?.includes('city') === true

/** The `Vary` header of lists that may redirect to a city. */
export const cityVary = 'cookie'
export const isGuarded = (path: string): boolean => Object.hasOwn(guarded, path)

const slugOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value) ? value : undefined

/** True if the answer at a URL of the directory depends on the reader, or remembers a choice. */
export const mayDependOnCity = ({ headers }: IncomingMessage, url: string): boolean =>
  // Most requests have none of these, so the address is read last.
  (url.includes('location=') ||
    headers['x-geo-city'] !== undefined ||
    readCookie(headers.cookie, locationCookie) !== undefined ||
    readCookie(headers.cookie, sessionCookie) !== undefined) &&
  isOfDirectory(url)

type Options = {
  openSource: OpenSource
  api: Api
  /** A proxy that is trusted says in `X-Geo-City` where a visitor is. */
  isBehindProxy: boolean
}

/**
 * Redirects from a list of all cities to that of the reader's (B-1), and remembers a city that was chosen by a link with `?location=`.
 * Crawlers and prefetching browsers get the list itself.
 */
export function createChosenCity({ openSource, api, isBehindProxy }: Options): Step {
  /** The city of a signed-in person. */
  async function ownCity({ headers }: IncomingMessage, locale: Locale): Promise<string | undefined> {
    if (readCookie(headers.cookie, sessionCookie) === undefined) return undefined
    const answer = await api(apiPath('/api-front2/v1/user', locale), {
      headers: { cookie: headers.cookie ?? '' },
    })
    const person: unknown = answer.ok ? await answer.json() : undefined
    return person && typeof person === 'object' && 'LOCATION' in person ? slugOf(person.LOCATION) : undefined
  }

  async function has(section: ListingSection, city: string, locale: Locale): Promise<boolean> {
    const source = openSource({ locale, tag: () => {}, report: () => {} })
    try {
      return (await source.listingCities(section)).some(({ slug }) => slug === city)
    } catch (error) {
      if (error instanceof SourceError) return false
      throw error
    }
  }

  function leadTo(response: ServerResponse, location: string, headers: Record<string, string> = {}): true {
    response
      .writeHead(302, { location, vary: cityVary, 'cache-control': 'private, no-store', ...headers })
      .end()
    return true
  }

  return async (request, response, { path, query }) => {
    if (request.method !== 'GET' || !isOfDirectory(path)) return false
    const read = readAddress(path)
    if (!read || 'redirect' in read || !isOfDirectory(read.address.path)) return false
    if (isCrawler(request.headers['user-agent']) || isAhead(request)) return false
    // At `/` the reader's language comes before the city.
    if (languageRedirect(request, path + query) !== undefined) return false
    const { locale, path: shown } = read.address
    const asked = new URLSearchParams(query)
    const chosen = slugOf(asked.get('location'))
    if (chosen && shown === citiesPath) {
      const to = inCity(returnAddress(asked.get('to')), chosen === allCities ? undefined : chosen)
      return leadTo(response, localizePath(to, locale), {
        'set-cookie': choiceCookie(locationCookie, chosen),
      })
    }
    if (chosen && chosen !== allCities) {
      const cookie = { 'set-cookie': choiceCookie(locationCookie, chosen) }
      return leadTo(response, path + withoutNames(query, ['location']), cookie)
    }
    if (chosen) {
      response.appendHeader('set-cookie', choiceCookie(locationCookie, allCities))
      return false
    }
    const page = guarded[shown]
    if (!page || isOfCity(shown, asked)) return false
    const city =
      slugOf(readCookie(request.headers.cookie, locationCookie)) ??
      (await ownCity(request, locale)) ??
      (isBehindProxy ? slugOf(request.headers['x-geo-city']) : undefined)
    if (!city || city === allCities || !(await has(page.section, city, locale))) return false
    return leadTo(response, withQuery(localizePath(page.of(city), locale), query))
  }
}
