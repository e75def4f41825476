import { z } from '@hono/zod-openapi'
import { and, asc, countDistinct, desc, eq, gte, ne, sql } from 'drizzle-orm'
import { sitemapAnswer, sitemapList } from '../../schemas/api/sitemap.ts'
import { indexedFrom, listingSections } from '../../schemas/listing.ts'
import { tags } from '../../schemas/tags.ts'
import type { Orm } from '../database/database.ts'
import { city, listing, offer } from '../database/tables/index.ts'
import { fileKey } from '../directory/sitemap-files.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { nested } from '../http/query.ts'
import { listFiles } from './list-files.ts'

type Entry = z.infer<typeof sitemapList>
type Section = (typeof listingSections)[number]

/** Lists of services at most: with all languages they fill a file of the sitemap. */
const mostServices = 12_000

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
  const of = (place: string | null, name: string | null): Entry => ({
    SECTION: section,
    LOCATION_CODE: place,
    SPECIALITY: name,
    SERVICE: null,
  })
  return [
    of(null, null),
    ...cities.map((row) => of(row.city, null)),
    ...specialities.map((row) => of(row.city, row.speciality)),
  ]
}

/** Services that enough companies offer, in all cities and in each (R122); those that most offer, if there are too many. */
async function listsOfServices(orm: Orm): Promise<Entry[]> {
  const of = (service: string | null, place: string | null): Entry => ({
    SECTION: 'services',
    LOCATION_CODE: place,
    SPECIALITY: null,
    SERVICE: service,
  })
  const rows = await orm
    .select({ service: offer.slug, city: sql<string | null>`${offer.city}`.as('place') })
    .from(offer)
    .groupBy(sql`grouping sets ((${offer.slug}, ${offer.city}), (${offer.slug}))`)
    .having(and(gte(countDistinct(offer.company), indexedFrom), sql`${offer.city} is distinct from ''`))
    .orderBy(desc(countDistinct(offer.company)), asc(offer.slug), sql`${offer.city} nulls first`)
    .limit(mostServices)
  return [of(null, null), ...rows.map(({ service, city }) => of(service, city))]
}

export const sitemapLists = defineEndpoint({
  service: 'front',
  path: '/v1/sitemap_lists',
  summary:
    'Lists of the directory that are not empty, for search engines: those of the section that is the key, or of services',
  query: z.object({ page: nested({ from: fileKey.optional() }).prefault({}) }),
  answer: sitemapAnswer(sitemapList),
  read: async ({ orm, query: { page }, tag }) => {
    for (const section of listingSections) tag(tags.listings(section))
    const files = await listFiles(orm)
    const file = page.from === undefined ? files[0] : files.find((name) => name === page.from)
    if (file === undefined) return { data: [] }
    return { data: file === 'services' ? await listsOfServices(orm) : await listsOf(orm, file) }
  },
})
