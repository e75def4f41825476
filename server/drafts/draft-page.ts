import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from '../../renderer/assets.ts'
import { type DocumentOptions, renderDocument } from '../../renderer/render-document.ts'
import type { Page } from '../../schemas/page/page.ts'
import { parseAddress } from '../../site/core/address.ts'
import { lowVisionCookie, readLowVision } from '../../ui/visitor/low-vision.ts'
import { lowVisionBody, lowVisionSettings } from '../documents/low-vision.ts'
import { pageSources } from '../documents/page-sources.ts'
import { makeBody, sendBody } from '../http/body.ts'
import { documentHeaders, type PolicySources, securityHeaders } from '../http/headers.ts'
import type { Log } from '../log.ts'

/** A page of a clinic's site, with its code or slug, in any language. */
export const clinicPage = /^(?:\/[a-z]{2})?\/l\/[^/]/

/** The slug of the clinic of a page: its path begins with `/l/` and the slug. */
export const clinicOf = (path: string): string => parseAddress(path)?.path.split('/')[2] ?? ''

/** Leads on to another address, which may have a token in it. */
export function leadTo(response: ServerResponse, location: string, status: 302 | 303 = 302): void {
  const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  response.writeHead(status, headers).end()
}

/** How a page is drawn, if not in the builder's frame: `finish` is given its HTML. */
export type Drawing = {
  look?: Pick<DocumentOptions, 'still' | 'preview' | 'editing'>
  sources?: PolicySources
  headers?: Record<string, string>
  editing?: false
  finish?: (html: Buffer) => string
}

type Options = { origin: string; assets: () => Assets; log: Log }

/** Sends pages of sites that are not published: never stored, never for search engines. `report` logs a block that threw. */
export function createDraftPages({ origin, assets, log }: Options) {
  const report = (block: { id: string; type: string }, error: unknown) =>
    log.error(
      { err: error, block: block.id, type: block.type },
      'a block of a draft could not be rendered; the page is sent without it',
    )

  async function sendPage(
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    query: URLSearchParams,
    { look, sources, headers: more, editing, finish }: Drawing = {},
  ) {
    const settings = readLowVision(query.get(lowVisionCookie) ?? undefined) ?? lowVisionSettings(request)
    const html = renderDocument(
      { ...page, head: { ...page.head, robots: 'noindex' } },
      {
        assets: assets(),
        fresh: true,
        report,
        ...(look ?? { canvas: { slug: clinicOf(page.path) } }),
        ...(editing === false && { editing }),
      },
    )
    const headers = {
      ...documentHeaders('text/html', page.status, { ...pageSources(page), ...sources }, true),
      ...Object.fromEntries(securityHeaders(origin)),
      ...more,
    }
    const made = { status: page.status, body: await makeBody(finish?.(html) ?? html, headers), tags: [] }
    const version = { locale: page.locale, styles: assets().lowVision }
    const body = settings ? await lowVisionBody(made, settings, version) : made.body
    sendBody(request, response, page.status, body)
  }

  return { sendPage, report }
}
