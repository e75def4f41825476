import { z } from '@hono/zod-openapi'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { companyCard } from '../../schemas/api/company.ts'
import { paged } from '../../schemas/api/paged.ts'
import { tags } from '../../schemas/tags.ts'
import { city, company } from '../database/tables/index.ts'
import { equals } from '../kit/database/equals.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { cardAnswer, cardFields } from '../shared/answers/company-answer.ts'
import { isListed } from '../shared/shown/is-listed.ts'

export const companies = defineEndpoint({
  service: 'front',
  path: '/v1/companies',
  summary: 'Published companies by name',
  query: z.object({
    filter: nested({ kind: companyCard.shape.KIND.optional(), location: requestText.optional() }).optional(),
    page: pageQuery(20),
  }),
  answer: paged(companyCard),
  read: async ({ orm, query: { filter, page }, tag }) => {
    tag(tags.companies)
    const where = and(isListed, equals(company.kind, filter?.kind), equals(company.city, filter?.location))
    const total = totalOf(orm.select({ all: count() }).from(company).where(where))
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({ ...cardFields, total })
        .from(company)
        .leftJoin(city, eq(city.slug, company.city))
        .where(where)
        .orderBy(sql`(${company.name} ->> 'ru') collate "und-x-icu"`, asc(company.code))
        .limit(limit)
        .offset(offset),
    )
    return { data: rows.map(cardAnswer), meta }
  },
})
