import type { z } from '@hono/zod-openapi'
import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { listingItem } from '../../schemas/api/listing.ts'
import type { ListingSort } from '../../schemas/directory/listing.ts'
import { city, company, listing, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { seenAt, seenFields } from '../shared/answers/clinic-facts.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'
import { type SpecialityNames, specialityAnswers } from '../shared/answers/speciality-answer.ts'
import { isCardOfEntry } from '../shared/shown/card-of-entry.ts'
import { isUnclaimed } from '../shared/shown/is-unclaimed.ts'
import { type Coordinates, distanceFrom, isWithin } from './distance-from.ts'
import { allBut, conditionsOf, type Filter, isOpenNow, scopeOf } from './listing-query.ts'
import { changesAt } from './read-facets.ts'

const { open: _, freeParts: _parts, soonest: _soonest, ...columns } = getTableColumns(listing)

type Wanted = {
  filter: Filter
  currency: string
  sort: ListingSort
  near: Coordinates | undefined
  /** The city of the list. */
  city?: Coordinates
  limit: number
  offset: number
  /** How many rows have a price in the currency, and in another one. */
  priced: { own: number; other: number }
  /** How many have a free slot that is known. */
  timed: number
  /** Numbers of all rows of the list, if they are few. */
  numbers?: readonly number[]
}

/** Rows of a list that stand together, in their order; `count` is how many there are. */
type Part = { where?: SQL; order: SQL[]; count: number }

const usual = [desc(listing.score), asc(listing.code)]
const others = Number.POSITIVE_INFINITY

/** The parts of a list, each in an order that an index has; rows without time, price, review or place come last in the orders by them. */
async function partsOf(orm: Orm, wanted: Wanted): Promise<Part[]> {
  const { sort, currency, near, priced } = wanted
  if (sort === 'rating')
    return [{ order: [desc(sql`(${listing.reviews} > 0)`), desc(listing.bayesian), ...usual], count: others }]
  if (sort === 'soonest')
    return [
      { where: isNotNull(listing.soonest), order: [asc(listing.soonest), ...usual], count: wanted.timed },
      { where: isNull(listing.soonest), order: usual, count: others },
    ]
  if (sort === 'price') {
    const order = [asc(listing.priceFrom), ...usual]
    const hasPrice = isNotNull(listing.priceFrom)
    return [
      { where: sql`${hasPrice} and ${listing.currency} = ${currency}`, order, count: priced.own },
      // Prices of different currencies do not compare: those of each stand together.
      {
        where: sql`${hasPrice} and ${listing.currency} <> ${currency}`,
        order: [asc(listing.currency), ...order],
        count: priced.other,
      },
      { where: isNull(listing.priceFrom), order: usual, count: others },
    ]
  }
  if (sort === 'distance' && near) {
    const where = wanted.numbers ? undefined : await nearEnough(orm, near, wanted)
    const order = [sql`${distanceFrom(near, listing)} asc nulls last`, ...usual]
    return [{ ...(where && { where }), order, count: others }]
  }
  return [{ order: usual, count: others }]
}

const conditionOf = ({ filter, currency, numbers }: Wanted): SQL =>
  numbers
    ? sql`${listing.number} = any (${`{${numbers.join()}}`}::int[])`
    : sql`${scopeOf(filter)} and ${allBut(conditionsOf(filter, currency))}`

/** Whether a place is some hundred kilometres away or more. */
const isFar = (one: Coordinates, other: Coordinates): boolean =>
  Math.abs(one.latitude - other.latitude) > 1 || Math.abs(one.longitude - other.longitude) > 2

/** The condition for rows within the smallest of some distances in which there are enough for the page; undefined if there is none. */
async function nearEnough(orm: Orm, near: Coordinates, wanted: Wanted): Promise<SQL | undefined> {
  const needed = wanted.offset + wanted.limit
  // Around a place that is far from the city there are others only.
  if (wanted.city && isFar(near, wanted.city)) return undefined
  for (const metres of [1000, 4000, 16_000, 64_000, 256_000, 1_024_000]) {
    const where = isWithin(metres, near, listing)
    const enough = orm
      .select({ one: sql`1` })
      .from(listing)
      .where(and(conditionOf(wanted), where))
      .limit(needed)
    const [found] = await orm.select({ count: count() }).from(enough.as('enough'))
    if (found?.count === needed) return where
  }
  return undefined
}

/** The price that is shown of a row: its lowest one, unless others are given. */
const ownPrice = {
  from: sql`${listing.priceFrom}`,
  to: sql`null::numeric`,
  currency: sql`${listing.currency}`,
}

/** The keys of a row for `readPage`: its key, its place on the page, and the shown price. */
export const pageKeys = (place: SQL, price = ownPrice) => ({
  section: listing.section,
  code: listing.code,
  city: listing.city,
  place: sql<number>`${place}`.as('place'),
  price: sql<number | null>`${price.from}`.mapWith(Number).as('shown_price'),
  priceTo: sql<number | null>`${price.to}`.mapWith(Number).as('shown_price_to'),
  currency: sql<string | null>`${price.currency}`.as('shown_currency'),
})

/** Keys of some rows of a part, in its order. */
const keysOf = (orm: Orm, wanted: Wanted, { where, order }: Part, limit: number, offset: number) =>
  orm
    .select(pageKeys(sql`row_number() over (order by ${sql.join(order, sql`, `)})`))
    .from(listing)
    .where(and(conditionOf(wanted), where))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page')

/** Keys of rows in their order, with the price that is to be shown. */
type Page = ReturnType<typeof keysOf>

/** Reads the shown columns of the rows of a page. */
const readRows = (orm: Orm, page: Page, near: Coordinates | undefined) =>
  orm
    .select({
      row: {
        ...columns,
        isUnclaimed,
        isOpen: sql<boolean | null>`case when ${listing.open} is not null then ${isOpenNow} end`,
        changesAt: sql<Date | null>`${changesAt}`.mapWith((at: string) => new Date(at)),
        distance: near ? distanceFrom(near, listing) : sql<number | null>`null::float8`,
      },
      company: { code: company.code, slug: company.slug, name: company.name, city: company.city },
      ...seenFields,
      cityName: city.name,
      card: specialist.slug,
      cardCode: specialist.code,
      price: { from: page.price, to: page.priceTo, currency: page.currency },
    })
    .from(page)
    .innerJoin(
      listing,
      and(eq(listing.section, page.section), eq(listing.code, page.code), eq(listing.city, page.city)),
    )
    .innerJoin(company, eq(company.code, sql`${listing.companies}[1]`))
    .leftJoin(city, eq(city.slug, company.city))
    .leftJoin(specialist, isCardOfEntry)
    .orderBy(page.place)

/** One page of a list, as the API sends it. */
export async function readItems(orm: Orm, wanted: Wanted, names: SpecialityNames) {
  const items: z.infer<typeof listingItem>[] = []
  let { offset, limit } = wanted
  for (const part of await partsOf(orm, wanted)) {
    const room = Math.min(limit, part.count - offset)
    if (room > 0) {
      const page = keysOf(orm, wanted, part, room, offset)
      items.push(...(await readPage(orm, page, names, wanted.near)))
      limit -= room
    }
    offset = Math.max(0, offset - part.count)
  }
  return items
}

/** The rows of a page, as the API sends them. */
export async function readPage(
  orm: Orm,
  page: Page,
  names: SpecialityNames,
  near?: Coordinates,
): Promise<z.infer<typeof listingItem>[]> {
  const rows = await readRows(orm, page, near)
  const seen = new Set<string>()
  return rows.flatMap(({ row, company: at, cityName, card, cardCode, price, ...facts }) => {
    // Two cards of one person in the same clinic are one row.
    if (seen.has(row.code)) return []
    seen.add(row.code)
    const { address, timezone } = seenAt(facts)
    return {
      SECTION: row.section,
      CODE: row.code,
      SLUG: row.slug,
      ...localize('NAME', row.name),
      ...localizeOptional('CATEGORY', row.category),
      IMAGE: row.image && imageAnswer(row.image),
      SPECIALITIES: specialityAnswers(row.specialities, names),
      FEATURES: row.features,
      LANGUAGES: row.languages,
      PRICE_FROM: price.from,
      PRICE_TO: price.to,
      CURRENCY: price.currency,
      IS_VISIT_PRICE: row.isVisitPrice && price.from === row.priceFrom,
      EXPERIENCE_SINCE: row.experienceSince,
      RATING: row.rating === null ? null : Math.round(row.rating * 10) / 10,
      REVIEWS_COUNT: row.reviews,
      IS_OPEN: row.isOpen,
      CHANGES_AT: row.changesAt?.toISOString() ?? null,
      TIMEZONE: timezone,
      DISTANCE: row.distance === null ? null : Math.round(row.distance),
      LATITUDE: row.latitude,
      LONGITUDE: row.longitude,
      DISTRICTS: row.districts,
      is_active_online_entry: row.takesOnline,
      is_demo: row.isDemo,
      IS_UNCLAIMED: row.isUnclaimed,
      COMPANY_CODE: at.code,
      COMPANY_SLUG: at.slug,
      ...localize('COMPANY_NAME', at.name),
      CARD_SLUG: card,
      CARD_CODE: cardCode,
      BOOKING: null,
      NEAREST_SLOT: null,
      NEAREST_SLOTS: [],
      ...localizeOptional('ADDRESS', address),
      LOCATION_CODE: at.city,
      ...localizeOptional('LOCATION_NAME', cityName),
    }
  })
}
