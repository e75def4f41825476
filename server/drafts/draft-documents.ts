import type { IncomingMessage, ServerResponse } from 'node:http'
import { withDraft } from '../../content-adapters/medical-api/draft-source.ts'
import type { Assets } from '../../renderer/assets.ts'
import { renderBlocks } from '../../renderer/render-blocks.ts'
import { contextOf } from '../../renderer/render-document.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { parseJson } from '../../schemas/core/parse-json.ts'
import { isRecord } from '../../schemas/core/schema-shape.ts'
import { siteNames } from '../../schemas/draft/site-name.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { parseAddress, prefixLocale } from '../../site/core/address.ts'
import { type Outcome, withQuery } from '../../site/core/outcome.ts'
import { pageContent } from '../../site/page-content.ts'
import { respond, type SiteOptions } from '../../site/respond.ts'
import type { Api } from '../api.ts'
import { readBody } from '../http/read-form.ts'
import { sendText } from '../http/send.ts'
import { isRead, type ParsedRequest, type Step } from '../http/step.ts'
import type { Log } from '../log.ts'
import type { Reports } from '../reports/reports.ts'
import { type Asking, articleOutcome } from './article-draft.ts'
import { clinicPage, createDraftPages, type Drawing } from './draft-page.ts'
import { preparedSource } from './prepared-source.ts'
import { sampleBlock, samplePage } from './sample-block.ts'

type Options = {
  site: Omit<SiteOptions, 'report' | 'onError'>
  assets: () => Assets
  api: Api
  log: Log
  reports: Reports
}

type Preview = Record<string, unknown> & { PAGES: Record<string, unknown> }

/** The name of the query parameter with the code of the company whose draft is wanted. */
const draftQuery = 'draft'

/** The query parameter with the instant at which a visitor would see the page; staff then see no more than that visitor. */
const timeQuery = 'at'
/** The query parameter with the type of the block of which a sample is wanted. */
const sampleQuery = 'sample'

/** The name of the query that asks for a page without scripts, as a picture of it. */
const stillQuery = 'still'

/** The name of the query with the draft of an article, `news/17` or `materials/4`, in place of that of the site. */
const articleQuery = 'article'

/** How long a browser keeps a sample, in seconds: about as long as choosing one takes. */
const sampleSeconds = 120

/** The slug of a page within its clinic's site. */
const slugOf = (path: string): string => parseAddress(path)?.path.split('/').slice(3).join('/') ?? ''

/** A block with everything in it. */
const maxBlockBytes = 1024 * 1024

/**
 * Pages of a clinic's site as they would be if its draft were published: `/kk/l/demo-dent/about?draft=1001`, or as they would be in another
 * site of its own that a query names (`&version=7`, `&proposal=calm`: `siteName`), for staff who may read it. The same page as visitors
 * get, with notes in place of blocks that cannot be shown; never stored, never for search engines. Everybody else gets the published page.
 * POST with a block draws it alone as it would be on that page; asked for JSON, it returns the blocks of the page; `&sample=services` is a
 * document with nothing but a sample of a block, or with `&sample=` the page's own, with the clinic's data and design, 404 for an empty
 * sample, `&still` a page without scripts. With `&article=news/17` it is the page of an article as it would be if its draft were published,
 * in the published site.
 */
