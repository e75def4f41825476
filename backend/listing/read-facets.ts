import { type SQL, sql } from 'drizzle-orm'
import type { ClinicFeature } from '../../schemas/clinic-features.ts'
import { type ListingFilter, listingFeatures } from '../../schemas/listing.ts'
import type { Orm } from '../database/database.ts'
import { listing } from '../database/tables/index.ts'
import {
  allBut,
  conditionsOf,
  type Filter,
  isFromExperience,
  isFromRating,
  isOpenNow,
  isUpToPrice,
  scopeOf,
} from './listing-query.ts'

/** Prices to choose from, as far as there are any: 1, 2, 5, 10 … in units of the currency. */
const priceSteps = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((power) => [1, 2, 5].map((step) => step * 10 ** power))
const experienceSteps = [5, 10, 20]
const ratingSteps = [4, 4.5]

type Count = { value: string; count: number }

/** How many rows a list has, how many each further choice leaves, and when the first of them opens or closes. */
export type Facets = {
  total: number
  /** When the answer is another by itself; null if never. */
  nextChange: Date | null
  open: number
  features: Record<ClinicFeature, number>
  specialities: Count[]
  languages: Count[]
  prices: { upTo: number; count: number }[]
  experience: { years: number; count: number }[]
  ratings: { from: number; count: number }[]
  /** Without one of the filters that are on. */
  eased: { filter: ListingFilter; count: number }[]
}

const countOf = (...conditions: SQL[]) =>
  sql<number>`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`

/** When a row opens or closes next; null if that is not known. */
export const changesAt = sql`nullif(greatest(
  lower(${listing.open} * tstzmultirange(tstzrange(now(), null))),
  lower(tstzmultirange(tstzrange(now(), null)) - ${listing.open})), now())`

/** Counts what a list has, all facets in one pass over the rows of its section and city. */
export async function readFacets(orm: Orm, filter: Filter, currency: string): Promise<Facets> {
  const conditions = conditionsOf(filter, currency)
  const without = (name?: ListingFilter) => allBut(conditions, name)
  const all = without()
  const scope = scopeOf(filter)
  const numbers = <Step>(steps: readonly Step[], condition: (step: Step) => SQL, name: ListingFilter) =>
    sql<number[]>`array[${sql.join(
      steps.map((step) => countOf(without(name), condition(step))),
      sql`, `,
    )}]`
  const features = listingFeatures.map((feature) =>
    countOf(all, sql`${listing.features} @> array[${feature}]`),
  )
  const eased = [...conditions.keys()].map((name) => countOf(without(name)))
  const [row] = await orm
    .select({
      total: countOf(all),
      nextChange: sql<Date | null>`min(${changesAt})`.mapWith((at: string) => new Date(at)),
      open: countOf(all, isOpenNow),
      features: sql<number[]>`array[${sql.join(features, sql`, `)}]`,
      prices: numbers(priceSteps, (price) => isUpToPrice(price, currency), 'price'),
      experience: numbers(experienceSteps, isFromExperience, 'experience'),
      ratings: numbers(ratingSteps, isFromRating, 'rating'),
      eased: sql<number[]>`array[${sql.join(eased, sql`, `)}]::int[]`,
    })
    .from(listing)
    .where(scope)
  const counts = (column: SQL, name: ListingFilter) =>
    orm
      .select({ value: sql<string>`value`, count: sql<number>`count(*)::int` })
      .from(sql`${listing} cross join lateral unnest(${column}) as value`)
      .where(sql`${scope} and ${without(name)}`)
      .groupBy(sql`value`)
      .orderBy(sql`count(*) desc`, sql`value`)
  const total = row?.total ?? 0
  return {
    total,
    nextChange: row?.nextChange ?? null,
    open: row?.open ?? 0,
    features: Object.fromEntries(
      listingFeatures.map((feature, index) => [feature, row?.features[index] ?? 0]),
    ) as Record<ClinicFeature, number>,
    specialities: await counts(sql`${listing.specialities}`, 'speciality'),
    languages: await counts(sql`${listing.languages}`, 'language'),
    prices: distinct(priceSteps, row?.prices).map(([upTo, count]) => ({ upTo, count })),
    experience: distinct(experienceSteps, row?.experience).map(([years, count]) => ({ years, count })),
    ratings: distinct(ratingSteps, row?.ratings).map(([from, count]) => ({ from, count })),
    eased: [...conditions.keys()].map((name, index) => ({ filter: name, count: row?.eased[index] ?? 0 })),
  }
}

/** Steps that leave something, without those that leave the same as the step before. */
const distinct = (
  steps: readonly number[],
  counts: readonly number[] = [],
): [step: number, count: number][] =>
  steps.flatMap((step, index): [number, number][] => {
    const count = counts[index] ?? 0
    return count > 0 && count !== counts[index - 1] ? [[step, count]] : []
  })
