import { type SQL, sql } from 'drizzle-orm'
import { wantedTime } from '../../schemas/booking/free-part.ts'
import { type ListingFilter, type ListingSection, listingFeatures } from '../../schemas/directory/listing.ts'
import { listing, listingSet, rowsOfSet } from '../database/tables/index.ts'
import { type Filter, timeOf } from './listing-query.ts'
import { priceSteps } from './price-steps.ts'

const { section, facet, value, at, block, bits } = listingSet

/** Selects of `block` and `bits`: which rows of a section have one of the values of a facet. */
export const setOf = (of: ListingSection, name: string, values: readonly string[]): SQL =>
  sql`select ${block}, bit_or(${bits}) as bits from ${listingSet}
    where ${section} = ${of} and ${facet} = ${name} and ${value} in (${sql.join(
      values.map((one) => sql`${one}`),
      sql`, `,
    )}) and ${at} = '-infinity' group by ${block}`

/** Rows that figures of demonstrations count: each subject once. */
export const demoSet = (of: ListingSection): SQL =>
  sql`select block, main.bits & demo.bits as bits
    from (${setOf(of, 'main', [''])}) as main join (${setOf(of, 'demo', [''])}) as demo using (block)`

/** Rows that the directory counts: each subject once, and none for demonstration. */
export const countedSet = (of: ListingSection): SQL =>
  sql`select block, main.bits & ~coalesce(demo.bits, 0::bit(${sql.raw(String(rowsOfSet))})) as bits
    from (${setOf(of, 'main', [''])}) as main left join (${setOf(of, 'demo', [''])}) as demo using (block)`

/** Rows that are open now. */
export const openSet = (of: ListingSection): SQL =>
  sql`select ${block}, bit_xor(${bits}) as bits from ${listingSet}
    where ${section} = ${of} and ${facet} = 'open' and ${value} = '' and ${at} <= now() group by ${block}`

const range = (from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => String(from + index))

/** Rows with a price up to a limit: all of the steps below it, of the next step those whose own price is. */
function priceSet(of: ListingSection, price: number, currency: string): SQL {
  const below = priceSteps.filter((step) => step <= price)
  const own = sql`select ${listing.number} / ${rowsOfSet}::int as block,
      bit_or(set_bit(0::bit(${sql.raw(String(rowsOfSet))}), ${listing.number} % ${rowsOfSet}::int, 1)) as bits
    from ${listing} where ${listing.section} = ${of} and ${listing.currency} = ${currency}
      and ${listing.priceFrom} > ${below.at(-1) ?? 0}::numeric and ${listing.priceFrom} <= ${price}::numeric group by 1`
  const steps = setOf(
    of,
    'price',
    below.map((step) => `${currency} ${step}`),
  )
  if (below.at(-1) === price) return steps
  return sql`select block, bit_or(bits) as bits from (${below.length > 0 ? sql`${steps} union all ${own}` : own}) as parts group by block`
}

/** The set of each filter that is on, in the order of `listingFilters`. */
export function filterSets(filter: Filter, currency: string): ReadonlyMap<ListingFilter, SQL> {
  const { section: of, price, language, experience, rating, speciality, district } = filter
  const time = timeOf(filter)
  const year = new Date().getUTCFullYear()
  const all: (readonly [ListingFilter, SQL | undefined])[] = [
    ['open', filter.open && openSet(of)],
    ...listingFeatures.map(
      (feature) => [feature, filter[feature] && setOf(of, 'feature', [feature])] as const,
    ),
    ['time', time && setOf(of, 'time', [wantedTime(time)])],
    ['rating', rating === undefined ? undefined : setOf(of, 'rating', range(Math.round(rating * 10), 50))],
    [
      'experience',
      experience === undefined ? undefined : setOf(of, 'experience', range(1900, year - experience)),
    ],
    ['language', language === undefined ? undefined : setOf(of, 'language', [language])],
    ['price', price === undefined ? undefined : priceSet(of, price, currency)],
    ['district', district === undefined ? undefined : setOf(of, 'district', [district])],
    ['speciality', speciality === undefined ? undefined : setOf(of, 'speciality', [speciality])],
  ]
  return new Map(all.flatMap(([name, set]) => (set ? [[name, set] as const] : [])))
}
