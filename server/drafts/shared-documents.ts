import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Assets } from '../../renderer/assets.ts'
import { tokenQuery, withToken } from '../../schemas/canvas/preview-token.ts'
import type { SiteOptions } from '../../site/respond.ts'
import type { Api } from '../api.ts'
import { isRead, type ParsedRequest, type Step } from '../http/step.ts'
import type { Log } from '../log.ts'
import type { Reports } from '../reports/reports.ts'
import { clinicPage, createDraftPages, leadTo } from './draft-page.ts'
import { keepToken } from './preview-links.ts'
import { takeComment } from './shared-comment.ts'
import { sharedOutcome } from './shared-site.ts'

type Options = {
  site: Omit<SiteOptions, 'report' | 'onError'>
  assets: () => Assets
  api: Api
  log: Log
  reports: Reports
  /** The address of the reader. */
  addressOf: (request: IncomingMessage) => string
}

/**
 * Pages of an unpublished site of a clinic, for the holder of a link's token (`/l/demo-dent?preview=TOKEN`, PS5): as visitors would get
 * them, with a bar that says so and takes comments.
 */
export function createSharedDocuments({ site, assets, api, log, reports, addressOf }: Options): Step {
  const { sendPage } = createDraftPages({ origin: site.origin, assets, log })

  /** The page of a link, or one that says why there is none; of posted forms only comments are accepted. */
  async function sendShared(
    request: IncomingMessage,
    response: ServerResponse,
    asking: Pick<ParsedRequest, 'path' | 'id'>,
    asked: URLSearchParams,
  ) {
    const token = asked.get(tokenQuery) ?? ''
    const onError = (error: unknown) => reports.fault('a page of a draft', error, asking)
    const isForm = request.method === 'POST'
    const posted = { path: asking.path, address: addressOf(request), token }
    const said = isForm ? await takeComment(api, request, posted) : undefined
    if (said === 'sent') {
      const query = new URLSearchParams({ [tokenQuery]: token, said: '1' })
      return leadTo(response, `${asking.path}?${query}`, 303)
    }
    const tools = { site, api, onError }
    const {
      share,
      comments = [],
      isApproved = true,
      ...outcome
    } = await sharedOutcome(tools, request, asking, token, isForm && !said)
    if (outcome.kind === 'redirect')
      return leadTo(response, share ? withToken(share, outcome.to, token) : outcome.to)
    await sendPage(request, response, outcome.page, asked, {
      look: share
        ? {
            preview: {
              share,
              comments,
              isApproved,
              now: new Date(),
              isSaid: asked.has('said'),
              ...(said && { refused: said }),
            },
          }
        : {},
      // A form on the page, such as that of the low-vision version, redirects back to the referrer.
      headers: { 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex' },
      ...(share && { finish: (html: Buffer) => keepToken(share, html.toString(), token) }),
    })
  }

  return async (request, response, { path, query, id }) => {
    const asked = new URLSearchParams(query)
    if (!clinicPage.test(path) || !asked.has(tokenQuery)) return false
    if (!(request.method === 'POST' || isRead(request))) return false
    await sendShared(request, response, { path, id }, asked)
    return true
  }
}
