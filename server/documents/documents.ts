import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import { limitConcurrency, QueueFullError } from '../../backend/kit/processes/limit-concurrency.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { type Analytics, counterSources } from '../../renderer/analytics.ts'
import type { Assets } from '../../renderer/assets.ts'
import { type LinkMark, markName, readMark } from '../../schemas/links/link-mark.ts'
import type { Page } from '../../schemas/page/page.ts'
import { matchRedirect, namesIn } from '../../schemas/redirects/redirect-rules.ts'
import { parseAddress, prefixLocale } from '../../site/core/address.ts'
import {
  type OpenedLink,
  type Outcome,
  type QueriedRedirect,
  withoutNames,
  withQuery,
} from '../../site/core/outcome.ts'
import { externalPage } from '../../site/external-page.ts'
import { ownQuery, routeOf } from '../../site/own-query.ts'
import { respond, type SiteOptions } from '../../site/respond.ts'
import { type CallApi, sendForm } from '../../site/send-form.ts'
import type { Development } from '../development/hot-documents.ts'
import { makeBody, sendBody } from '../http/body.ts'
import { documentHeaders, retryAfter, securityHeaders } from '../http/headers.ts'
import { cacheKey, type HostOwner, type OwnDomain, siteHost } from '../http/hosts.ts'
import { sendFile, sendRedirect, sendText } from '../http/send.ts'
import type { Log } from '../log.ts'
import type { Reports } from '../reports/reports.ts'
import { isCrawler } from '../visits/is-crawler.ts'
import { type Visited, visitedOn } from '../visits/visited.ts'
import { cityVary, isGuarded } from './chosen-city.ts'
import { createDocumentRenderer } from './document-renderer.ts'
import { fallbackPage } from './fallback-page.ts'
import { languageRedirect, languageVary, linkInLanguage } from './language-redirect.ts'
import { lowVisionBody, lowVisionSettings } from './low-vision.ts'
import { oldCopyBody } from './old-copy.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { pageSources } from './page-sources.ts'

export type DocumentsOptions = {
  site: Omit<SiteOptions, 'report' | 'onError'>
  assets: () => Assets
  cache: PageCache
  log: Log
  reports: Reports
  /** Lets pages be made some at a time, if there is no end to how many may come at once. */
  inTurn?: ReturnType<typeof limitConcurrency> | undefined
  /** Counts views (B-27); absent if views are not counted. */
  analytics?: Analytics
  /** The IP address of a reader: pages that are made for one reader are limited by it. */
  addressOf?: (request: IncomingMessage) => string
  /** Called for each sent page of a clinic's site. */
  onVisit?: (request: IncomingMessage, visited: Visited) => void
  /** Called for each redirect of a short link, with where it was met. */
  onLink?: (request: IncomingMessage, opened: OpenedLink, mark: LinkMark) => void
  /** Adds development tools to documents. */
  development?: Development
}

/** R116: the resolved page of a document as JSON. */
const payloadSuffix = '/_payload.json'

export type Documents = {
  /** The page at a path of a host, without the cache; undefined if the path redirects. */
  open: (path: string, owner: 'product' | OwnDomain) => Promise<Page | undefined>
  /** Answers GET or HEAD of a document; faults are logged with the request's `id`. */
  handle: (request: IncomingMessage, response: ServerResponse, address: DocumentAddress) => Promise<void>
  /** Answers a short link whose redirect is in the cache; false if it is not. */
  leadAtOnce: (
    request: IncomingMessage,
    response: ServerResponse,
    address: { path: string; query: string },
    owner: Exclude<HostOwner, 'nobody'>,
  ) => boolean
  /** Answers a form that was posted without JavaScript; false if the page has none. */
  take: (request: IncomingMessage, response: ServerResponse, sent: SentForm) => Promise<boolean>
}

export type SentForm = DocumentAddress & {
  address: string
  form: URLSearchParams
  call: CallApi
}

/** `owner` is the owner of the requested host, or the error of its lookup. A host without an owner has only the error page (B-33). */
type DocumentAddress = { path: string; query: string; id: string; owner: HostOwner | SourceError }

/** The path that all redirects of a page have. */
const pathOf = ([first]: readonly QueriedRedirect[]): string => first?.from.split('?')[0] ?? ''

