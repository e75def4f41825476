import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from '../renderer/assets.ts'
import { renderDocument } from '../renderer/render-document.ts'
import type { Page } from '../schemas/page.ts'
import { type Outcome, withQuery } from '../site/outcome.ts'
import { respond, type SiteOptions } from '../site/respond.ts'
import { makeBody, sendBody } from './body.ts'
import { documentHeaders } from './headers.ts'
import type { Log } from './log.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { reportOnce } from './report-once.ts'

export type DocumentsOptions = {
  site: Omit<SiteOptions, 'report' | 'onError'>
  assets: () => Assets
  cache: PageCache
  log: Log
  /** Changes the finished HTML; development puts its hot-reload client in. */
  transform?: (html: string, path: string) => Promise<string>
}

/** R116: the resolved page of a document, as JSON. */
const payloadSuffix = '/_payload.json'

export type Documents = {
  /** Answers a document request of GET or HEAD; what goes wrong is logged with the request's `id`. */
  handle: (
    request: IncomingMessage,
    response: ServerResponse,
    address: { path: string; query: string; id: string },
  ) => Promise<void>
}

/** Where a moved page has its JSON; another site has none. */
const payloadOf = (to: string): string =>
  to.startsWith('/') ? to.replace(/^([^?#]*?)\/?([?#].*)?$/, `$1${payloadSuffix}$2`) : to

/** Public pages: request → outcome → HTML (or its JSON), kept in the page cache as finished bytes. */
export function createDocuments({ site, assets, cache, log, transform }: DocumentsOptions): Documents {
  const once = reportOnce()
  const optionsOf = (id: string): SiteOptions => ({
    ...site,
    report: (problem) =>
      once(JSON.stringify(problem), () =>
        log.warn({ id, problem }, 'the backend answered something wrong; it is left out'),
      ),
    onError: (error, path) => log.error({ err: error, id, path }, 'a page could not be made'),
  })

  const draw = (page: Page, id: string) =>
    renderDocument(page, {
      assets: assets(),
      report: (block, error) =>
        once(`${page.path} ${block.id}`, () =>
          log.error(
            { err: error, id, page: page.path, block: block.id, type: block.type },
            'a block threw; it is left out',
          ),
        ),
    })

  async function answer(outcome: Outcome, asJson: boolean, id: string): Promise<Answer> {
    if (outcome.kind === 'redirect') {
      return {
        status: outcome.status,
        body: await makeBody('', {}),
        tags: [],
        location: asJson ? payloadOf(outcome.to) : outcome.to,
      }
    }
    const { page } = outcome
    const html = asJson ? JSON.stringify(page) : draw(page, id)
    const text = transform && !asJson ? await transform(html.toString(), page.path) : html
    return {
      status: page.status,
      body: await makeBody(text, documentHeaders(asJson ? 'application/json' : 'text/html', page.status)),
      tags: page.tags,
      ...(page.degraded && { degraded: true }),
      ...(page.validUntil && { validUntil: new Date(page.validUntil) }),
    }
  }

  return {
    async handle(request, response, { path, query, id }) {
      const asJson = path.endsWith(payloadSuffix)
      const pagePath = asJson ? path.slice(0, -payloadSuffix.length) || '/' : path
      const made = await cache.get(path, async () =>
        answer(await respond(pagePath, optionsOf(id)), asJson, id),
      )
      if (made.location === undefined) return sendBody(request, response, made.status, made.body)
      response
        .writeHead(made.status, { location: withQuery(made.location, query), 'cache-control': 'no-store' })
        .end()
    },
  }
}
