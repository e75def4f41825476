import { pageReportToPage } from '../../content-adapters/pages/page-report-to-page.ts'
import type { ContentSource } from '../../content-adapters/source.ts'
import { longestPath, type ReportedPage, reportedPage } from '../../schemas/page-cases/page-case.ts'
import { parseAddress } from '../core/address.ts'
import { askedFlag } from '../core/asked-flag.ts'
import { ifFound } from '../core/if-found.ts'
import type { Route } from '../core/route.ts'

/** The path without its language of a path or a whole address. */
const pathOf = (written: string): string =>
  parseAddress(URL.parse(written, 'http://site.invalid')?.pathname ?? '')?.path ?? ''

/** Whether visitors see a page; it has been found by its address. */
async function isSeen(source: ContentSource, { kind, key }: ReportedPage): Promise<boolean> {
  if (kind === 'news') return Boolean(await ifFound(source.newsItem(key)))
  if (kind === 'materials') return Boolean(await ifFound(source.material(key)))
  const company = await ifFound(source.company(key))
  if (company) return !company.isSiteOff
  return kind === 'organization' && Boolean(await ifFound(source.person(key)))
}

/**
 * R125: reports the page that the query names, a path or a whole address. Without one a form asks for it; any address but that of a visible
 * page of a clinic, news item, article or profile is 404 with the same form.
 */
export const pageReport: Pick<Route, 'query' | 'flags' | 'form' | 'load'> = {
  query: ['page', 'sent'],
  flags: askedFlag,
  form: { call: '/w-front/v1/crm/report_page' },
  load: async ({ source, query }) => {
    const typed = (query.get('page') ?? '').trim()
    const page = pathOf(typed)
    const named = reportedPage(page)
    if (named && (await isSeen(source, named)))
      return { content: pageReportToPage({ page }), layout: 'default' }
    if (!typed && !query.has('asked')) return { content: pageReportToPage({}), layout: 'default' }
    if (!typed) return { content: pageReportToPage({ isEmpty: true }), layout: 'default', status: 422 }
    const shown = typed.slice(0, longestPath).toWellFormed()
    return { content: pageReportToPage({ typed: shown }), layout: 'default', status: 404 }
  },
}
