import { z } from '@hono/zod-openapi'
import { aliasedTable, and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { neighbour } from '../../schemas/api/company.ts'
import { paged } from '../../schemas/api/paged.ts'
import { tags } from '../../schemas/tags.ts'
import { company, listing } from '../database/tables/index.ts'
import { companyCode } from '../kit/company/place.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { clinicFacts, factFields } from '../shared/answers/clinic-facts.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { isUnclaimed } from '../shared/shown/is-unclaimed.ts'

/** How many are named. */
const most = 6

const here = aliasedTable(listing, 'here')

/** Metres as the crow flies, exact enough within a city. */
const metres = sql<number>`round(111195 * sqrt(
  power(${listing.latitude} - ${here.latitude}, 2) +
  power((${listing.longitude} - ${here.longitude}) * cos(radians(${here.latitude})), 2)))::int`

export const neighbours = defineEndpoint({
  service: 'front',
  path: '/v1/neighbours/{companyCode}',
  summary: `Companies of the same section and city as one, the nearest first, at most ${most}`,
  params: z.object({ companyCode }),
  answer: paged(neighbour),
  read: async ({ orm, params: { companyCode }, tag }) => {
    const [own] = await orm
      .select({ section: listing.section, city: listing.city })
      .from(listing)
      .innerJoin(company, eq(company.code, listing.code))
      .where(eq(listing.code, companyCode))
      .limit(1)
    if (!own) return void tag(tags.companies)
    tag(tags.listing(own.section, own.city))
    const rows = await orm
      .select({
        ...factFields,
        code: company.code,
        slug: company.slug,
        name: company.name,
        category: company.category,
        isDemo: company.isDemo,
        kind: company.kind,
        isUnclaimed,
        metres,
      })
      .from(here)
      .innerJoin(
        listing,
        and(
          eq(listing.section, here.section),
          eq(listing.city, here.city),
          ne(listing.code, here.code),
          // Invented clinics stand near invented ones only.
          eq(listing.isDemo, here.isDemo),
        ),
      )
      .innerJoin(company, eq(company.code, listing.code))
      .where(and(eq(here.code, companyCode), isNotNull(metres)))
      .orderBy(asc(metres), asc(listing.code))
      .limit(most)
    return wholeList(
      rows.map((row) => ({
        COMPANY_CODE: row.code,
        SLUG: row.slug,
        ...localize('COMPANY_NAME', row.name),
        ...localizeOptional('CATEGORY', row.category),
        ...localizeOptional('ADDRESS', clinicFacts(row).address),
        is_demo: row.isDemo,
        KIND: row.kind,
        IS_UNCLAIMED: row.isUnclaimed,
        DISTANCE: row.metres,
      })),
    )
  },
})
