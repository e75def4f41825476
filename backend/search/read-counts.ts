import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type SpecialityList, specialityLists } from '../../schemas/api/search.ts'
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

/** The list that leads to each of some specialities, in a city or anywhere: of its doctors, of clinics where no doctor has it, or none. */
export async function listsOf(
  orm: Orm,
  specialities: readonly string[],
  city: string | undefined,
): Promise<ReadonlyMap<string, SpecialityList>> {
  if (specialities.length === 0) return new Map()
  const there = alias(listingSet, 'there')
  const rows = await orm
    .selectDistinct({ speciality: listingSet.value, section: listingSet.section })
    .from(listingSet)
    .innerJoin(there, and(eq(there.section, listingSet.section), eq(there.block, listingSet.block)))
    .where(
      and(
        inArray(listingSet.section, [...specialityLists]),
        ...[eq(listingSet.facet, 'speciality'), inArray(listingSet.value, [...specialities])],
        ...(city === undefined
          ? [eq(there.facet, 'main'), eq(there.value, '')]
          : [eq(there.facet, 'city'), eq(there.value, city)]),
        sql`${listingSet.at} = '-infinity' and ${there.at} = '-infinity'`,
        sql`bit_count(${listingSet.bits} & ${there.bits}) > 0`,
      ),
    )
  const first = (speciality: string) =>
    specialityLists.find((section) =>
      rows.some((row) => row.speciality === speciality && row.section === section),
    )
  return new Map(
    specialities.flatMap((speciality) => {
      const section = first(speciality)
      return section ? [[speciality, section] as const] : []
    }),
  )
}

/** How many there are in a city. */
export const countInCity = (orm: Orm, city: string): Promise<Counts> =>
  count(orm, (section) => [scope(section, city), scope(section, city)])
