import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SourcePreviews } from '../../../content-adapters/source/previews.ts'
import { withFacets } from '../../../content-adapters/source/with-facets.ts'
import { SourceError } from '../../../content-adapters/source.ts'
import { translate } from '../../../locales/index.ts'
import type { Assets } from '../../../renderer/assets.ts'
import { escapeHtml } from '../../../renderer/escape.ts'
import {
  type Opened,
  onOwnHost,
  opens,
  perspectiveQuery,
  tokenQuery,
  withToken,
} from '../../../schemas/canvas/preview-token.ts'
import type { Page } from '../../../schemas/page/page.ts'
import { closedPreview } from '../../../site/closed-page.ts'
import { encodeAddress, parseAddress } from '../../../site/core/address.ts'
import { respond, type SiteOptions } from '../../../site/respond.ts'
import { siteHost } from '../../http/hosts.ts'
import { isRead, type ParsedRequest, type Step } from '../../http/step.ts'
import type { Log } from '../../log.ts'
import type { Reports } from '../../reports/reports.ts'
import { clinicOf, clinicPage, createDraftPages, leadTo } from '../draft-page.ts'
import { keepToken } from '../preview-links.ts'
import { countAttempts } from './attempts.ts'
import { isStudioToken, readStudioToken, type StudioToken, studioToken } from './studio-token.ts'
import { withPlaces } from './with-places.ts'

type Options = {
  site: Omit<SiteOptions, 'report' | 'onError'>
  assets: () => Assets
  log: Log
  reports: Reports
  previews: SourcePreviews
  addressOf: (request: IncomingMessage) => string
}

/** The address that a studio opens first (`previewMode.enable` of its Presentation). */
export const enablePath = '/preview/enable'

type Owner = ParsedRequest['owner']

/** What a token opens: the whole site of the clinic of a page, or on a clinic's own host that one's. */
const openedOn = (owner: Owner, path: string): Opened =>
  owner === 'product'
    ? { SLUG: clinicOf(path), PAGE: null }
    : { SLUG: owner.slug, PAGE: null, isOwnHost: true }

/** The path of a page that a studio names, as its host has it; undefined for what is no page there. */
function shownPath(owner: Owner, path: string): string | undefined {
  if (owner === 'product') return clinicPage.test(path) ? path : undefined
  const address = parseAddress(onOwnHost(owner.slug, path))
  const shown = address && encodeAddress(address)
  return shown !== undefined && opens(openedOn(owner, shown), shown) ? shown : undefined
}

/**
 * Pages of drafts in the studio of a source, which shows them in a frame and opens the field of what is clicked there. The studio opens
 * `/preview/enable` with its secret, which leads to a page with a token of ours; each page gives its links a new one. Never stored, never
 * for search engines; only the studio may frame them. A clinic's own host shows the pages of that clinic alone.
 */
