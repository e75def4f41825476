import type { IncomingMessage, ServerResponse } from 'node:http'
import { withDraft } from '../content-adapters/medical-api/draft-source.ts'
import type { Assets } from '../renderer/assets.ts'
import { renderDocument } from '../renderer/render-document.ts'
import { apiPath } from '../schemas/calls/api-path.ts'
import { prefixLocale } from '../site/address.ts'
import { withQuery } from '../site/outcome.ts'
import { respond, type SiteOptions } from '../site/respond.ts'
import type { Api } from './api.ts'
import { makeBody, sendBody } from './body.ts'
import { documentHeaders, securityHeaders } from './headers.ts'
import type { Log } from './log.ts'
import { lowVisionBody, lowVisionSettings } from './low-vision.ts'
import { pageSources } from './page-sources.ts'
import { isRead, type Step } from './step.ts'

type Options = {
  site: Omit<SiteOptions, 'report' | 'onError'>
  assets: () => Assets
  api: Api
  log: Log
}

/** The name of the query with the code of the company whose draft is asked for. */
const draftQuery = 'draft'

/**
 * Pages of a clinic's site as they would be if its draft were published: `/kk/l/demo-dent/about?draft=1001`, for staff who may read it. The
 * same page as visitors get, with notes in place of blocks that cannot be shown; never stored, never for search engines.
 * Everybody else gets the published page.
 */
export function createDraftDocuments({ site, assets, api, log }: Options): Step {
  const preview = async (request: IncomingMessage, path: string, code: string): Promise<unknown> => {
    const call = `/business-api-front2/${encodeURIComponent(code)}/0/clinic_website/preview`
    const answer = await api(apiPath(call, prefixLocale(path)), {
      headers: { cookie: request.headers.cookie ?? '' },
    })
    return answer.ok ? answer.json() : undefined
  }

  return async (request, response, { path, query, id }) => {
    const code = isRead(request) ? new URLSearchParams(query).get(draftQuery) : null
    const draft = code ? await preview(request, path, code) : undefined
    if (draft === undefined) return false
    const outcome = await respond(path, {
      ...site,
      openSource: withDraft(site.openSource, draft),
      // What is wrong in a draft is said in the builder.
      report: () => {},
      onError: (error) => log.error({ err: error, id, path }, 'a page of a draft could not be made'),
    })
    if (outcome.kind === 'redirect') {
      response.writeHead(302, { location: withQuery(outcome.to, query), 'cache-control': 'no-store' }).end()
      return true
    }
    await send(request, response, outcome.page)
    return true
  }

  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    page: Parameters<typeof renderDocument>[0],
  ) {
    const settings = lowVisionSettings(request)
    const html = renderDocument(
      { ...page, head: { ...page.head, robots: 'noindex' } },
      {
        assets: assets(),
        editing: true,
        fresh: true,
        report: (block, error) =>
          log.error(
            { err: error, page: page.path, block: block.id, type: block.type },
            'a block threw; it is left out',
          ),
      },
    )
    const headers = {
      ...documentHeaders('text/html', page.status, pageSources(page), true),
      ...Object.fromEntries(securityHeaders(site.origin)),
    }
    const made = { status: page.status, body: await makeBody(html, headers), tags: [] }
    const version = { locale: page.locale, styles: assets().lowVision }
    sendBody(
      request,
      response,
      page.status,
      settings ? await lowVisionBody(made, settings, version) : made.body,
    )
  }
}
