import { z } from '@hono/zod-openapi'
import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { datedSlot } from '../../../schemas/api/booking.ts'
import { paged } from '../../../schemas/api/paged.ts'
import { tags } from '../../../schemas/tags.ts'
import { company, nextFree } from '../../database/tables/index.ts'
import { prepared } from '../../kit/database/prepared.ts'
import { defineEndpoint } from '../../kit/http/endpoint.ts'
import { wholeList } from '../../kit/input/paging.ts'
import { nested, requestText } from '../../kit/input/query.ts'
import { knownSlots, nextFreeAnswer } from './next-free-answer.ts'

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
  answer: paged(datedSlot),
  read: async ({ orm, query: { filter }, tag, expires }) => {
    tag(tags.nextFree(filter.company))
    tag(tags.company(filter.company))
    const rows = await rowsOf(orm).execute({ company: filter.company })
    for (const { until } of rows) expires(until)
    const { specialist } = filter
    const own = rows.find((row) => row.specialist === specialist)
    const slots = specialist === undefined ? rows : own ? knownSlots(own, Date.now()) : []
    return wholeList(slots.map(nextFreeAnswer))
  },
})