export function createStudioDocuments({ site, assets, log, reports, previews, addressOf }: Options): Step {
  const mayAsk = countAttempts()
  const { sendPage } = createDraftPages({ origin: site.origin, assets, log })
  const tokenOf = (token: StudioToken) => studioToken(previews.secret, token, new Date())

  const onErrorAt = (path: string, id: string) => (error: unknown) =>
    reports.fault('a page of a draft', error, { id, path })

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    page: Page,
    finish?: (html: Buffer) => string,
  ) =>
    sendPage(request, response, page, new URLSearchParams(), {
      look: { editing: true },
      sources: { studio: previews.studio },
      headers: {
        'x-robots-tag': 'noindex',
        // The studio may also open a window of its own, and then speaks to it.
        'cross-origin-opener-policy': 'unsafe-none',
      },
      ...(finish && { finish }),
    })

  /** A page that says that the studio has to open the preview anew; with `status`, why it has to. */
  async function sendOver(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    id: string,
    status?: 429 | 503,
  ) {
    const options = { ...site, report: () => {}, onError: onErrorAt(path, id) }
    const page = await closedPreview(path, 'studio', options)
    // Its links lead to pages that no studio frames.
    await send(request, response, { ...page, ...(status && { status }) }, (html) =>
      html.toString().replace('</head>', '<base target="_blank"></head>'),
    )
  }

  async function enable(request: IncomingMessage, response: ServerResponse, asked: ParsedRequest) {
    const { id } = asked
    if (!mayAsk(addressOf(request))) return sendOver(request, response, '/', id, 429)
    try {
      await leadToPage(request, response, asked)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      log.error({ id, reason: error.message }, 'a preview could not be opened')
      await sendOver(request, response, '/', id, 503)
    }
  }

  async function leadToPage(
    request: IncomingMessage,
    response: ServerResponse,
    { path, query, id, owner }: ParsedRequest,
  ) {
    const admitted = await previews.admit(path + query)
    if (!admitted) {
      log.warn({ id }, 'a preview was asked for with a secret that the studio does not know, or no longer')
      return sendOver(request, response, '/', id)
    }
    const { perspective } = admitted
    const wanted =
      shownPath(owner, admitted.path ?? '') ?? (owner === 'product' ? await previews.anySite() : '/')
    if (wanted === undefined) return sendOver(request, response, '/', id)
    const token = tokenOf({ perspective, begun: Math.floor(Date.now() / 1000) })
    leadTo(response, withToken(openedOn(owner, wanted), wanted, token))
  }

  async function show(
    request: IncomingMessage,
    response: ServerResponse,
    { path, id, owner }: ParsedRequest,
    asked: URLSearchParams,
  ) {
    const found = readStudioToken(previews.secret, asked.get(tokenQuery) ?? '', new Date())
    if (!found) return sendOver(request, response, path, id)
    const other = asked.get(perspectiveQuery) ?? ''
    const perspective = previews.isPerspective(other) ? other : found.perspective
    const token = tokenOf({ perspective, begun: found.begun })
    // The studio knows pages by their paths on the product's host.
    const wanted = shownPath(owner, path)
    if (wanted !== undefined && wanted !== path)
      return leadTo(response, withToken(openedOn(owner, wanted), wanted, token))
    const { facets, places } = previews.open(perspective)
    const outcome = await respond(path, {
      ...site,
      openSource: withFacets(site.openSource, facets),
      host: siteHost(owner, site.origin),
      editing: true,
      // The studio reports the faults of a draft.
      report: () => {},
      onError: onErrorAt(path, id),
    })
    if (outcome.kind === 'redirect')
      return leadTo(response, withToken(openedOn(owner, outcome.to), outcome.to, token))
    const { page } = outcome
    const opened = openedOn(owner, page.path)
    await send(request, response, page, (html) =>
      keepToken(opened, withScript(withPlaces(html.toString(), places, page.locale), page, opened), token),
    )
  }

  /** The script of a preview in a studio, with what it has to know of the page. */
  function withScript(html: string, { locale }: Page, { SLUG, isOwnHost }: Opened): string {
    const { studio } = assets()
    if (studio === undefined) return html
    const refusal = escapeHtml(translate(locale)('layout:preview.off'))
    const script = `<script type="module" src="${studio}" data-clinic="${escapeHtml(SLUG)}"${isOwnHost ? ' data-own-host' : ''} data-refusal="${refusal}"></script>`
    return html.replace('</head>', () => `${script}</head>`)
  }

  return async (request, response, parsed) => {
    if (!isRead(request)) return false
    if (parsed.path === enablePath) {
      await enable(request, response, parsed)
      return true
    }
    const asked = new URLSearchParams(parsed.query)
    if (!isStudioToken(asked.get(tokenQuery) ?? '') || shownPath(parsed.owner, parsed.path) === undefined)
      return false
    await show(request, response, parsed, asked)
    return true
  }
}
