import type { z } from '@hono/zod-openapi'
import { asc, desc, eq } from 'drizzle-orm'
import type { placedCity } from '../../schemas/api/listing.ts'
import { city } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { localize } from '../shared/answers/localize.ts'
import { countBy } from './count-by.ts'
import { type Coordinates, distanceFrom } from './distance-from.ts'
import type { Filter } from './listing-query.ts'
import { filterSets } from './listing-sets.ts'

/** Cities that an empty list proposes. */
const proposed = 4

/**
 * Cities in which a section has something under the filters, with how much: the largest first, or near a place the few nearest to
 * it.
 */
export async function readCities(
  orm: Orm,
  filter: Filter,
  currency: string,
  near?: Coordinates,
): Promise<z.infer<typeof placedCity>[]> {
  const counted = countBy(orm, filter.section, 'city', [...filterSets(filter, currency).values()])
  const query = orm
    .select({
      slug: city.slug,
      name: city.name,
      count: counted.rows,
      latitude: city.latitude,
      longitude: city.longitude,
    })
    .from(counted)
    .innerJoin(city, eq(city.slug, counted.place))
    .$dynamic()
  const rows = near
    ? await query.orderBy(distanceFrom(near, city)).limit(proposed)
    : await query.orderBy(desc(counted.rows), asc(city.slug))
  return rows.map(({ slug, name, count, latitude, longitude }) => ({
    LOCATION_CODE: slug,
    ...localize('LOCATION_NAME', name),
    COUNT: count,
    LATITUDE: latitude,
    LONGITUDE: longitude,
  }))
}
