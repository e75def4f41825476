import { z } from '@hono/zod-openapi'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { paged } from '../../schemas/api/paged.ts'
import { sitemapList } from '../../schemas/api/sitemap.ts'
import { indexedFrom, listingSections } from '../../schemas/listing.ts'
import { tags } from '../../schemas/tags.ts'
import type { Orm } from '../database/database.ts'
import { city, listing } from '../database/tables/index.ts'
import { defineEndpoint } from '../http/endpoint.ts'

type Entry = z.infer<typeof sitemapList>
type Section = Entry['SECTION']

/** Lists of a section by city, and by speciality where there are enough. */
async function listsOf(orm: Orm, section: Section): Promise<Entry[]> {
  const known = and(eq(listing.section, section), ne(listing.city, ''))
  const inCity = eq(city.slug, listing.city)
  const cities = await orm
    .selectDistinct({ city: listing.city })
    .from(listing)
    .innerJoin(city, inCity)
    .where(known)
    .orderBy(asc(listing.city))
  const speciality = sql<string>`unnest(${listing.specialities})`
  const specialities =
    section === 'other'
      ? []
      : await orm
          .select({ city: listing.city, speciality: speciality.as('speciality') })
          .from(listing)
          .innerJoin(city, inCity)
          .where(known)
          .groupBy(listing.city, sql`2`)
          .having(sql`count(*) >= ${indexedFrom}`)
          .orderBy(asc(listing.city), sql`2`)
  return [
    { SECTION: section, LOCATION_CODE: null, SPECIALITY: null },
    ...cities.map((row) => ({ SECTION: section, LOCATION_CODE: row.city, SPECIALITY: null })),
    ...specialities.map((row) => ({
      SECTION: section,
      LOCATION_CODE: row.city,
      SPECIALITY: row.speciality,
    })),
  ]
}

export const sitemapLists = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_lists',
  summary: 'Lists of the directory that are not empty, for search engines, a section a page',
  query: z.object({
    page: z.strictObject({ number: z.coerce.number().int().min(1).max(1_000_000).default(1) }).prefault({}),
  }),
  answer: paged(sitemapList),
  read: async ({ orm, query: { page }, tag }) => {
    for (const section of listingSections) tag(tags.listings(section))
    const filled: Section[] = []
    for (const section of listingSections) {
      const [row] = await orm
        .select({ section: listing.section })
        .from(listing)
        .where(eq(listing.section, section))
        .limit(1)
      if (row) filled.push(section)
    }
    const section = filled[page.number - 1]
    const data = section ? await listsOf(orm, section) : []
    return { data, meta: { page: page.number, pages: Math.max(1, filled.length), total: data.length } }
  },
})
