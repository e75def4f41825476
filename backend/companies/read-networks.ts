import type { z } from '@hono/zod-openapi'
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  inArray,
  isNull,
  ne,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { directoryNetwork } from '../../schemas/api/networks.ts'
import { city, company, review } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'
import { isListed } from '../shared/shown/is-listed.ts'
import { isCompanyDown } from '../shared/shown/is-taken-down.ts'

/** The code of the head of a company's network; its own for a company alone. */
export const headOf = sql<string>`coalesce(${company.parent}, ${company.code})`

/** Whether a company is the head of a network with other listed members. */
const isNetwork = and(
  isListed,
  isNull(company.parent),
  sql`exists (select from company as member where member.parent_code = ${company.code} and member.is_published and not member.is_site_off and not ${isCompanyDown('member.code')})`,
)

/** Companies of networks. */
export const isInNetwork = or(
  sql`${company.parent} is not null`,
  sql`exists (select from company as member where member.parent_code = ${company.code})`,
)

/** Companies of the network of a head, which a slug or a code names. */
export const inNetworkOf = (named: SQLWrapper): SQL =>
  sql`${headOf} = (select head.code from company as head where ${named} in (head.slug, head.code) limit 1)`

/** The listed companies of networks, by the code of the head. */
const listedMembers = (heads: readonly string[]) => and(inArray(headOf, [...heads]), isListed)

/** Clinics, doctors and others; the head of a network may be none of them. */
const seesPatients = ne(company.kind, 'organization')

/** Networks with the facts on their cards, those with most clinics first. */
export async function readNetworks(
  orm: Orm,
  { where, limit, offset }: { where?: SQL | undefined; limit: number; offset: number },
): Promise<z.infer<typeof directoryNetwork>[]> {
  const clinics = sql<number>`(select count(*) from company as member where company.code in (member.code, member.parent_code) and member.kind <> 'organization' and member.is_published and not member.is_site_off and not ${isCompanyDown('member.code')})::int`
  const { code, slug, name, category, logo, isDemo } = company
  const heads = await orm
    .select({ code, slug, name, category, logo, isDemo, clinics })
    .from(company)
    .where(and(isNetwork, where))
    .orderBy(desc(clinics), asc(code))
    .limit(limit)
    .offset(offset)
  const codes = heads.map((head) => head.code)
  if (codes.length === 0) return []
  const cities = await orm
    .select({ head: headOf, slug: city.slug, name: city.name, clinics: countDistinct(company.code) })
    .from(company)
    .innerJoin(city, eq(city.slug, company.city))
    .where(and(listedMembers(codes), seesPatients))
    .groupBy(headOf, city.slug)
    .orderBy(desc(countDistinct(company.code)), asc(city.slug))
  const reviews = await orm
    .select({ head: headOf, number: count(), mean: sql<number>`avg(${review.rating})::float8` })
    .from(review)
    .innerJoin(company, eq(company.code, review.company))
    .where(and(listedMembers(codes), isShownReview))
    .groupBy(headOf)
  return heads.map((head) => {
    const own = reviews.find((row) => row.head === head.code)
    return {
      COMPANY_CODE: head.code,
      SLUG: head.slug,
      ...localize('NAME', head.name),
      ...localizeOptional('CATEGORY', head.category),
      LOGO: head.logo && imageAnswer(head.logo),
      is_demo: head.isDemo,
      CLINICS: head.clinics,
      LOCATIONS: cities.flatMap((row) =>
        row.head === head.code
          ? [{ LOCATION_CODE: row.slug, ...localize('LOCATION_NAME', row.name), COUNT: row.clinics }]
          : [],
      ),
      RATING: own ? Math.round(own.mean * 10) / 10 : null,
      REVIEWS_COUNT: own?.number ?? 0,
    }
  })
}

/** How many networks there are. */
export async function countNetworks(orm: Orm): Promise<number> {
  const [row] = await orm.select({ all: count() }).from(company).where(isNetwork)
  return row?.all ?? 0
}

/** The listed companies of the network of a head, the head first. */
export const readMembers = (orm: Orm, head: string) =>
  orm
    .select({ code: company.code, slug: company.slug, name: company.name })
    .from(company)
    .where(listedMembers([head]))
    .orderBy(sql`${company.parent} is not null`, asc(company.code))
