import { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Locale, locales } from '../../locales/locale.ts'
import { registrationCardList, registrationForReview } from '../../schemas/api/moderation.ts'
import { companyNames, companyStatus } from '../../schemas/api/registration.ts'
import { decisionsFrom } from '../../schemas/companies/company.case.ts'
import { account, city, company, companyPaper, membership } from '../database/tables/index.ts'
import { companyCode } from '../kit/company/place.ts'
import { equals } from '../kit/database/equals.ts'
import { containing } from '../kit/database/like-pattern.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { readPage, totalOf } from '../kit/input/paging.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import { instant } from '../shared/answers/instant.ts'
import { localize } from '../shared/answers/localize.ts'
import { findDuplicates } from './find-duplicates.ts'
import { inLanguage, readRegistration } from './read-registration.ts'
import { statusSince } from './waiting-companies.ts'

/** A search in names, tax numbers, codes and slugs. */
function searched(text: string | undefined): SQL | undefined {
  if (text === undefined) return undefined
  const like = containing(text)
  // An explicit collation: in a database with the "C" locale only Latin letters have a case.
  const named = (language: Locale) => sql`(${company.name} ->> ${language}) collate "und-x-icu" ilike ${like}`
  return or(
    ...locales.map(named),
    eq(company.taxNumber, text),
    eq(company.code, text),
    eq(company.slug, text),
  )
}

/**
 * Companies for moderators: pending ones first, the longest waiting at the top, then the most recent
 * decisions.
 */
export const moderatedCompanies = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/companies',
  summary: 'Companies of a standing for moderators, those that wait longest first',
  access: 'moderator',
  query: z.object({
    filter: nested({ status: companyStatus.optional(), search: requestText.optional() }).optional(),
    page: pageQuery(20),
  }),
  answer: registrationCardList,
  act: async ({ orm, query: { filter, page }, locale }) => {
    const where = and(
      eq(company.isDemo, false),
      equals(company.status, filter?.status),
      searched(filter?.search),
    )
    const total = totalOf(orm.select({ all: count() }).from(company).where(where))
    const order = filter?.status === 'moderation' ? asc(statusSince) : sql`${statusSince} desc nulls last`
    const { rows, meta } = await readPage(page, (limit, offset) =>
      orm
        .select({
          company,
          cityName: city.name,
          since: statusSince,
          scans: sql<number>`(select count(*)::int from ${companyPaper} where ${companyPaper.company} = ${company.code})`,
          total,
        })
        .from(company)
        .leftJoin(city, eq(city.slug, company.city))
        .where(where)
        .orderBy(order, asc(company.code))
        .limit(limit)
        .offset(offset),
    )
    const data = rows.map(({ company: row, cityName, since, scans }) => ({
      COMPANY_CODE: row.code,
      ...localize('COMPANY_NAME', row.name),
      STATUS: row.status,
      KIND: row.kind,
      TAX_NUMBER: row.taxNumber,
      LOCATION_NAME: inLanguage(cityName, locale),
      SCANS: scans,
      SINCE: since === null ? null : instant(new Date(since)),
    }))
    return { data, meta }
  },
})

/** A company with everything that its moderation needs. */
export const moderatedCompany = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/moderation/companies/{companyCode}',
  summary: 'A company with everything that moderators judge it by',
  access: 'moderator',
  params: z.object({ companyCode }),
  answer: registrationForReview,
  act: async ({ orm, params: { companyCode }, locale }) => {
    const read = await readRegistration(orm, companyCode, locale)
    if (!read) return undefined
    const { answer, version } = read
    const [owner] = await orm
      .select({ account })
      .from(membership)
      .innerJoin(account, eq(account.id, membership.account))
      .where(and(eq(membership.company, companyCode), eq(membership.role, 'owner')))
      .orderBy(desc(membership.createdAt))
      .limit(1)
    const names = Object.values(companyNames)
      .map((name) => answer[name])
      .filter((name) => name !== null)
    return {
      ...answer,
      VERSION: version,
      NEXT: decisionsFrom(answer.STATUS),
      OWNER: owner
        ? {
            NAME: accountName(owner.account),
            EMAIL: owner.account.email,
            TEL: owner.account.phone,
            LOCALE: owner.account.locale,
          }
        : null,
      LIKENESSES: await findDuplicates(
        orm,
        { code: companyCode, names, taxNumber: answer.TAX_NUMBER },
        locale,
      ),
    }
  },
})
