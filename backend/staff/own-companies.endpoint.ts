import { z } from '@hono/zod-openapi'
import { asc, eq, sql } from 'drizzle-orm'
import { ownCompany } from '../../schemas/api/business.ts'
import { account, company, membership } from '../database/tables/index.ts'
import { isWithFactor } from '../factors/index.ts'
import { lacksFactor } from '../kit/access/check-factor.ts'
import { prepared } from '../kit/database/prepared.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { accountName } from '../kit/sessions/account-name.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize } from '../shared/answers/localize.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { takenDownPages } from '../shared/shown/taken-down-pages.ts'

type Owner = { lastName: string; name: string; middleName: string | null }

const companiesOf = prepared('companies of a person', (orm) =>
  orm
    .select({
      code: company.code,
      slug: company.slug,
      name: company.name,
      emailForIssues: company.emailForIssues,
      kind: company.kind,
      country: company.country,
      logo: company.logo,
      status: company.status,
      factorFrom: company.staffFactorFrom,
      hasFactor: isWithFactor,
      role: membership.role,
      cabinets: membership.cabinets,
      owners: sql<Owner[] | null>`(
        select json_agg(
          json_build_object('lastName', person.last_name, 'name', person.name, 'middleName', person.middle_name)
          order by ownership.created_at)
        from membership as ownership join account as person on person.id = ownership.account_id
        where ownership.company_code = ${company.code} and ownership.role = 'owner')`,
      takenDown: takenDownPages,
    })
    .from(membership)
    .innerJoin(company, eq(company.code, membership.company))
    .innerJoin(account, eq(account.id, membership.account))
    .where(eq(membership.account, sql.placeholder('account')))
    .orderBy(asc(membership.createdAt), asc(company.code)),
)

/** A1, B-34 */
export const ownCompanies = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/business/user/companies',
  summary: 'Companies that the caller works for, in the order in which that began',
  access: 'person',
  answer: z.array(ownCompany),
  act: async ({ orm, person, locale }) => {
    const rows = await companiesOf(orm).execute({ account: person.account.id })
    return rows.map((row) => ({
      COMPANY_CODE: row.code,
      SLUG: row.slug,
      ...localize('COMPANY_NAME', row.name),
      EMAIL_FOR_ISSUES: row.emailForIssues,
      KIND: row.kind,
      COUNTRY: row.country,
      LOGO: row.logo && imageAnswer(row.logo),
      ROLE: row.role,
      CABINETS: row.cabinets,
      STATUS: row.status,
      FACTOR_FROM: row.factorFrom?.toISOString() ?? null,
      NEEDS_FACTOR: lacksFactor(row.factorFrom, person.session),
      LACKS_FACTOR: row.factorFrom !== null && !row.hasFactor,
      TAKEN_DOWN: (row.takenDown ?? []).map((page) => ({
        ...page,
        TITLE: page.TITLE && wordsOf(page.TITLE, locale).TEXT,
      })),
      OWNERS: (row.owners ?? []).slice(0, 3).map(accountName),
    }))
  },
})
