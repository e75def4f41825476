import { type SQL, sql } from 'drizzle-orm'
import { dayPartNames } from '../../schemas/appointment-requests/appointment-request.ts'
import { listedDays } from '../../schemas/booking/booking-rules.ts'
import { readWantedTime, type WantedTime, wantedTime } from '../../schemas/booking/free-part.ts'
import { type ListingFeature, type ListingFilter, listingFeatures } from '../../schemas/directory/listing.ts'
import { homeDay } from '../../schemas/formats/home-day.ts'
import { addDays } from '../../schemas/formats/zone.ts'
import { listing, listingSet } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Filter } from './listing-query.ts'
import { filterSets, openSet, setOf } from './listing-sets.ts'
import { offeredPrices } from './price-steps.ts'

const experienceSteps = [5, 10, 20]
const ratingSteps = [4, 4.5]

type Count = { value: string; count: number }

/** How many rows a list has, how many each further choice leaves, and when the first of them opens or closes. */
export type Facets = {
  total: number
  /** The next instant at which the answer changes by itself; null if never. */
  nextChange: Date | null
  open: number
  features: Record<ListingFeature, number>
  specialities: Count[]
  /** Districts of the list's city. */
  districts: Count[]
  languages: Count[]
  prices: { upTo: number; count: number }[]
  /** How many have a free slot at each time that may be chosen next (`nextTimes`). */
  times: (WantedTime & { count: number })[]
  /** How many of the list have a free slot that is known. */
  timed: number
  /** How many of the list have a price in the currency, and in another one. */
  priced: { own: number; other: number }
  experience: { years: number; count: number }[]
  ratings: { from: number; count: number }[]
  /** Without one of the filters that are on. */
  eased: { filter: ListingFilter; count: number }[]
}

/** When a row opens or closes next; null if that is not known. */
export const changesAt = sql`nullif(greatest(
  lower(${listing.open} * tstzmultirange(tstzrange(now(), null))),
  lower(tstzmultirange(tstzrange(now(), null)) - ${listing.open})), now())`

/** Facets of which all values are counted; of times only those that may be chosen next. */
const counted = ['feature', 'speciality', 'district', 'language', 'price', 'experience', 'rating'] as const
const ofFilter = (name: string) => name === 'time' || (counted as readonly string[]).includes(name)

/** The rows of a list: those of a city, otherwise each subject once. */
const scopeSet = ({ section, location }: Filter): SQL =>
  location === undefined ? setOf(section, 'main', ['']) : setOf(section, 'city', [location])

/** Names of sets as common table expressions, and `select`s of the rows that are in all of them. */
function intersections(sets: ReadonlyMap<string, SQL>) {
  const name = (set: string) => sql.identifier(`set_${set}`)
  const given = sql.join(
    [...sets].map(([set, rows]) => sql`${name(set)} as materialized (${rows})`),
    sql`, `,
  )
  const of = ([first = '', ...rest]: readonly string[]) => {
    const all = sql.join(
      [first, ...rest].map((set) => sql`${name(set)}.bits`),
      sql` & `,
    )
    const joins = rest.map((set) => sql` join ${name(set)} using (block)`)
    return sql`select block, ${all} as bits from ${name(first)}${sql.join(joins)}`
  }
  return { given, of }
}

/** The rows of a list as bits of `listing_set`: `block` and `bits`. */
export function rowsOf(filter: Filter, currency: string): SQL {
  const sets = new Map<string, SQL>([['scope', scopeSet(filter)], ...filterSets(filter, currency)])
  const { given, of } = intersections(sets)
  return sql`with ${given} ${of([...sets.keys()])}`
}

/** The days that are today or among the next ones in any zone. */
function days(): string[] {
  const today = homeDay()
  return Array.from({ length: listedDays + 2 }, (_, index) => addDays(today, index - 1))
}

/** Times that may be chosen next: another day with the part of the day as it is, and another part with the day. Empty is any time. */
const nextTimes = ({ day, part }: Filter): string[] => [
  '',
  ...days().map((other) => wantedTime({ day: other, part })),
  ...dayPartNames.map((other) => wantedTime({ day, part: other })),
]

type CountRow = { facet: string; value: string; count: number }

