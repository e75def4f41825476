import { type SQL, sql } from 'drizzle-orm'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import { listingSet } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'

/**
 * How many rows of a section that are in all of some sets each value of a facet has, as `place` and `rows`; for values that have any. The
 * rows in all of them are found once, and no sets are sorted (`offset 0`, as in `readFacets`).
 */
export function countBy(orm: Orm, of: ListingSection, by: 'city' | 'speciality', sets: readonly SQL[]) {
  const { section, facet, value, at, bits, block } = listingSet
  const name = (index: number) => sql.identifier(`among_${index}`)
  const all = sql.join(
    sets.map((_, index) => sql`${name(index)}.bits`),
    sql` & `,
  )
  const [first, ...rest] = sets.map((set, index) => sql`(${set}) as ${name(index)}`)
  const joins = rest.map((set) => sql` join ${set} using (block)`)
  const among = first && sql`(select block, ${all} as bits from ${first}${sql.join(joins)} offset 0)`
  const counted = among ? sql`bit_count(${bits} & among.bits)` : sql`bit_count(${bits})`
  const each = sql`(
    select ${value} as place, ${counted} as count
    from ${listingSet}${among ? sql` join ${among} as among on among.block = ${block} + 0` : sql``}
    where ${section} = ${of} and ${facet} = ${by} and ${value} <> '' and ${at} = '-infinity' offset 0) as each`
  const rows = sql<number>`sum(count)::int`
  return orm
    .select({ place: sql<string>`place`.as('place'), rows: rows.as('rows') })
    .from(each)
    .groupBy(sql`place`)
    .having(sql`sum(count) > 0`)
    .as('counted')
}
