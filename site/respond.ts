import type { FormState } from '../content-adapters/form-state.ts'
import { citiesPath } from '../content-adapters/parts/in-city.ts'
import type { OpenSource, SourceProblem } from '../content-adapters/source.ts'
import type { Locale } from '../locales/locale.ts'
import type { Head, Page } from '../schemas/page/page.ts'
import { parseAddress, prefixLocale, readAddress } from './core/address.ts'
import { type Host, productHost } from './core/host.ts'
import { Led, NotFound, type Outcome, Redirect } from './core/outcome.ts'
import type { Apps } from './document/app-links.ts'
import { type AssembleContext, assemble } from './document/assemble.ts'
import { Freshness } from './document/freshness.ts'
import { errorPage } from './errors/error-page.ts'
import { followRedirects, queriedRedirects } from './redirects/redirects.ts'
import { findRoute } from './routes/router.ts'

export type SiteOptions = {
  openSource: OpenSource
  /** Scheme and host of the product. */
  origin: string
  /** The reader's host; the product's by default. */
  host?: Host
  now?: () => Date
  mapTiles?: { url: string; attribution: string }
  /** Default picture of the product's own pages for social networks (B-20). */
  image?: Head['image']
  /** E-mail address to which visitors report mistakes; without it no page offers this. */
  contact?: string
  /** Where phones get the product's own applications. */
  apps?: Apps
  /** Slugs of custom pages that redirect to the page about clinic sites (B-15); `reservedSlugs` by default. */
  reservedSlugs?: readonly string[]
  /** How long all calls of a page may take together, in milliseconds; unlimited by default. */
  deadlineMs?: number
  /** For an editor of the page: blocks that visitors do not see are in it, marked. */
  editing?: true
  /** The IP address of the reader, for a page that is made for them alone. */
  address?: string
  /** State of the form that was posted from the page without JavaScript. */
  form?: FormState
  /** Called once for each problem in a backend's answer. */
  report: (problem: SourceProblem) => void
  /** Called for an error that is answered with a 5xx page. */
  onError: (error: unknown, path: string) => void
}

/**
 * The outcome of a request for a document: a page, a redirect, or an error page with its real status. The status is
 * final when the promise resolves. `query` holds the parameters that the route declares (`ownQuery`).
 */
export async function respond(
  rawPath: string,
  options: SiteOptions,
  query = new URLSearchParams(),
): Promise<Outcome> {
  const read = readAddress(rawPath)
  const address = read && ('address' in read ? read.address : parseAddress(rawPath))
  const { locale, path } = address ?? { locale: prefixLocale(rawPath), path: '/' }
  const context = openContext(locale, path, options)
  const [outcome, queried] = await Promise.all([
    respondAt(rawPath, read, context, options, query),
    // Errors are ignored: `respondAt` reads the same redirects and reports them.
    address ? queriedRedirects(context).catch(() => []) : [],
  ])
  return queried.length > 0 ? { ...outcome, queried } : outcome
}

async function respondAt(
  rawPath: string,
  read: ReturnType<typeof readAddress>,
  context: AssembleContext,
  options: SiteOptions,
  query: URLSearchParams,
): Promise<Outcome> {
  const { path, host } = context
  const found = read && findRoute(path)
  const marked = (page: Page): Outcome => ({
    kind: 'page',
    page: found?.route.isPrivate ? asPrivate(page, host.href(citiesPath, context.locale)) : page,
  })
  try {
    if (read && 'redirect' in read) {
      // Moved and non-canonical: answer with one redirect, not two (B-18).
      const moved = await followRedirects(context, options.reservedSlugs)
      return moved ?? { kind: 'redirect', to: read.redirect, status: 301 }
    }
    if (!read) throw new NotFound(host.productPath(rawPath.slice(0, 200)))
    const form = options.form ?? (found?.route.form ? sentForm(query.get(sentName)) : undefined)
    const loading = found?.route.load({ ...context, params: found.params, query })
    // Loads in parallel with the redirects; after a redirect nothing awaits it, so its rejection is handled here.
    loading?.catch(() => {})
    const moved = await followRedirects(context, options.reservedSlugs)
    if (moved) return moved
    if (!loading) throw new NotFound(path)
    const result = await loading
    const { status = 200 } = result
    return marked(await assemble(result, { ...context, query, status, ...(form && { form }) }))
  } catch (thrown) {
    const error = thrown instanceof Led && !(await isThere(thrown.page, context)) ? thrown.otherwise : thrown
    if (error instanceof Redirect) {
      const { to, status, used } = error
      const led = error instanceof Led && { led: { ...ledIn(context), opened: error.opened } }
      return { kind: 'redirect', to, status, ...(used.length > 0 && { used }), ...led }
    }
    return marked(await errorPage(error, context, options.onError))
  }
}

