import { z } from '@hono/zod-openapi'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { company as companyShape } from '../../schemas/api/company.ts'
import { tags } from '../../schemas/tags.ts'
import { city, company } from '../database/tables/index.ts'
import { isShown } from '../kit/company/is-shown.ts'
import { companyCode } from '../kit/company/place.ts'
import { prepared } from '../kit/database/prepared.ts'
import { defineEndpoint, type Reading } from '../kit/http/endpoint.ts'
import { requestText } from '../kit/input/query.ts'
import { companyAnswer, companyFields } from '../shared/answers/company-answer.ts'

const key = sql.placeholder('key')

const byCodeOrSlug = prepared('company', (orm) =>
  orm
    .select(companyFields)
    .from(company)
    .leftJoin(city, eq(city.slug, company.city))
    .where(and(or(eq(company.code, key), eq(company.slug, key)), isShown))
    .orderBy(desc(eq(company.code, key)))
    .limit(1),
)

async function readCompany({ orm, tag, expires }: Reading<unknown, unknown>, key: string) {
  const [row] = await byCodeOrSlug(orm).execute({ key })
  // A company created later invalidates the tag of the list.
  if (!row) return void tag(tags.companies)
  tag(tags.company(row.code))
  tag(tags.reviews(row.code))
  if (row.nextChange) expires(row.nextChange)
  return companyAnswer(row)
}

/** A8 */
export const oneCompany = defineEndpoint({
  service: 'front',
  path: '/v1/company/{organization}',
  summary: 'A published company by its code or slug',
  params: z.object({ organization: requestText.describe('Slug or code of the company.') }),
  answer: companyShape,
  read: (reading) => readCompany(reading, reading.params.organization),
})

/** A3 */
export const businessCompany = defineEndpoint({
  service: 'api-front2',
  path: '/v1/company/{companyCode}',
  summary: 'A company for the business area',
  params: z.object({ companyCode }),
  answer: companyShape,
  read: (reading) => readCompany(reading, reading.params.companyCode),
})
