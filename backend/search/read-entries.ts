import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type SearchKind, searchEntry } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { kindWord } from './words/entry.ts'
import { both, either } from './words/word-query.ts'

/** Kinds of entries that companies have. */
export const companyKinds = ['clinic', 'doctor', 'service', 'other'] as const satisfies readonly SearchKind[]
/** Kinds of entries that belong to no company. */
export const dictionaryKinds = ['speciality', 'complaint', 'place'] as const satisfies readonly SearchKind[]

const { kind, code, city, site, page, name, detail, specialities, words, score } = searchEntry
const columns = { kind, code, city, site, page, name, detail, specialities, words, score }

/** The part of a plan that says how many rows are expected of each of its subqueries. */
const planned = z.object({ Plan: z.object({ Plans: z.array(z.object({ 'Plan Rows': z.number() })) }) })
const expected = z.object({ rows: z.tuple([z.object({ 'QUERY PLAN': z.tuple([planned]) })]) })

/** The number of the best entries of a kind that are looked through before the index of words is used. */
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

/**
 * The best entries of each of some kinds that meet all conditions on their words, by the index of words: for words that few have. Conditions that
 * many entries meet are checked entry by entry (`is true` keeps them from the index), if others leave few.
 */
function amongAll(orm: Orm, kinds: readonly SearchKind[], words: Asked, most: number): Promise<Found[]> {
  const place = sql<number>`row_number() over (partition by ${kind} order by ${score} desc, ${code})`
  const ranked = orm
    .select({ ...columns, place: place.as('place') })
    .from(searchEntry)
    .where(
      and(
        ...words.rare.map((one) => meets(one)),
        ...words.common.map((one) => sql`(${meets(one)}) is true`),
        sql`(${inArray(kind, [...kinds])}) is true`,
      ),
    )
    .as('ranked')
  const { place: _, ...found } = ranked._.selectedFields
  return orm.select(found).from(ranked).where(lte(ranked.place, most))
}

const meets = (condition: string) => sql`${words} @@ ${condition}::tsquery`

/** The number of entries that Postgres must expect for looking through the best ones. */
const manyEntries = 1000

/** A condition that so many times as many entries meet as the rarest one is checked entry by entry. */
const muchMore = 10

/** Conditions on words: all of them as one, those that are looked up in the index, and those that are checked entry by entry. */
type Asked = { all: string; isMany: boolean; rare: readonly string[]; common: readonly string[] }

/** How many entries may meet conditions on their words: Postgres knows how common the common words are. */
async function plan(orm: Orm, conditions: readonly string[]): Promise<Asked> {
  const all = both(...conditions)
  const each = conditions.length > 1 ? [all, ...conditions] : [all]
  const asked = each.map((one) => sql`(select 1 from ${searchEntry} where ${meets(one)})`)
  const answer = await orm.execute(sql`explain (format json) select ${sql.join(asked, sql`, `)}`)
  const [total = 0, ...counts] = expected
    .parse(answer)
    .rows[0]['QUERY PLAN'][0].Plan.Plans.map((one) => one['Plan Rows'])
  const least = Math.max(manyEntries, Math.min(...counts))
  const isCommon = (_: string, index: number) => (counts[index] ?? 0) > least * muchMore
  return {
    all,
    isMany: total >= manyEntries,
    rare: conditions.filter((one, index) => !isCommon(one, index)),
    common: conditions.filter(isCommon),
  }
}

/** Up to `most` entries of each of the kinds that companies have, the best of each of those that meet all conditions. */
export async function readCompanyEntries(
  orm: Orm,
  conditions: readonly string[],
  most: number,
): Promise<Found[]> {
  const asked = await plan(orm, conditions)
  if (!asked.isMany) return amongAll(orm, companyKinds, asked, most)
  const [clinics, doctors, services, others] = companyKinds.map((one) => amongBest(orm, one, asked.all, most))
  if (!clinics || !doctors || !services || !others) return []
  const best = Map.groupBy(
    await clinics.unionAll(doctors).unionAll(services).unionAll(others),
    (one) => one.kind,
  )
  const full = companyKinds.filter((one) => best.get(one)?.length === most)
  const scarce = companyKinds.filter((one) => !full.includes(one))
  const rare = [...asked.rare, either(scarce.map((one) => `'${kindWord(one)}'`))]
  return [
    ...full.flatMap((one) => best.get(one) ?? []),
    ...(scarce.length > 0 ? await amongAll(orm, scarce, { ...asked, rare }, most) : []),
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
