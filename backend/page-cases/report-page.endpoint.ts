import { and, eq } from 'drizzle-orm'
import { acceptedPageReport, pageReportBody } from '../../schemas/api/page-case.ts'
import { reportedPage } from '../../schemas/page-cases/page-case.ts'
import { pageCase } from '../database/tables/index.ts'
import { moveRows } from '../kit/cases/move-case.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { openPageCase } from '../shared/shown/open-page-case.ts'
import { type JudgedPage, pageCases } from '../shared/shown/page-cases.case.ts'
import { findPage } from './find-page.ts'

const isPage = ({ kind, company, code }: JudgedPage) =>
  and(eq(pageCase.kind, kind), eq(pageCase.company, company), eq(pageCase.code, code))

/** Reports a page to moderators; it is posted without JavaScript too. */
export const reportPage = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/crm/report_page',
  summary:
    'Tells moderators that a clinic’s site, a news item, a material or a profile should not be there, and why',
  access: 'anyone',
  limits: [
    { per: 'address', times: 10, seconds: 3600 },
    { per: { field: 'PAGE' }, times: 60, seconds: 3600, firsts: { each: 3, times: 600 } },
  ],
  countsItself: true,
  body: pageReportBody,
  status: 201,
  answer: acceptedPageReport,
  act: async ({ body: { PAGE, REASON, TEXT, EMAIL }, orm, person, count, transaction }) => {
    const named = reportedPage(PAGE)
    const page = named && (await findPage(orm, named))
    if (!page) throw new ApiError('NOT_FOUND')
    // A page has many addresses, and one case.
    await count({ PAGE: [page.kind, page.company, page.code].join(' ') })
    const account = person?.account.id
    await transaction(async (inner) => {
      const details = { text: TEXT, email: EMAIL }
      if (await openPageCase(inner, page, 'report', { ...details, reason: REASON, by: account })) return
      await moveRows(inner, pageCases, 'report', isPage(page), {
        by: 'visitor',
        account,
        reason: REASON,
        details,
      })
    })
    return { RECEIVED: true as const }
  },
})
