import { z } from '@hono/zod-openapi'
import { and, asc, countDistinct, desc, eq, gte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { sitemapAnswer, sitemapList } from '../../../schemas/api/sitemap.ts'
import { indexedFrom, listingSections } from '../../../schemas/directory/listing.ts'
import { tags } from '../../../schemas/tags.ts'
import { city, listingSet, offer } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { defineEndpoint } from '../../kit/http/endpoint.ts'
import { nested } from '../../kit/input/query.ts'
import { countBy, listFiles } from '../../listing/index.ts'
import { fileKey } from './sitemap-files.ts'

type Entry = z.infer<typeof sitemapList>
type Section = (typeof listingSections)[number]

/** Lists of services at most: with all languages they fill a file of the sitemap. */
const mostServices = 12_000

/** Specialities that enough of a section have in a city, by the sets of rows. */
function specialitiesByCity(orm: Orm, section: Section) {
  const place = alias(listingSet, 'place')
  const { facet, value, at, block, bits } = listingSet
  // No sets are sorted (`offset 0`).
  const both = sql`(
    select ${place.value} as city, ${value} as speciality, bit_count(${place.bits} & ${bits}) as count
    from ${listingSet} as ${sql.identifier('place')} join ${listingSet} on ${block} + 0 = ${place.block}
    where ${place.section} = ${section} and ${place.facet} = 'city' and ${place.at} = '-infinity'
      and ${listingSet.section} = ${section} and ${facet} = 'speciality' and ${at} = '-infinity' offset 0) as both_sets`
  return orm
    .select({ city: city.slug, speciality: sql<string>`speciality` })
    .from(both)
    .innerJoin(city, eq(city.slug, sql`both_sets.city`))
    .groupBy(city.slug, sql`speciality`)
    .having(sql`sum(count) >= ${indexedFrom}`)
    .orderBy(asc(city.slug), sql`speciality`)
}

/** Lists of a section by city, and by speciality where there are enough. */
async function listsOf(orm: Orm, section: Section): Promise<Entry[]> {
  const counted = countBy(orm, section, 'city', [])
  const cities = await orm
    .select({ city: city.slug })
    .from(counted)
    .innerJoin(city, eq(city.slug, counted.place))
    .orderBy(asc(city.slug))
  const specialities = section === 'other' ? [] : await specialitiesByCity(orm, section)
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
