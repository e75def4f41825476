import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
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

/** The part of a plan that says how many rows are expected. */
const planned = z.object({ Plan: z.object({ 'Plan Rows': z.number() }) })
const expected = z.object({ rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([planned]) })]) })

/** So many of the best entries of a kind are looked through before the index of words is asked. */
const lookedThrough = 2000

/** Entries among the best of a kind that meet a condition on their words: soon all that are asked for, if many have the words. */
const amongBest = (orm: Orm, one: SearchKind, condition: string, most: number) => {
  const best = orm
    .select(columns)
    .from(searchEntry)
    .where(eq(kind, one))
    .orderBy(desc(score), asc(code))
    .limit(lookedThrough)
    .as('best')
  return orm.select().from(best).where(sql`${best.words} @@ ${condition}::tsquery`).limit(most)
}

export type Found = Awaited<ReturnType<typeof amongBest>>[number]

/** The best entries of each of some kinds that meet a condition on their words, by the index of words: for words that few have. */
function amongAll(orm: Orm, kinds: readonly SearchKind[], condition: string, most: number): Promise<Found[]> {
  const met = both(condition, either(kinds.map((one) => `'${kindWord(one)}'`)))
  const place = sql<number>`row_number() over (partition by ${kind} order by ${score} desc, ${code})`
  const ranked = orm
    .select({ ...columns, place: place.as('place') })
    .from(searchEntry)
    .where(sql`${words} @@ ${met}::tsquery`)
    .as('ranked')
  const { place: _, ...found } = ranked._.selectedFields
  return orm.select(found).from(ranked).where(lte(ranked.place, most))
}

/** As many entries as Postgres must expect for the best ones to be looked through. */
const manyEntries = 1000

/** Whether many entries may meet a condition on their words: Postgres knows how common the common words are. */
async function areMany(orm: Orm, condition: string): Promise<boolean> {
  const plan = await orm.execute(
    sql`explain (format json) select from ${searchEntry} where ${words} @@ ${condition}::tsquery`,
  )
  return expected.parse(plan).rows[0]['QUERY PLAN'][0].Plan['Plan Rows'] >= manyEntries
}

/** Up to `most` entries of each of the kinds that companies have, the best of each. */
export async function readCompanyEntries(orm: Orm, condition: string, most: number): Promise<Found[]> {
  if (!(await areMany(orm, condition))) return amongAll(orm, companyKinds, condition, most)
  const [clinics, doctors, services, others] = companyKinds.map((one) => amongBest(orm, one, condition, most))
  if (!clinics || !doctors || !services || !others) return []
  const best = Map.groupBy(
    await clinics.unionAll(doctors).unionAll(services).unionAll(others),
    (one) => one.kind,
  )
  const full = companyKinds.filter((one) => best.get(one)?.length === most)
  const scarce = companyKinds.filter((one) => !full.includes(one))
  return [
    ...full.flatMap((one) => best.get(one) ?? []),
    ...(scarce.length > 0 ? await amongAll(orm, scarce, condition, most) : []),
  ]
}

/** Specialities, complaints and cities that meet a condition on their words. */
export const readDictionary = (orm: Orm, condition: string): Promise<Found[]> =>
  orm
    .select(columns)
    .from(searchEntry)
    // There are few of these kinds: reading them all is faster than finding a common word among all companies (`is true` keeps from that).
    .where(and(inArray(kind, [...dictionaryKinds]), sql`(${words} @@ ${condition}::tsquery) is true`))
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
