import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../database/database.ts'
import { type SearchKind, searchEntry } from '../database/tables/index.ts'
import { kindWord } from './entry.ts'
import { both, either } from './word-query.ts'

/** Kinds of entries that companies have. */
export const companyKinds = ['clinic', 'doctor', 'service', 'other'] as const satisfies readonly SearchKind[]
/** Kinds of entries that belong to no company. */
export const dictionaryKinds = ['speciality', 'complaint', 'place'] as const satisfies readonly SearchKind[]

const { kind, code, city, site, page, name, detail, specialities, words, score } = searchEntry
const columns = { kind, code, city, site, page, name, detail, specialities, words, score }

/** Entries of one kind that meet a condition on their words, the best first. */
const ofKind = (orm: Orm, one: SearchKind, condition: string, most: number) =>
  orm
    .select(columns)
    .from(searchEntry)
    // The column is for the index by score, the word for that of words.
    .where(and(eq(kind, one), sql`${words} @@ ${both(condition, `'${kindWord(one)}'`)}::tsquery`))
    .orderBy(desc(score), asc(code))
    .limit(most)

export type Found = Awaited<ReturnType<typeof ofKind>>[number]

/** Up to `most` entries of each of the kinds that companies have, as one query. */
export async function readCompanyEntries(orm: Orm, condition: string, most: number): Promise<Found[]> {
  const [clinics, doctors, services, others] = companyKinds.map((one) => ofKind(orm, one, condition, most))
  if (!clinics || !doctors || !services || !others) return []
  return clinics.unionAll(doctors).unionAll(services).unionAll(others)
}

/** Specialities, complaints and cities that meet a condition on their words. */
export const readDictionary = (orm: Orm, condition: string): Promise<Found[]> =>
  orm
    .select(columns)
    .from(searchEntry)
    .where(
      sql`${words} @@ ${both(condition, either(dictionaryKinds.map((one) => `'${kindWord(one)}'`)))}::tsquery`,
    )
    .limit(500)

/** The city with a slug. */
export const readPlace = async (orm: Orm, slug: string): Promise<Found | undefined> => {
  const [place] = await orm
    .select(columns)
    .from(searchEntry)
    .where(and(eq(kind, 'place'), eq(code, slug)))
  return place
}

/** Specialities with the slugs. */
export const readSpecialities = (orm: Orm, slugs: readonly string[]): Promise<Found[]> =>
  orm
    .select(columns)
    .from(searchEntry)
    .where(and(eq(kind, 'speciality'), inArray(code, [...slugs])))
