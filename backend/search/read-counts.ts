import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import { listingSet } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { setOf } from '../listing/index.ts'

/** How many doctors and clinics there are. */
export type Counts = { doctors: number; clinics: number }

/** How many rows of a section are in both sets. */
const countBoth = (one: SQL, other: SQL) =>
  sql<number>`(select coalesce(sum(bit_count(one.bits & other.bits)), 0)::int
    from (${one}) as one join (${other}) as other using (block))`

async function count(orm: Orm, sets: (section: ListingSection) => readonly [SQL, SQL]): Promise<Counts> {
  const [row] = await orm
    .select({ doctors: countBoth(...sets('doctors')), clinics: countBoth(...sets('clinics')) })
    .from(sql`(select 1) as one`)
  return row ?? { doctors: 0, clinics: 0 }
}

const scope = (section: ListingSection, city?: string): SQL =>
  city === undefined ? setOf(section, 'main', ['']) : setOf(section, 'city', [city])

/** How many have a speciality, in a city or anywhere. */
export const countOfSpeciality = (orm: Orm, speciality: string, city?: string): Promise<Counts> =>
  count(orm, (section) => [setOf(section, 'speciality', [speciality]), scope(section, city)])

/** Those of some specialities that have doctors or clinics in a city. */
export async function specialitiesIn(
  orm: Orm,
  specialities: readonly string[],
  city: string,
): Promise<ReadonlySet<string>> {
  if (specialities.length === 0) return new Set()
  const there = alias(listingSet, 'there')
  const rows = await orm
    .selectDistinct({ speciality: listingSet.value })
    .from(listingSet)
    .innerJoin(there, and(eq(there.section, listingSet.section), eq(there.block, listingSet.block)))
    .where(
      and(
        inArray(listingSet.section, ['clinics', 'doctors']),
        ...[eq(listingSet.facet, 'speciality'), inArray(listingSet.value, [...specialities])],
        ...[eq(there.facet, 'city'), eq(there.value, city)],
        sql`${listingSet.at} = '-infinity' and ${there.at} = '-infinity'`,
        sql`bit_count(${listingSet.bits} & ${there.bits}) > 0`,
      ),
    )
  return new Set(rows.map(({ speciality }) => speciality))
}

/** How many there are in a city. */
export const countInCity = (orm: Orm, city: string): Promise<Counts> =>
  count(orm, (section) => [scope(section, city), scope(section, city)])
