import { z } from '@hono/zod-openapi'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { nextFreeSlot } from '../../../schemas/api/booking.ts'
import { paged } from '../../../schemas/api/paged.ts'
import { tags } from '../../../schemas/tags.ts'
import { company, nextFree } from '../../database/tables/index.ts'
import { prepared } from '../../kit/database/prepared.ts'
import { defineEndpoint } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { nested, requestText } from '../../kit/input/query.ts'
import { knownSlots, laterSlots, nextFreeAnswer } from './next-free-answer.ts'

const rowsOf = prepared('next-free', (orm) =>
  orm
    .select(getTableColumns(nextFree))
    .from(nextFree)
    .innerJoin(company, eq(company.code, nextFree.company))
    .where(
      and(
        eq(nextFree.company, sql.placeholder('company')),
        company.isPublished,
        company.isOnlineEntryActive,
        gt(nextFree.until, sql`now()`),
      ),
    )
    .orderBy(asc(nextFree.startsAt), asc(nextFree.specialist)),
)

export const nextFreeOfCompany = defineEndpoint({
  service: 'front',
  path: '/v1/appointment/next',
  summary:
    'The next free slot of each doctor of a company who has one, the earliest first, as it was some minutes ago at most; of one `specialist` the next three',
  query: z.object({ filter: nested({ company: requestText, specialist: requestText.optional() }) }),
  answer: paged(nextFreeSlot),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.nextFree(filter.company))
    tag(tags.company(filter.company))
    const rows = await rowsOf(orm).execute({ company: filter.company })
    const now = Date.now()
    for (const { until, later } of rows) {
      expires(until)
      for (const one of later) if (Date.parse(one.until) > now) expires(new Date(one.until))
    }
    const { specialist } = filter
    if (specialist !== undefined) {
      const own = rows.find((row) => row.specialist === specialist)
      return wholeList(own ? knownSlots(own, now).map(nextFreeAnswer) : [])
    }
    return wholeList(
      rows.map((row) => ({
        ...nextFreeAnswer(row),
        LATER: laterSlots(row, now).map(nextFreeAnswer),
      })),
    )
  },
})
