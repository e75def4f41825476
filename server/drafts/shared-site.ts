import type { IncomingMessage } from 'node:http'
import { withDraft } from '../../content-adapters/medical-api/draft-source.ts'
import { localizePath } from '../../locales/locale.ts'
import type { sharedSite } from '../../schemas/api/site-shares.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import type { z } from '../../schemas/core/zod.ts'
import { closedPreview } from '../../site/closed-page.ts'
import { encodePath, parseAddress, prefixLocale } from '../../site/core/address.ts'
import type { Outcome } from '../../site/core/outcome.ts'
import { respond, type SiteOptions } from '../../site/respond.ts'
import type { Api } from '../api.ts'
import type { ParsedRequest } from '../http/step.ts'
import { isAhead } from '../visits/is-ahead.ts'
import { preparedSource } from './prepared-source.ts'
import type { Share } from './preview-links.ts'

/** The page of a link, with the link's facts; without it a page that says why there is none. */
export type SharedOutcome = Outcome & { share?: Share; comments?: Comments; isApproved?: boolean }

type Comments = z.infer<typeof sharedSite>['COMMENTS']

type Tools = { site: Omit<SiteOptions, 'report' | 'onError'>; api: Api; onError: SiteOptions['onError'] }

/**
 * A page of a site that is not published, for the person who has the token of a link to it: as visitors would get it. A link to one page
 * redirects to that page from all others.
 */
export async function sharedOutcome(
  { site, api, onError }: Tools,
  request: IncomingMessage,
  { path }: Pick<ParsedRequest, 'path'>,
  token: string,
  isOtherForm: boolean,
): Promise<SharedOutcome> {
  const options: SiteOptions = { ...site, report: () => {}, onError }
  const locale = prefixLocale(path)
  const [, , clinic = '', ...rest] = (parseAddress(path)?.path ?? '').split('/')
  const slug = rest.join('/')
  const isSeen = request.method === 'GET' && !isAhead(request)
  const query = new URLSearchParams({ token, page: slug, ...(isSeen && { opened: '1' }) })
  const answer = await api(apiPath(`/front/v1/landing/shared_site?${query}`, locale))
  const shared = answer.ok ? ((await answer.json()) as z.infer<typeof sharedSite>) : undefined
  if (!shared || ![shared.SHARE.SLUG, shared.COMPANY_CODE].includes(clinic))
    return { kind: 'page', page: await closedPreview(path, 'over', options) }
  const { PAGE } = shared.SHARE
  const share = shared.SHARE
  if (PAGE !== null && PAGE !== slug) {
    const to = localizePath(encodePath(`/l/${share.SLUG}${PAGE && `/${PAGE}`}`), locale)
    return { kind: 'redirect', status: 302, to, share }
  }
  // A form that was sent by a browser without scripts.
  if (isOtherForm) return { kind: 'page', page: await closedPreview(path, 'form', options), share }
  const outcome = await respond(path, {
    ...options,
    openSource: withDraft(preparedSource(site.openSource, shared), shared),
  })
  return { ...outcome, share, comments: shared.COMMENTS, isApproved: shared.IS_APPROVED }
}
