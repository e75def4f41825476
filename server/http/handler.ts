import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { SourceError } from '../../content-adapters/source.ts'
import { loggedPath } from '../../schemas/documents/logged-path.ts'
import { mayBeSignedIn } from '../application/signed-in.ts'
import { mayDependOnCity } from '../documents/chosen-city.ts'
import { createDocuments } from '../documents/documents.ts'
import { isForVisitor, languageRedirect } from '../documents/language-redirect.ts'
import { lowVisionSettings } from '../documents/low-vision.ts'
import type { Services } from '../services.ts'
import { pagesInTurn, siteOptions } from '../site-options.ts'
import { analyticsOf } from '../visits/analytics.ts'
import type { Visited } from '../visits/visited.ts'
import { sendBody } from './body.ts'
import { clientAddress } from './client-address.ts'
import type { HandlerOptions } from './handler-options.ts'
import { securityHeaders } from './headers.ts'
import { cacheKey } from './hosts.ts'
import { hasManyHosts, isMalformed } from './malformed-request.ts'
import { SlowBody } from './read-form.ts'
import { sendJson, sendText } from './send.ts'
import { createStaticFiles } from './static-files.ts'
import { isRead } from './step.ts'
import { createSteps } from './steps.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * True if the cached page can be sent: nothing in the request makes the answer personal. Most requests have no cookies, so conditions on
 * cookies are checked last.
 */
const isForAll = (request: IncomingMessage, url: string): boolean =>
  isRead(request) &&
  !isForVisitor(url) &&
  languageRedirect(request, url) === undefined &&
  !mayDependOnCity(request, url) &&
  (request.headers.cookie === undefined ||
    (lowVisionSettings(request) === undefined && !mayBeSignedIn(request, url)))

/** An error of the host lookup, to be shown as an error page. */
function sourceFault(error: unknown): SourceError {
  if (error instanceof SourceError) return error
  throw error
}

/**
 * Everything that the process answers over HTTP. A cached page is sent before anything else is checked. A clinic's own
 * host serves the clinic's pages and their assets, none of the product's other areas.
 */
export function createHandler(services: Services, options: HandlerOptions): Handler {
  const { cache, log, hosts } = services
  const analytics = analyticsOf(services.env)
  const common = securityHeaders(services.origin)
  const isBehindProxy = services.env.TRUST_PROXY === 'on'
  const onVisit = (request: IncomingMessage, visited: Visited) =>
    services.visits.count(request, visited, clientAddress(request, isBehindProxy))
  const documents = createDocuments({
    site: siteOptions(services),
    inTurn: pagesInTurn(services),
    cache,
    log,
    reports: services.reports,
    assets: options.assets,
    addressOf: (request) => clientAddress(request, isBehindProxy),
    onVisit,
    onLink: (request, opened, mark) =>
      services.visits.countLink(request, opened, mark, clientAddress(request, isBehindProxy)),
    ...(analytics && { analytics }),
    ...(options.development && { development: options.development }),
  })
  const { clientRoot, canvasRoot } = options
  const files = clientRoot ? createStaticFiles(clientRoot, ...(canvasRoot ? [canvasRoot] : [])) : undefined
  const steps = createSteps(services, options, documents, files)

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    parsed: { path: string; query: string; id: string },
  ): Promise<void> {
    // Before the owner of the host is looked up: a server without its database is still up (R120).
    if (parsed.path === '/healthz' && isRead(request))
      return sendJson(response, 200, { status: 'ok', pages: cache.size, ...cache.counts })
    const owner = await hosts.find(request.headers.host).catch(sourceFault)
    if (owner === 'nobody' || owner instanceof SourceError) {
      // The error page needs the style sheet.
      if (parsed.path.startsWith('/_assets/') && (await files?.(request, response, parsed.path))) return
      return documents.handle(request, response, { ...parsed, owner })
    }
    for (const step of steps) if (await step(request, response, { ...parsed, owner })) return
  }

  async function slow(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const started = performance.now()
    const id = randomUUID()
    response.setHeader('x-request-id', id)
    for (const [name, value] of common) response.setHeader(name, value)
    const mark = url.indexOf('?')
    const asked = mark < 0 ? url : url.slice(0, mark)
    const path = loggedPath(asked)
    try {
      if (isMalformed(request)) sendText(response, 400, 'Bad Request')
      else await answer(request, response, { path: asked, query: mark < 0 ? '' : url.slice(mark), id })
    } catch (error) {
      if (error instanceof SlowBody) log.info({ id, path }, error.message)
      else if (request.socket.destroyed) log.info({ id, path }, 'the client left before the answer')
      else log.error({ err: error, id, path }, 'a request failed')
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Internal Server Error')
    }
    const ms = Math.round(performance.now() - started)
    log.info({ id, method: request.method, path, status: response.statusCode, ms }, 'request')
  }

  /** Answers a short link as fast as a cached page: whoever scans a code waits for two answers. */
  function ledAtOnce(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    const { host } = request.headers
    if (!isForVisitor(url) || !isRead(request) || host === undefined || hasManyHosts(request)) return false
    const owner = hosts.known(host)
    if (!owner || owner === 'nobody') return false
    const mark = url.indexOf('?')
    const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
    return documents.leadAtOnce(request, response, { path, query }, owner)
  }

  return (request, response) => {
    const url = request.url ?? '/'
    if (ledAtOnce(request, response, url)) return
    const { host } = request.headers
    const key = host === undefined ? undefined : cacheKey(hosts.known(host), url)
    const cached = key !== undefined && isForAll(request, url) ? cache.fresh(key) : undefined
    // A known host is valid, and no malformed address is cached: only the number of hosts is unchecked. A redirect is counted.
    if (!cached || cached.location !== undefined || hasManyHosts(request)) {
      void slow(request, response, url)
      return
    }
    sendBody(request, response, cached.status, cached.body)
    if (cached.visited) onVisit(request, cached.visited)
  }
}
