import type { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { cityCompanies } from '../../schemas/api/company.ts'
import { paged } from '../../schemas/api/paged.ts'
import { tags } from '../../schemas/tags.ts'
import { city, company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { clinicFacts, factFields } from '../shared/answers/clinic-facts.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import { isUnclaimed } from '../shared/shown/is-unclaimed.ts'

/** Cities with their own group; the companies of all others form one group without a city. */
const maxCities = 50
/** Companies listed per city: with all cities full, a response has about 800 kB. */
const maxListed = 30

/** The companies to list, ordered by city and name, each with its city's count. */
function listedCompanies(orm: Orm) {
  const large = orm.$with('large').as(
    orm
      .select({ slug: company.city })
      .from(company)
      .where(and(isListed, isNotNull(company.city)))
      .groupBy(company.city)
      .orderBy(desc(count()), asc(company.city))
      .limit(maxCities),
  )
  const byName = sql`(${company.name} ->> 'ru') collate "und-x-icu", ${company.code}`
  const ranked = orm.$with('ranked').as(
    orm
      .select({
        code: company.code,
        group: sql<string | null>`${large.slug}`.as('group'),
        total: sql<number>`(count(*) over (partition by ${large.slug}))::int`.as('total'),
        place: sql<number>`row_number() over (partition by ${large.slug} order by ${byName})`.as('place'),
      })
      .from(company)
      .leftJoin(large, eq(large.slug, company.city))
      .where(isListed),
  )
  return orm
    .with(large, ranked)
    .select({
      ...factFields,
      code: company.code,
      slug: company.slug,
      name: company.name,
      category: company.category,
      isDemo: company.isDemo,
      kind: company.kind,
      isUnclaimed,
      group: ranked.group,
      total: ranked.total,
      cityName: city.name,
    })
    .from(ranked)
    .innerJoin(company, eq(company.code, ranked.code))
    .leftJoin(city, eq(city.slug, ranked.group))
    .where(lte(ranked.place, maxListed))
    .orderBy(asc(ranked.group), asc(ranked.place))
}

type Row = Awaited<ReturnType<typeof listedCompanies>>[number]

const briefAnswer = ({ code, slug, name, category, isDemo, kind, isUnclaimed, ...row }: Row) => ({
  COMPANY_CODE: code,
  SLUG: slug,
  ...localize('COMPANY_NAME', name),
  ...localizeOptional('CATEGORY', category),
  ...localizeOptional('ADDRESS', clinicFacts(row).address),
  is_demo: isDemo,
  KIND: kind,
  IS_UNCLAIMED: isUnclaimed,
})

const groupAnswer = (group: string | null, rows: readonly Row[]): z.infer<typeof cityCompanies> => ({
  LOCATION_CODE: group,
  ...localizeOptional('LOCATION_NAME', rows[0]?.cityName),
  COUNT: rows[0]?.total ?? 0,
  COMPANIES: rows.map(briefAnswer),
})

export const companiesByCity = defineEndpoint({
  service: 'front',
  path: '/v1/companies_by_city',
  summary: `Published companies by city: the number of each of the ${maxCities} largest, and the first ${maxListed} by name`,
  answer: paged(cityCompanies),
  read: async ({ orm, tag }) => {
    tag(tags.companies)
    const groups = Map.groupBy(await listedCompanies(orm), ({ group }) => group)
    return wholeList([...groups].map(([group, rows]) => groupAnswer(group, rows)))
  },
})