/** Counts the rows of a list by sets, so that no row is read. */
export async function readFacets(orm: Orm, filter: Filter, currency: string): Promise<Facets> {
  const { section } = filter
  const filters = filterSets(filter, currency)
  const sets = new Map<string, SQL>([['scope', scopeSet(filter)], ...filters, ['opened', openSet(section)]])
  const { given, of } = intersections(sets)
  const inList = ['scope', ...filters.keys()]
  const without = (left: string) => inList.filter((name) => name !== left)
  const masks = [
    sql`select '' as "left", block, bits from (${of(inList)}) as list`,
    ...[...filters.keys()].map(
      (name) => sql`select ${name}::text, block, bits from (${of(without(name))}) as list`,
    ),
  ]
  const chosen = [...filters.keys()].filter(ofFilter)
  const facet = listingSet.facet
  // An expression even without such filters, so that sets are met by their block.
  const leftOf = sql`case when ${facet} in ${['', ...chosen]} then ${facet} else '' end`
  // Each set is read once, in the order of the index (`+ 0`), and no sets are sorted (`offset 0`).
  const countsWhere = (condition: SQL) => sql`
      select facet, value, sum(count) from (
        select ${facet}, ${listingSet.value}, bit_count(mask.bits & ${listingSet.bits}) as count
        from ${listingSet} join mask on mask.block = ${listingSet.block} + 0 and mask."left" = ${leftOf}
        where ${listingSet.section} = ${section} and ${condition} and ${listingSet.at} = '-infinity'
        offset 0) as sets group by facet, value`
  const counting = orm
    .select({
      facet: sql<string>`facet`,
      value: sql<string>`value`,
      count: sql<number>`count::int`,
    })
    .from(sql`(
      with ${given}, mask as materialized (${sql.join(masks, sql` union all `)})
      select 'total' as facet, "left" as value, sum(bit_count(bits)) as count from mask group by "left"
      union all select 'open', '', sum(bit_count(mask.bits & set_opened.bits)) from mask join set_opened using (block) where "left" = ''
      union all ${countsWhere(sql`${facet} in ${[...counted]}
          and (${facet} <> 'rating' or ${listingSet.value} >= ${String(10 * Math.min(...ratingSteps))})`)}
      union all ${countsWhere(sql`${facet} = 'time' and ${listingSet.value} in ${nextTimes(filter)}`)}) as counts`)
    .where(sql`count > 0`)
  const [rows, nextChange] = await Promise.all([counting, readNextChange(orm, filter)])
  const counts = Map.groupBy(rows as CountRow[], (row) => row.facet)
  const countOf = (name: string, value = '') =>
    counts.get(name)?.find((row) => row.value === value)?.count ?? 0
  const sumOf = (name: string, fits: (value: number) => boolean) =>
    (counts.get(name) ?? []).reduce((sum, { value, count }) => sum + (fits(Number(value)) ? count : 0), 0)
  const prices = (counts.get('price') ?? []).map(({ value, count }) => {
    const [money, step] = value.split(' ')
    return { isOwn: money === currency, step: Number(step), count }
  })
  const priced = (fits: (price: (typeof prices)[number]) => boolean) =>
    prices.reduce((sum, price) => sum + (fits(price) ? price.count : 0), 0)
  const byCount = (name: string): Count[] =>
    (counts.get(name) ?? [])
      .map(({ value, count }) => ({ value, count }))
      .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  const year = new Date().getUTCFullYear()
  return {
    total: countOf('total'),
    nextChange,
    open: countOf('open'),
    features: Object.fromEntries(
      listingFeatures.map((feature) => [feature, countOf('feature', feature)]),
    ) as Record<ListingFeature, number>,
    specialities: byCount('speciality'),
    districts: filter.location === undefined ? [] : byCount('district'),
    languages: byCount('language'),
    times: byCount('time').flatMap(({ value, count }) => {
      const time = readWantedTime(value)
      return time ? [{ ...time, count }] : []
    }),
    timed: filters.has('time') ? countOf('total') : countOf('time'),
    prices: distinct(offeredPrices, (most) => priced(({ isOwn, step }) => isOwn && step <= most)).map(
      ([upTo, count]) => ({ upTo, count }),
    ),
    priced:
      filter.price === undefined
        ? { own: priced(({ isOwn }) => isOwn), other: priced(({ isOwn }) => !isOwn) }
        : { own: countOf('total'), other: 0 },
    experience: distinct(experienceSteps, (years) =>
      sumOf('experience', (since) => since <= year - years),
    ).map(([years, count]) => ({ years, count })),
    ratings: distinct(ratingSteps, (from) => sumOf('rating', (tenths) => tenths >= from * 10)).map(
      ([from, count]) => ({ from, count }),
    ),
    eased: [...filters.keys()].map((name) => ({ filter: name, count: countOf('total', name) })),
  }
}

/** When the first row of the section and city opens or closes. */
async function readNextChange(orm: Orm, filter: Filter): Promise<Date | null> {
  const { section, facet, at, block, bits } = listingSet
  const [row] = await orm
    .select({ at })
    .from(listingSet)
    .innerJoin(sql`(${scopeSet(filter)}) as scope`, sql`scope.block = ${block}`)
    .where(
      sql`${section} = ${filter.section} and ${facet} = 'open' and ${listingSet.value} = '' and ${at} > now() and bit_count(${bits} & scope.bits) > 0`,
    )
    .orderBy(at)
    .limit(1)
  return row?.at ?? null
}

/** Steps that leave something, without those that leave the same as the step before. */
const distinct = (
  steps: readonly number[],
  countOf: (step: number) => number,
): [step: number, count: number][] => {
  const counts = steps.map(countOf)
  return steps.flatMap((step, index): [number, number][] => {
    const count = counts[index] ?? 0
    return count > 0 && count !== counts[index - 1] ? [[step, count]] : []
  })
}
