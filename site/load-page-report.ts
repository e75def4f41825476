import { pageReportToPage } from '../content-adapters/pages/page-report-to-page.ts'
import { longestPath, reportedPage } from '../schemas/page-case.ts'
import { parseAddress } from './address.ts'
import type { Route } from './route.ts'

/** The path without its language of what may be a whole address. */
const pathOf = (written: string): string =>
  parseAddress(URL.parse(written, 'http://site.invalid')?.pathname ?? '')?.path ?? ''

/**
 * R125: reports the page that the query names, a path or a whole address. Without one a form asks for it; what is no page of a clinic, a news item,
 * an article or a profile is 404 with the same form.
 */
export const pageReport: Pick<Route, 'query' | 'form' | 'load'> = {
  query: ['page', 'sent'],
  form: '/w-front/v1/crm/report_page',
  load: async ({ query }) => {
    const typed = (query.get('page') ?? '').trim()
    const page = pathOf(typed)
    if (reportedPage(page)) return { content: pageReportToPage({ page }), layout: 'default' }
    if (!typed) return { content: pageReportToPage({}), layout: 'default' }
    const shown = typed.slice(0, longestPath).toWellFormed()
    return { content: pageReportToPage({ typed: shown }), layout: 'default', status: 404 }
  },
}