const ledIn = ({ tags, freshness: { validUntil } }: AssembleContext) => ({
  tags: [...tags],
  ...(validUntil && { validUntil }),
})

/** Whether there is a page at a product path with its query, or a redirect from it. One that cannot be read now may be there. */
async function isThere(page: string | undefined, context: AssembleContext): Promise<boolean> {
  if (page === undefined) return true
  const { pathname: path, searchParams: query } = new URL(page, context.origin)
  const found = findRoute(path)
  try {
    await found?.route.load({ ...context, path, params: found.params, query })
    if (found) return true
  } catch (error) {
    if (!(error instanceof NotFound)) return true
  }
  return (await followRedirects({ ...context, path })) !== undefined
}

/** Query parameter set after a form is accepted: an 8-character code, `no` and a number, or `1`. */
export const sentName = 'sent'

/** The state of a page that confirms its form. */
function sentForm(sent: string | null): FormState | undefined {
  if (sent === null) return undefined
  const [, number] = /^(?:no)?([0-9A-Z]{8}|(?<=no)\d{1,15})$/.exec(sent) ?? []
  return { kind: 'sent', ...(number && { number }) }
}

/** The redirect for a path that is not a rendered document (B-18); undefined if it has none. */
export async function redirectOf(
  rawPath: string,
  options: Omit<SiteOptions, 'onError'>,
): Promise<Outcome | undefined> {
  const address = parseAddress(rawPath)
  if (!address) return undefined
  const context = openContext(address.locale, address.path, options)
  return followRedirects(context, options.reservedSlugs)
}

/** Opens the context for rendering a path of the reader's host (without the language), for one request. */
export function openContext(
  locale: Locale,
  path: string,
  {
    openSource,
    origin,
    host = productHost(origin),
    now,
    report,
    mapTiles,
    image,
    contact,
    apps,
    deadlineMs,
    editing,
    address,
  }: Omit<SiteOptions, 'onError'>,
): AssembleContext {
  const tags = new Set(host.tags)
  const freshness = new Freshness()
  const { expires, degrade } = freshness
  const source = openSource({
    locale,
    ...(address && { address }),
    report,
    tag: (tag) => tags.add(tag),
    expires,
    degrade,
    ...(deadlineMs !== undefined && { signal: AbortSignal.timeout(deadlineMs) }),
  })
  return {
    source,
    locale,
    host,
    path: host.productPath(path),
    params: {},
    query: new URLSearchParams(),
    origin,
    now: now?.() ?? new Date(),
    tags,
    freshness,
    report,
    ...(mapTiles && { mapTiles }),
    ...(image && { image }),
    ...(contact && { contact }),
    ...(apps && { apps }),
    ...(editing && { editing }),
  }
}

/** A page that is for one person: its address, which may be secret, is not in that of the choice of a city. */
const asPrivate = ({ site, ...page }: Page, choice: string): Page => ({
  ...page,
  site: { ...site, ...(site.place && { place: { ...site.place, href: choice } }) },
  isPrivate: true,
})
