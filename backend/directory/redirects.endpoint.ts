import { asc, eq } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { redirect as shape } from '../../schemas/api/site.ts'
import { tags } from '../../schemas/tags.ts'
import { redirect as table } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'

/** The look-up table of B-18. */
export const redirects = defineEndpoint({
  service: 'front',
  path: '/v1/redirects',
  summary: 'All redirects that are active',
  answer: paged(shape),
  read: async ({ orm, tag }) => {
    tag(tags.redirects)
    tag(tags.siteRedirects)
    const rows = await orm.select().from(table).where(eq(table.isActive, true)).orderBy(asc(table.from))
    return wholeList(
      rows.map(({ from, to, httpStatus, isActive }) => ({
        FROM_PATH: from,
        TO: to,
        CODE: httpStatus,
        ACTIVE: isActive,
      })),
    )
  },
})
