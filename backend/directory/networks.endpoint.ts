import { z } from '@hono/zod-openapi'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { directoryNetwork, networkClinics } from '../../schemas/api/networks.ts'
import { paged } from '../../schemas/api/paged.ts'
import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import { countNetworks, headOf, readMembers, readNetworks } from '../companies/index.ts'
import { company, listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint, type Reading } from '../kit/http/endpoint.ts'
import { metaOf } from '../kit/input/paging.ts'
import { pageQuery, requestText } from '../kit/input/query.ts'
import { changesAt, readPage } from '../listing/index.ts'
import { localize } from '../shared/answers/localize.ts'
import { readSpecialityNames } from '../shared/answers/speciality-answer.ts'

/** The facts of a network depend on the companies that exist, and on their reviews. */
function tagAll(tag: Reading<unknown, unknown>['tag']) {
  tag(tags.networks)
  tag(tags.companies)
  for (const section of listingSections) tag(tags.listings(section))
}

export const networks = defineEndpoint({
  service: 'front',
  path: '/v1/networks',
  summary: 'Networks of clinics of the directory, those with most clinics first',
  query: z.object({ page: pageQuery(20) }),
  answer: paged(directoryNetwork),
  read: async ({ orm, query: { page }, tag }) => {
    tagAll(tag)
    const offset = (page.number - 1) * page.size
    const data = await readNetworks(orm, { limit: page.size, offset })
    return { data, meta: metaOf(page, await countNetworks(orm)) }
  },
})

/** Keys of the rows of companies in the lists of the directory, in the usual order. */
const pageOf = (orm: Orm, codes: readonly string[], limit: number, offset: number) =>
  orm
    .select({
      section: listing.section,
      code: listing.code,
      city: listing.city,
      place: sql<number>`row_number() over (order by ${listing.score} desc, ${listing.code})`.as('place'),
      price: sql<number | null>`${listing.priceFrom}`.mapWith(Number).as('shown_price'),
      priceTo: sql<number | null>`null::numeric`.mapWith(Number).as('shown_price_to'),
      currency: sql<string | null>`${listing.currency}`.as('shown_currency'),
    })
    .from(listing)
    .where(rowsOf(codes))
    .orderBy(desc(listing.score), listing.code)
    .limit(limit)
    .offset(offset)
    .as('page')

const rowsOf = (codes: readonly string[]) => and(inArray(listing.code, [...codes]), listing.isMain)

export const oneNetwork = defineEndpoint({
  service: 'front',
  path: '/v1/network/{organization}',
  summary: 'A network of clinics, by the slug or code of any of its companies, with the cards of its clinics',
  params: z.object({ organization: requestText.describe('Slug or code of the company.') }),
  query: z.object({ page: pageQuery(20) }),
  answer: networkClinics,
  read: async ({ orm, params: { organization }, query: { page }, tag, expires }) => {
    tagAll(tag)
    const [asked] = await orm
      .select({ head: headOf })
      .from(company)
      .where(or(eq(company.slug, organization), eq(company.code, organization)))
    if (!asked) return undefined
    const where = eq(company.code, asked.head)
    const [network] = await readNetworks(orm, { where, limit: 1, offset: 0 })
    if (!network) return undefined
    const members = await readMembers(orm, asked.head)
    const codes = members.map(({ code }) => code)
    const names = await readSpecialityNames(orm)
    const [rows] = await orm
      .select({
        total: sql<number>`count(*)::int`,
        nextChange: sql<Date | null>`min(${changesAt})`.mapWith((at: string) => new Date(at)),
      })
      .from(listing)
      .where(rowsOf(codes))
    if (rows?.nextChange) expires(rows.nextChange)
    return {
      NETWORK: network,
      COMPANIES: members.map(({ code, slug, name }) => ({
        COMPANY_CODE: code,
        SLUG: slug,
        ...localize('NAME', name),
      })),
      data: await readPage(orm, pageOf(orm, codes, page.size, (page.number - 1) * page.size), names),
      meta: metaOf(page, rows?.total ?? 0),
    }
  },
})
