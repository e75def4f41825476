import { z } from '@hono/zod-openapi'
import { and, eq, sql } from 'drizzle-orm'
import { domain as shape } from '../../schemas/api/site.ts'
import { tags } from '../../schemas/tags.ts'
import { company, domain as table } from '../database/tables/index.ts'
import { prepared } from '../kit/database/prepared.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'

const byHost = prepared('domain', (orm) =>
  orm
    .select({ host: table.host, company: company.code, slug: company.slug, isPrimary: table.isPrimary })
    .from(table)
    .innerJoin(company, eq(company.code, table.company))
    .where(and(eq(table.host, sql.placeholder('host')), company.isPublished)),
)

/** The company that an external host belongs to (B-33). */
export const domain = defineEndpoint({
  service: 'front',
  path: '/v1/domain/{host}',
  summary: 'The published company whose own host this is',
  params: z.object({ host: requestText.describe('Name of the host, as `clinic.example`.') }),
  answer: shape,
  read: async ({ orm, params: { host }, tag }) => {
    tag(tags.domains)
    const [row] = await byHost(orm).execute({ host: host.toLowerCase() })
    return row && { HOST: row.host, COMPANY_CODE: row.company, SLUG: row.slug, IS_PRIMARY: row.isPrimary }
  },
})
