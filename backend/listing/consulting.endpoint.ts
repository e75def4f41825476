import { z } from '@hono/zod-openapi'
import { and, desc, eq, sql } from 'drizzle-orm'
import { listingItem } from '../../schemas/api/listing.ts'
import { paged } from '../../schemas/api/paged.ts'
import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import { company, listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { metaOf } from '../kit/input/paging.ts'
import { pageQuery } from '../kit/input/query.ts'
import { readSpecialityNames } from '../shared/answers/speciality-answer.ts'
import { changesAt } from './read-facets.ts'
import { pageKeys, readPage } from './read-items.ts'

const consults = and(eq(listing.code, company.code), listing.isMain, company.takesConsultations)

/** Rows of companies that give online consultations, in the order of lists. */
const pageOf = (orm: Orm, limit: number, offset: number) =>
  orm
    .select(pageKeys(sql`row_number() over (order by ${listing.score} desc, ${listing.code})`))
    .from(listing)
    .innerJoin(company, consults)
    .orderBy(desc(listing.score), listing.code)
    .limit(limit)
    .offset(offset)
    .as('page')

/** R13 */
export const consultingCompanies = defineEndpoint({
  service: 'front',
  path: '/v1/consulting_companies',
  summary: 'Clinics and others that give online consultations, in the order of lists',
  query: z.object({ page: pageQuery(20) }),
  answer: paged(listingItem),
  read: async ({ orm, query: { page }, tag, expires }) => {
    for (const section of listingSections) tag(tags.listings(section))
    const [rows] = await orm
      .select({
        total: sql<number>`count(*)::int`,
        nextChange: sql<Date | null>`min(${changesAt})`.mapWith((at: string) => new Date(at)),
      })
      .from(listing)
      .innerJoin(company, consults)
    if (rows?.nextChange) expires(rows.nextChange)
    const names = await readSpecialityNames(orm)
    const data = await readPage(orm, pageOf(orm, page.size, (page.number - 1) * page.size), names)
    return { data, meta: metaOf(page, rows?.total ?? 0) }
  },
})
