import { z } from '@hono/zod-openapi'
import { and, count, desc, eq, ne, sql } from 'drizzle-orm'
import { searchStart } from '../../schemas/api/search.ts'
import { tags } from '../../schemas/tags.ts'
import { localize } from '../answers/localize.ts'
import type { Orm } from '../database/database.ts'
import { city, listing, speciality } from '../database/tables/index.ts'
import { defineEndpoint } from '../http/endpoint.ts'

/** Specialities and cities that are named. */
const mostSpecialities = 12
const mostCities = 60

/** Specialities that most doctors have, with how many; each is counted by the index. */
const readSpecialities = (orm: Orm) => {
  const doctors = sql<number>`(
    select count(*)::int from ${listing}
    where ${listing.specialities} @> array[${speciality}.slug] and ${listing.section} = 'doctors' and ${listing.isMain})`
  const counted = orm
    .select({ slug: speciality.slug, name: speciality.name, count: doctors.as('count') })
    .from(speciality)
    .as('counted')
  return orm
    .select()
    .from(counted)
    .where(sql`${counted.count} > 0`)
    .orderBy(desc(counted.count), counted.slug)
    .limit(mostSpecialities)
}

/** Cities with most clinics, with how many. */
const readCities = (orm: Orm) => {
  const clinics = orm
    .select({ city: listing.city, count: count().as('count') })
    .from(listing)
    .where(and(eq(listing.section, 'clinics'), ne(listing.city, '')))
    .groupBy(listing.city)
    .as('clinics')
  return orm
    .select({ slug: city.slug, name: city.name, count: clinics.count })
    .from(clinics)
    .innerJoin(city, eq(city.slug, clinics.city))
    .orderBy(desc(clinics.count), city.slug)
    .limit(mostCities)
}

export const searchBegin = defineEndpoint({
  service: 'front',
  path: '/v1/search/start',
  summary:
    'Specialities that most doctors have and cities with most clinics, with how many: where a search may begin',
  query: z.object({}),
  answer: searchStart,
  read: async ({ orm, tag }) => {
    tag(tags.searchStart)
    const specialities = await readSpecialities(orm)
    const cities = await readCities(orm)
    return {
      SPECIALITIES: specialities.map(({ slug, name, count }) => ({
        ...{ SLUG: slug, COUNT: count },
        ...localize('NAME', name),
      })),
      LOCATIONS: cities.map(({ slug, name, count }) => ({
        ...{ LOCATION_CODE: slug, COUNT: count },
        ...localize('LOCATION_NAME', name),
      })),
    }
  },
})