/** Address of the JSON of a redirect's target; another site has none. */
const payloadOf = (to: string): string =>
  to.startsWith('/') ? to.replace(/^([^?#]*?)\/?([?#].*)?$/, `$1${payloadSuffix}$2`) : to

/** The request headers that decide the answer at a path besides its address. */
function varyOf(path: string): { vary?: string } {
  if (path === '/') return { vary: languageVary }
  return isGuarded(parseAddress(path)?.path ?? path) ? { vary: cityVary } : {}
}

const faultOf = (owner: HostOwner | SourceError) => (owner instanceof SourceError ? owner : undefined)

const jsonOf = (page: Page) => ({ page, html: JSON.stringify(page), faults: [] })

/** Public pages: request → outcome → HTML (or JSON), cached as finished bytes. */
export function createDocuments({
  site,
  assets,
  cache,
  log,
  reports,
  inTurn = limitConcurrency(Number.POSITIVE_INFINITY, 0),
  analytics,
  addressOf,
  onVisit,
  onLink,
  development,
}: DocumentsOptions): Documents {
  const security = Object.fromEntries(securityHeaders(site.origin))
  const optionsOf = (id: string, address: string, faults: unknown[] = []): SiteOptions => ({
    ...site,
    report: (problem) => reports.problem(problem, { id, path: address }),
    onError: (error, path) => {
      faults.push(error)
      reports.fault('a page', error, { id, path })
    },
  })

  const draw = createDocumentRenderer(assets, log, analytics)
  const scripts = (analytics?.scripts ?? []).map((script) => new URL(script).origin)
  const counter = analytics?.counter ? [new URL(analytics.counter.url).origin] : []
  const connect = [...new Set([...counter, ...scripts])]

  /** `faults` are those of making `outcome`. */
  async function answer(
    outcome: Outcome,
    asJson: boolean,
    id: string,
    faults: readonly unknown[] = [],
  ): Promise<Answer> {
    if (outcome.kind === 'redirect') {
      return {
        status: outcome.status,
        body: await makeBody('', {}),
        tags: outcome.led?.tags ?? [],
        ...(outcome.led && { opened: outcome.led.opened }),
        ...(outcome.led?.validUntil && { validUntil: outcome.led.validUntil }),
        location: asJson ? payloadOf(outcome.to) : outcome.to,
        ...(outcome.used && { used: outcome.used }),
        ...(outcome.queried && { queried: outcome.queried }),
      }
    }
    const { page, html, ...drawn } = asJson ? jsonOf(outcome.page) : draw(outcome.page, id)
    const text = development && !asJson ? development(html.toString(), [...faults, ...drawn.faults]) : html
    const visited = asJson ? undefined : visitedOn(page)
    const type = asJson ? 'application/json' : 'text/html'
    // No script from elsewhere where passwords are typed, or where the address is a secret.
    const isSecret = page.layout === 'auth' || page.isPrivate === true
    const own = counterSources(isSecret ? undefined : page.site.counters)
    const sources = {
      ...pageSources(page),
      connect: [...connect, ...own.connect],
      scripts: isSecret ? [] : [...scripts, ...own.scripts],
      framedBy: page.framed?.hosts ?? [],
    }
    const headers = {
      ...documentHeaders(type, page.status, sources, isSecret),
      ...security,
      // Path and query are sent to nobody, not even the next page; the origin proves that a form without a script is the page's own.
      ...(page.isPrivate && { 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' }),
      // The next request may already get the whole page.
      ...(page.degraded && { 'cache-control': 'no-store' }),
      // The builder checks by it that a published version is live.
      ...(page.version !== undefined && { 'x-site-version': String(page.version) }),
    }
    return {
      status: page.status,
      body: await makeBody(text, { ...headers, ...varyOf(page.path) }),
      tags: page.tags,
      ...(outcome.queried && { queried: outcome.queried }),
      ...(page.degraded && { degraded: true }),
      ...(page.error && page.status >= 400 && { error: page.error.message }),
      ...(page.validUntil && { validUntil: new Date(page.validUntil) }),
      ...(visited && { visited }),
    }
  }

  /** Sends a page, in its low-vision version if the reader has chosen that; an old copy says how old it is. */
  async function deliver(request: IncomingMessage, response: ServerResponse, path: string, made: Answer) {
    const settings = lowVisionSettings(request)
    const version = { locale: prefixLocale(path), styles: assets().lowVision }
    const shown =
      made.copySince === undefined ? made.body : await oldCopyBody(made.body, made.copySince, version.locale)
    const body = settings ? await lowVisionBody({ body: shown }, settings, version) : shown
    sendBody(request, response, made.status, body)
    if (made.visited) onVisit?.(request, made.visited)
  }

  /** Leads on to where a redirect leads, and counts who came by a short link. */
  function lead(
    request: IncomingMessage,
    response: ServerResponse,
    { status, location = '/', used, opened }: Answer,
    query: string,
  ): void {
    sendRedirect(response, status, withQuery(location, withoutNames(query, used)), security)
    if (opened) onLink?.(request, opened, readMark(query ? new URLSearchParams(query).get(markName) : null))
  }

  return {
    async take(request, response, { path, query, id, owner, address, form, call }) {
      if (owner === 'nobody' || owner instanceof SourceError) return false
      const host = siteHost(owner, site.origin)
      const options = { ...optionsOf(id, path), address, host }
      const outcome = await sendForm(path, form, options, call, query)
      if (!outcome) return false
      if (outcome.kind === 'page')
        await deliver(request, response, path, await answer({ kind: 'page', page: outcome.page }, false, id))
      else if (outcome.kind === 'file') await sendFile(response, outcome.file)
      else {
        const location = outcome.kind === 'again' ? withQuery(outcome.to, query) : outcome.to
        sendRedirect(response, 303, location)
      }
      return true
    },
    async open(path, owner) {
      const outcome = await respond(path, {
        ...optionsOf(randomUUID(), path),
        host: siteHost(owner, site.origin),
      })
      return outcome.kind === 'page' ? outcome.page : undefined
    },
    async handle(request, response, { path: asked, query, id, owner }) {
      const path = linkInLanguage(request, asked)
      const somebody = owner === 'nobody' || owner instanceof SourceError ? undefined : owner
      const elsewhere = somebody && languageRedirect(request, path)
      if (elsewhere) {
        sendRedirect(response, 302, elsewhere + query, { vary: languageVary })
        return
      }
      const asJson = path.endsWith(payloadSuffix)
      const pagePath = asJson ? path.slice(0, -payloadSuffix.length) || '/' : path
      const host = somebody && siteHost(somebody, site.origin)
      const own = host && ownQuery(pagePath, query, host)
      const { isPrivate, isUnshared } = (host && routeOf(pagePath, host)) ?? {}
      const asker = isPrivate && addressOf ? { address: addressOf(request) } : {}
      const faults: unknown[] = []
      const outcome = async (deadline: { deadlineMs?: number }): Promise<Outcome> =>
        host
          ? respond(pagePath, { ...optionsOf(id, path, faults), host, ...asker, ...deadline }, own)
          : { kind: 'page', page: await externalPage(pagePath, optionsOf(id, path), faultOf(owner)) }
      const target = own?.size ? `${path}?${own}` : path
      const key = somebody ? cacheKey(somebody, target) : `nobody:${path}`
      const turn = async () => {
        const { deadlineMs } = site
        if (deadlineMs === undefined) return inTurn(async () => answer(await outcome({}), asJson, id, faults))
        const until = performance.now() + deadlineMs
        const left = () => ({ deadlineMs: Math.max(0, Math.round(until - performance.now())) })
        const late = AbortSignal.timeout(deadlineMs)
        return inTurn(async () => answer(await outcome(left()), asJson, id, faults), { signal: late }).catch(
          async (error: unknown) => {
            if (!late.aborted && !(error instanceof QueueFullError)) throw error
            // Makes the page without asking the backend: of cached answers, or one that asks the reader to come again.
            return answer(await outcome({ deadlineMs: 0 }), asJson, id, faults)
          },
        )
      }
      const make = async () => {
        try {
          return await turn()
        } catch (error) {
          if (asJson) throw error
          log.error({ err: error, id, path }, 'a page could not be made; a static error page is sent')
          const body = fallbackPage(prefixLocale(path))
          return {
            status: 500,
            body: await makeBody(body, documentHeaders('text/html', 500)),
            tags: [],
            error: STATUS_CODES[500] ?? 'Error',
          }
        }
      }
      const made = isPrivate || isUnshared ? await make() : await cache.get(key, make)
      const moved = query && made.queried && matchRedirect(made.queried, pathOf(made.queried), query)
      if (moved) {
        const to = asJson ? payloadOf(moved.to) : moved.to
        const location = withQuery(to, withoutNames(query, namesIn(moved.from)))
        sendRedirect(response, moved.status, location)
        return
      }
      if (made.status === 503) response.setHeader('retry-after', retryAfter)
      if (made.error && !asJson && isCrawler(request.headers['user-agent']))
        return sendText(response, made.status, `${made.status} ${made.error}`)
      if (made.location === undefined)
        return asJson
          ? sendBody(request, response, made.status, made.body)
          : deliver(request, response, path, made)
      lead(request, response, made, query)
    },
    leadAtOnce(request, response, { path, query }, owner) {
      const made = cache.fresh(cacheKey(owner, linkInLanguage(request, path)))
      if (!made?.opened) return false
      lead(request, response, made, query)
      return true
    },
  }
}
