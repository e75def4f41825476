import { z } from '@hono/zod-openapi'
import { and, eq, type SQLWrapper, sql } from 'drizzle-orm'
import { sharedSection as shape } from '../../schemas/api/site.ts'
import { tags } from '../../schemas/tags.ts'
import { sectionBlock } from '../clinic-site/index.ts'
import { siteSection as table } from '../database/tables/index.ts'
import { prepared } from '../kit/database/prepared.ts'
import { rawJson } from '../kit/database/raw-json.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { nested, requestText } from '../kit/input/query.ts'

/** The head of a company's network: its parent, or itself. */
const headOf = (code: SQLWrapper) =>
  sql`(select coalesce(parent_code, code) from company where code = ${code})`

// A removed section is still shown by the sites that have placed it.
const byId = prepared('shared section', (orm) =>
  orm
    .select({ content: rawJson(table.content) })
    .from(table)
    .where(
      and(
        eq(table.id, sql.placeholder('id')),
        table.isShared,
        eq(headOf(table.company), headOf(sql`${sql.placeholder('company')}`)),
      ),
    ),
)

export const sharedSection = defineEndpoint({
  service: 'front',
  path: '/v1/shared_section/{id}',
  summary:
    'A section that the sites of a network show, in place of each block that names it, for a company of that network',
  params: z.object({ id: requestText.describe('Id of the section.') }),
  query: z.object({ filter: nested({ company: requestText }) }),
  answer: shape,
  read: async ({ orm, params: { id }, query: { filter }, tag }) => {
    if (!z.uuid().safeParse(id).success) return undefined
    tag(tags.sharedSection(id))
    const [row] = await byId(orm).execute({ id, company: filter.company })
    return row && { ID: id, BLOCK: sectionBlock(row.content) }
  },
})
