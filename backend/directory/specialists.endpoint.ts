import { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, or, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { specialistDetails, specialist as specialistShape } from '../../schemas/api/people.ts'
import { tags } from '../../schemas/tags.ts'
import {
  specialistAnswer,
  specialistDetailsAnswer,
  specialistDetailsFields,
  specialistFields,
} from '../answers/specialist-answer.ts'
import { lazyRows } from '../database/lazy-rows.ts'
import { prepared } from '../database/prepared.ts'
import { company, specialist } from '../database/tables/index.ts'
import { defineEndpoint, lazyAnswer } from '../http/endpoint.ts'
import { wholeList } from '../http/paging.ts'
import { nested, requestText } from '../http/query.ts'

const specialistsOf = prepared('specialists', (orm) =>
  orm
    .select(specialistFields)
    .from(specialist)
    .innerJoin(company, eq(company.code, specialist.company))
    .where(and(eq(specialist.company, sql.placeholder('company')), company.isPublished))
    .orderBy(asc(specialist.position)),
)

export const specialists = defineEndpoint({
  service: 'front',
  path: '/v1/specialists',
  summary: 'All doctors of a company in its own order',
  query: z.object({ filter: nested({ company: requestText }) }),
  answer: paged(specialistShape),
  read: async ({ orm, query: { filter }, tag }) => {
    tag(tags.specialists(filter.company))
    return lazyAnswer(await lazyRows(specialistsOf(orm), filter), (rows) =>
      wholeList(rows.map(specialistAnswer)),
    )
  },
})

export const oneSpecialist = defineEndpoint({
  service: 'front',
  path: '/v1/specialist/{COMPANY_CODE}/{specialist}',
  summary: 'A doctor of a company by slug or code',
  params: z.object({ COMPANY_CODE: requestText, specialist: requestText }),
  answer: specialistDetails,
  read: async ({ orm, params, tag }) => {
    tag(tags.specialists(params.COMPANY_CODE))
    const [row] = await orm
      .select(specialistDetailsFields)
      .from(specialist)
      .innerJoin(company, eq(company.code, specialist.company))
      .where(
        and(
          eq(specialist.company, params.COMPANY_CODE),
          or(eq(specialist.slug, params.specialist), eq(specialist.code, params.specialist)),
          company.isPublished,
        ),
      )
      .orderBy(desc(eq(specialist.slug, params.specialist)))
      .limit(1)
    return row && specialistDetailsAnswer(row)
  },
})
