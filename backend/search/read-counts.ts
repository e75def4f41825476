import { and, arrayContains, eq, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { listing } from '../database/tables/index.ts'

/** How many doctors and clinics there are. */
export type Counts = { doctors: number; clinics: number }

/** How many doctors and clinics meet a condition on `listing`. */
async function count(orm: Orm, condition: SQL | undefined): Promise<Counts> {
  const rows = await orm
    .select({ section: listing.section, count: sql<number>`count(*)::int` })
    .from(listing)
    .where(condition)
    .groupBy(listing.section)
  const of = (section: string) => rows.find((row) => row.section === section)?.count ?? 0
  return { doctors: of('doctors'), clinics: of('clinics') }
}

/** How many have a speciality, in a city or anywhere. */
export const countOfSpeciality = (orm: Orm, speciality: string, city?: string): Promise<Counts> =>
  count(
    orm,
    and(arrayContains(listing.specialities, [speciality]), city ? eq(listing.city, city) : listing.isMain),
  )

/** How many there are in a city. */
export const countInCity = (orm: Orm, city: string): Promise<Counts> => count(orm, eq(listing.city, city))
