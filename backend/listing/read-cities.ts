import type { z } from '@hono/zod-openapi'
import { asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { listingCity } from '../../schemas/api/listing.ts'
import { localize } from '../answers/localize.ts'
import type { Orm } from '../database/database.ts'
import { city, listingSet } from '../database/tables/index.ts'
import { distanceFrom, type Place } from './distance-from.ts'
import type { Filter } from './listing-query.ts'
import { filterSets } from './listing-sets.ts'

const { section, facet, value, at, bits } = listingSet

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
  near?: Place,
): Promise<z.infer<typeof listingCity>[]> {
  const sets = [...filterSets(filter, currency).values()]
  const filtered = sets.map(
    (set, index) => sql` join (${set}) as ${sql.identifier(`filter_${index}`)} using (block)`,
  )
  const all = [bits, ...sets.map((_, index) => sql`${sql.identifier(`filter_${index}`)}.bits`)]
  const counted = orm
    .select({
      place: sql<string>`${value}`.as('place'),
      rows: sql<number>`sum(bit_count(${sql.join(all, sql` & `)}))::int`.as('rows'),
    })
    .from(sql`${listingSet}${sql.join(filtered)}`)
    .where(
      sql`${section} = ${filter.section} and ${facet} = 'city' and ${value} <> '' and ${at} = '-infinity'`,
    )
    .groupBy(value)
    .as('counted')
  const query = orm
    .select({ slug: city.slug, name: city.name, count: counted.rows })
    .from(counted)
    .innerJoin(city, eq(city.slug, counted.place))
    .where(gt(counted.rows, 0))
    .$dynamic()
  const rows = near
    ? await query.orderBy(distanceFrom(near, city)).limit(proposed)
    : await query.orderBy(desc(counted.rows), asc(city.slug))
  return rows.map(({ slug, name, count }) => ({
    LOCATION_CODE: slug,
    ...localize('LOCATION_NAME', name),
    COUNT: count,
  }))
}
