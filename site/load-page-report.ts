import { pageReportToPage } from '../content-adapters/pages/page-report-to-page.ts'
import { reportedPage } from '../schemas/page-case.ts'
import { NotFound } from './outcome.ts'
import type { Route } from './route.ts'

/** R125: reports the page that the query names; 404 for what is no page of a clinic, a news item, an article or a profile. */
export const pageReport: Pick<Route, 'query' | 'form' | 'load'> = {
  query: ['page', 'sent'],
  form: '/w-front/v1/crm/report_page',
  load: async ({ query, path }) => {
    const page = query.get('page') ?? ''
    if (!reportedPage(page)) throw new NotFound(path)
    return { content: pageReportToPage(page), layout: 'default' }
  },
}
