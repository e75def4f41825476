import type { IncomingMessage } from 'node:http'
import { withArticle } from '../../content-adapters/medical-api/article-source.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { prefixLocale } from '../../site/core/address.ts'
import type { Outcome } from '../../site/core/outcome.ts'
import { respond, type SiteOptions } from '../../site/respond.ts'
import type { Api } from '../api.ts'
import type { ParsedRequest } from '../http/step.ts'
import type { Reports } from '../reports/reports.ts'

type Options = { site: Omit<SiteOptions, 'report' | 'onError'>; api: Api; reports: Reports }

/** The requested page, and the code of the company whose draft it shows. */
export type Asking = Pick<ParsedRequest, 'path' | 'id'> & { code: string }

const article = /^(news|materials)\/([^/]+)$/

/**
 * The page of an article, `news/17` or `materials/4`, as it would be if its draft were published, in the published site; undefined if the
 * person may not read the draft.
 */
export async function articleOutcome(
  { site, api, reports }: Options,
  request: IncomingMessage,
  { path, id, code }: Asking,
  asked: string,
): Promise<Outcome | undefined> {
  const [, list, row = ''] = article.exec(asked) ?? []
  if (!list) return undefined
  const call =
    `/business-api-front2/${encodeURIComponent(code)}/0/${list}/${encodeURIComponent(row)}/preview` as const
  const answer = await api(apiPath(call, prefixLocale(path)), {
    headers: { cookie: request.headers.cookie ?? '' },
  })
  if (!answer.ok) return undefined
  return respond(path, {
    ...site,
    openSource: withArticle(site.openSource, list as 'news' | 'materials', await answer.json()),
    report: () => {},
    onError: (error) => reports.fault('a page of a draft', error, { id, path }),
  })
}
