import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import { sharedSection as shape } from '../../schemas/api/site.ts'
import { tags } from '../../schemas/tags.ts'
import { sectionBlock } from '../clinic-site/section-block.ts'
import { prepared } from '../database/prepared.ts'
import { rawJson } from '../database/raw-json.ts'
import { siteSection as table } from '../database/tables/index.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { requestText } from '../http/query.ts'

// One that was removed is still what the sites show that have placed it.
const byId = prepared('shared section', (orm) =>
  orm
    .select({ content: rawJson(table.content) })
    .from(table)
    .where(and(eq(table.id, sql.placeholder('id')), table.isShared)),
)

export const sharedSection = defineEndpoint({
  service: 'front',
  path: '/v1/shared_section/{id}',
  summary: 'A section that sites of a network show, in place of each block that names it',
  params: z.object({ id: requestText }),
  answer: shape,
  read: async ({ orm, params: { id }, tag }) => {
    if (!z.uuid().safeParse(id).success) return undefined
    tag(tags.sharedSection(id))
    const [row] = await byId(orm).execute({ id })
    return row && { ID: id, BLOCK: sectionBlock(row.content) }
  },
})
