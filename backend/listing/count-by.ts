import { type SQL, sql } from 'drizzle-orm'
import type { ListingSection } from '../../schemas/listing.ts'
import type { Orm } from '../database/database.ts'
import { listingSet } from '../database/tables/index.ts'

/** How many rows of a section that are in all of some sets each value of a facet has, as `place` and `rows`; for values that have any. */
export function countBy(orm: Orm, of: ListingSection, by: 'city' | 'speciality', sets: readonly SQL[]) {
  const { section, facet, value, at, bits } = listingSet
  const name = (index: number) => sql.identifier(`among_${index}`)
  const joins = sets.map((set, index) => sql` join (${set}) as ${name(index)} using (block)`)
  const all = sql.join([sql`${bits}`, ...sets.map((_, index) => sql`${name(index)}.bits`)], sql` & `)
  const rows = sql<number>`sum(bit_count(${all}))::int`
  return orm
    .select({ place: sql<string>`${value}`.as('place'), rows: rows.as('rows') })
    .from(sql`${listingSet}${sql.join(joins)}`)
    .where(sql`${section} = ${of} and ${facet} = ${by} and ${value} <> '' and ${at} = '-infinity'`)
    .groupBy(value)
    .having(sql`${rows} > 0`)
    .as('counted')
}