export function createDraftDocuments({ site, assets, api, log, reports }: Options): Step {
  const { sendPage, report } = createDraftPages({ origin: site.origin, assets, log })

  /** The draft, if the person may read it. */
  async function previewOf(
    request: IncomingMessage,
    path: string,
    code: string,
    asked: URLSearchParams,
  ): Promise<Preview | undefined> {
    const query = new URLSearchParams({ page: slugOf(path) })
    for (const name of siteNames) {
      const value = asked.get(name)
      if (value !== null) query.set(name, value)
    }
    const call = `/business-api-front2/${encodeURIComponent(code)}/0/clinic_website/preview?${query}` as const
    const answer = await api(apiPath(call, prefixLocale(path)), {
      headers: { cookie: request.headers.cookie ?? '' },
    })
    return answer.ok ? ((await answer.json()) as Preview) : undefined
  }

  /** The page of an article's draft; false if the person may not read it. */
  async function sendArticle(
    request: IncomingMessage,
    response: ServerResponse,
    asking: Asking,
    asked: URLSearchParams,
  ): Promise<boolean> {
    const outcome = await articleOutcome(
      { site, api, reports },
      request,
      asking,
      asked.get(articleQuery) ?? '',
    )
    if (!outcome) return false
    if (outcome.kind === 'page') await sendPage(request, response, outcome.page, asked, { editing: false })
    else
      response
        .writeHead(302, { location: withQuery(outcome.to, `?${asked}`), 'cache-control': 'no-store' })
        .end()
    return true
  }

  const optionsOf = (path: string, preview: Preview, id: string, at?: Date): SiteOptions => ({
    ...site,
    openSource: withDraft(preparedSource(site.openSource, preview), preview),
    // A visitor of another day sees the blocks of that day, and no hidden ones.
    ...(at ? { now: () => at } : { editing: true as const }),
    // The builder reports the faults of a draft.
    report: () => {},
    onError: (error) => reports.fault('a page of a draft', error, { id, path }),
  })

  const make = (path: string, preview: Preview, id: string, at?: Date): Promise<Outcome> =>
    respond(path, optionsOf(path, preview, id, at))

  /** The blocks of a page as they would be stored: the first content of a composed page that becomes the clinic's own. */
  async function sendContent(response: ServerResponse, path: string, options: SiteOptions) {
    const content = await pageContent(path, options)
    if (!content) return sendText(response, 404, 'Not Found')
    const { title, description, blocks } = content
    const body = JSON.stringify({ title, description, blocks })
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(body)
  }

  /** The page with a block in place of its own. */
  function makeWith(path: string, preview: Preview, id: string, block: StoredBlock, at?: Date) {
    return make(path, { ...preview, PAGES: { [slugOf(path)]: { blocks: [block] } } }, id, at)
  }

  /** The HTML of a block that is the only one of the page, as text, so that no browser opens it as a page. */
  async function sendBlock(
    request: IncomingMessage,
    response: ServerResponse,
    { path, id }: Pick<ParsedRequest, 'path' | 'id'>,
    preview: Preview,
    at: Date | undefined,
  ) {
    if (request.headers['sec-fetch-site'] === 'cross-site') return sendText(response, 403, 'Forbidden')
    const text = await readBody(request, maxBlockBytes)
    if (text === undefined) return sendText(response, 413, 'Content Too Large')
    const block = parsed(text)
    if (!block) return sendText(response, 400, 'Bad Request')
    const outcome = await makeWith(path, preview, id, block as StoredBlock, at)
    if (outcome.kind === 'redirect') return sendText(response, 404, 'Not Found')
    const { page } = outcome
    const html = renderBlocks(page.blocks, contextOf(page, true), report, true)
    sendText(response, 200, Buffer.concat(html).toString())
  }

  /** A sample of a block with the clinic's data and design; without a type all that the page itself has. */
  async function sendSample(
    request: IncomingMessage,
    response: ServerResponse,
    { path, id }: Pick<ParsedRequest, 'path' | 'id'>,
    preview: Preview,
    type: string,
  ) {
    const block = sampleBlock(type)
    const outcome =
      type === '' ? await make(path, preview, id) : block && (await makeWith(path, preview, id, block))
    const page = outcome?.kind === 'page' ? samplePage(outcome.page, type === '') : undefined
    if (!page) return sendText(response, 404, '')
    return sendPage(request, response, page, new URLSearchParams(), {
      look: { still: true },
      headers: { 'cache-control': `private, max-age=${sampleSeconds}` },
    })
  }

  return async (request, response, { path, query, id }) => {
    const asked = new URLSearchParams(query)
    const code = clinicPage.test(path) ? asked.get(draftQuery) : null
    const at = dateOf(asked.get(timeQuery))
    const sample = asked.get(sampleQuery)
    const isBlock = request.method === 'POST'
    if (!(isBlock || isRead(request))) return false
    if (!code) return false
    if (asked.has(articleQuery)) return sendArticle(request, response, { path, id, code }, asked)
    const preview = await previewOf(request, path, code, asked)
    if (!preview) return false
    if (isBlock) {
      await sendBlock(request, response, { path, id }, preview, at)
      return true
    }
    if (request.headers.accept === 'application/json') {
      await sendContent(response, path, optionsOf(path, preview, id, at))
      return true
    }
    if (sample !== null) {
      await sendSample(request, response, { path, id }, preview, sample)
      return true
    }
    const outcome = await make(path, preview, id, at)
    const drawing: Drawing = asked.has(stillQuery) ? { look: { still: true } } : {}
    if (outcome.kind === 'page') await sendPage(request, response, outcome.page, asked, drawing)
    else
      response.writeHead(302, { location: withQuery(outcome.to, query), 'cache-control': 'no-store' }).end()
    return true
  }
}

/** An instant as a browser writes it, `2026-12-31T05:00:00.000Z`; undefined for anything else. */
function dateOf(text: string | null): Date | undefined {
  const date = text && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? date : undefined
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const value = parseJson(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}
