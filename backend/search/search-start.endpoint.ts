import { z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { searchStart } from '../../schemas/api/search.ts'
import { tags } from '../../schemas/tags.ts'
import { city, speciality } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { countBy, setOf } from '../listing/index.ts'
import { localize } from '../shared/answers/localize.ts'

/** Specialities and cities that are named. */
const mostSpecialities = 12
const mostCities = 60

/** Specialities that most doctors have, with how many. */
const readSpecialities = (orm: Orm) => {
  const counted = countBy(orm, 'doctors', 'speciality', [setOf('doctors', 'main', [''])])
  return orm
    .select({ slug: speciality.slug, name: speciality.name, count: counted.rows })
    .from(counted)
    .innerJoin(speciality, eq(speciality.slug, counted.place))
    .orderBy(desc(counted.rows), speciality.slug)
    .limit(mostSpecialities)
}

/** Cities with most clinics, with how many. */
const readCities = (orm: Orm) => {
  const counted = countBy(orm, 'clinics', 'city', [])
  return orm
    .select({ slug: city.slug, name: city.name, count: counted.rows })
    .from(counted)
    .innerJoin(city, eq(city.slug, counted.place))
    .orderBy(desc(counted.rows), city.slug)
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
        SLUG: slug,
        COUNT: count,
        ...localize('NAME', name),
      })),
      LOCATIONS: cities.map(({ slug, name, count }) => ({
        LOCATION_CODE: slug,
        COUNT: count,
        ...localize('LOCATION_NAME', name),
      })),
    }
  },
})
