import { and, count, desc, eq, sql } from 'drizzle-orm'
import { siteImport as answer, siteImportBody, siteImports } from '../../../schemas/api/site-import.ts'
import { versionNumber } from '../../../schemas/draft/site-name.ts'
import { mostImportBytes } from '../../../schemas/site-import.ts'
import { account, siteImport } from '../../database/tables/index.ts'
import { place } from '../../kit/company/place.ts'
import type { Orm } from '../../kit/database/database.ts'
import { rawJson } from '../../kit/database/raw-json.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { retireNumber, takeNumbers } from '../../kit/numbers/take-numbers.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'
import { instant } from '../../shared/answers/instant.ts'
import { readAccess, writeAccess } from '../drafts/access.ts'
import { lockDraft } from '../drafts/draft-store.ts'

const path = '/{companyCode}/{cabinetCode}/clinic_website/imports'
const numbered = place.extend({ number: versionNumber })
const limits = [{ per: 'person', times: 120, seconds: 3600 }] as const

/** How many a company may keep; another one needs that one of them is removed. */
const most = 10

const columns = {
  number: siteImport.number,
  name: siteImport.name,
  at: siteImport.at,
  person: accountNameColumns,
}

type Read = {
  number: number
  name: string
  at: Date
  person: Parameters<typeof accountName>[0] | null
}

const named = ({ number, name, at, person }: Read) => ({
  NUMBER: number,
  NAME: name,
  AT: instant(at),
  BY: person && accountName(person),
})

/** What a company counts them as: the number of one that was removed is in addresses, and is not of another one. */
const of = 'site_import'

const highestOf = (company: string) =>
  sql`(select max(${siteImport.number}) from ${siteImport} where ${siteImport.company} = ${company})`

const isImport = (company: string, number: number) =>
  and(eq(siteImport.company, company), eq(siteImport.number, number))

async function readOne(orm: Orm, company: string, number: number) {
  const [row] = await orm
    .select({ ...columns, content: rawJson(siteImport.content) })
    .from(siteImport)
    .leftJoin(account, eq(account.id, siteImport.account))
    .where(isImport(company, number))
  return row && { ...named(row), SITE: JSON.parse(row.content) as Record<string, unknown> }
}

export const siteImportList = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path,
  summary: 'Old sites that a company has brought, newest first',
  access: readAccess,
  params: place,
  answer: siteImports,
  act: async ({ orm, member: { company } }) => {
    const rows = await orm
      .select(columns)
      .from(siteImport)
      .leftJoin(account, eq(account.id, siteImport.account))
      .where(eq(siteImport.company, company))
      .orderBy(desc(siteImport.number))
    return rows.map(named)
  },
})

export const oneSiteImport = defineCall({
  method: 'get',
  service: 'business-api-front2',
  path: `${path}/{number}`,
  summary: 'An old site as it was read: proposed pages, facts, and what was left out',
  access: readAccess,
  params: numbered,
  answer,
  act: ({ orm, member: { company }, params: { number } }) => readOne(orm, company, number),
})

export const keepSiteImport = defineCall({
  method: 'post',
  service: 'w-business',
  path,
  summary: 'Keeps what a browser has read of an old site; nothing of the draft changes. 409 if there are ten',
  access: writeAccess,
  limits,
  maxBytes: mostImportBytes,
  params: place,
  body: siteImportBody,
  answer,
  status: 201,
  act: async ({ member: { company, account: by }, body: { SITE }, transaction }) =>
    transaction(async (orm) => {
      // One after another, so that each gets a number of its own.
      await lockDraft(orm, company)
      const [last] = await orm
        .select({ rows: count() })
        .from(siteImport)
        .where(eq(siteImport.company, company))
      if ((last?.rows ?? 0) >= most) throw new ApiError('LIST_FULL')
      const number = await takeNumbers(orm, { company, of }, { count: 1, highest: highestOf(company) })
      const content = JSON.stringify(SITE)
      await orm.insert(siteImport).values({ company, number, name: SITE.name, content, account: by })
      return readOne(orm, company, number)
    }),
})

export const removeSiteImport = defineCall({
  method: 'delete',
  service: 'w-business',
  path: `${path}/{number}`,
  summary: 'Removes an old site that was brought; pages that were made of it stay',
  access: writeAccess,
  limits,
  params: numbered,
  act: async ({ member: { company }, params: { number }, transaction }) => {
    await transaction(async (orm) => {
      const gone = await orm.delete(siteImport).where(isImport(company, number)).returning()
      if (gone.length > 0) await retireNumber(orm, { company, of }, number)
    })
  },
})
