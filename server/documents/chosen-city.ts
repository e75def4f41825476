import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '../../backend/kit/sessions/session.ts'
import { citiesPath, inCity } from '../../content-adapters/parts/in-city.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { type OpenSource, SourceError } from '../../content-adapters/source.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { type ListingSection, listingSections } from '../../schemas/directory/listing.ts'
import { readAddress } from '../../site/core/address.ts'
import { withoutNames } from '../../site/core/outcome.ts'
import { returnAddress } from '../../site/core/return-address.ts'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import type { Api } from '../api.ts'
import { readCookie } from '../http/read-cookie.ts'
import type { Step } from '../http/step.ts'
import { isAhead } from '../visits/is-ahead.ts'
import { isCrawler } from '../visits/is-crawler.ts'

/** Cookie of the city that a reader has chosen: its slug, or `all` (B-1). */
const locationCookie = 'location'
const allCities = 'all'

/** Lists that redirect to the reader's city, with the section that is checked for entries in it. */
const guarded: Readonly<Record<string, ListingSection>> = {
  ...Object.fromEntries(listingSections.map((section) => [`/companies/${section}`, section])),
  '/companies/reviews': 'clinics',
  '/companies/news': 'clinics',
  [paths.findDoctor]: 'doctors',
}

/** Pages whose answer may depend on a city are below `/companies`, except the one of doctors who can be booked. */
const isInDirectory = (url: string): boolean => url.includes('/companies/') || url.includes(paths.findDoctor)

/** The `Vary` header of lists that may redirect to a city. */
export const cityVary = 'cookie'
export const isGuarded = (path: string): boolean => Object.hasOwn(guarded, path)

const slugOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z0-9-]{1,120}$/.test(value) ? value : undefined

/** True if the answer at a URL of the directory depends on the reader, or remembers a choice. */
export const mayDependOnCity = ({ headers }: IncomingMessage, url: string): boolean =>
  isInDirectory(url) &&
  (url.includes('location=') ||
    headers['x-geo-city'] !== undefined ||
    readCookie(headers.cookie, locationCookie) !== undefined ||
    readCookie(headers.cookie, sessionCookie) !== undefined)

type Options = {
  openSource: OpenSource
  /** Absent where no accounts are held here. */
  api?: Api | undefined
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
    if (!api || readCookie(headers.cookie, sessionCookie) === undefined) return undefined
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
    if (request.method !== 'GET' || !isInDirectory(path)) return false
    const read = readAddress(path)
    if (!read || 'redirect' in read) return false
    if (isCrawler(request.headers['user-agent']) || isAhead(request)) return false
    const { locale, path: shown } = read.address
    if (!shown.startsWith('/companies/') && shown !== paths.findDoctor) return false
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
    const section = guarded[shown]
    if (!section) return false
    const city =
      slugOf(readCookie(request.headers.cookie, locationCookie)) ??
      (await ownCity(request, locale)) ??
      (isBehindProxy ? slugOf(request.headers['x-geo-city']) : undefined)
    if (!city || city === allCities || !(await has(section, city, locale))) return false
    const there =
      shown === paths.findDoctor ? inCity(shown + query, city) : `${shown}/location/${city}${query}`
    return leadTo(response, localizePath(there, locale))
  }
}
