import type { z } from '@hono/zod-openapi'
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { listingItem } from '../../schemas/api/listing.ts'
import type { ListingSort } from '../../schemas/listing.ts'
import { clinicFacts, factFields } from '../answers/clinic-facts.ts'
import { imageAnswer } from '../answers/image-answer.ts'
import { localize, localizeOptional } from '../answers/localize.ts'
import { type SpecialityNames, specialityAnswers } from '../answers/speciality-answer.ts'
import type { Orm } from '../database/database.ts'
import { city, company, listing, specialist } from '../database/tables/index.ts'
import { isVisibleDoctor } from '../doctors/visible-doctors.ts'
import { distanceFrom, type Place } from './distance-from.ts'
import { allBut, conditionsOf, type Filter, isOpenNow, scopeOf } from './listing-query.ts'
import { changesAt } from './read-facets.ts'

const { open: _, ...columns } = getTableColumns(listing)

type Wanted = {
  filter: Filter
  currency: string
  sort: ListingSort
  near: Place | undefined
  limit: number
  offset: number
}

/** The order of a list; what has no price, review or place comes last in the orders by them. */
function orderOf({ sort, currency, near }: Wanted): SQL[] {
  const usual = [desc(listing.score), asc(listing.code)]
  if (sort === 'rating') return [desc(sql`${listing.reviews} > 0`), desc(listing.bayesian), ...usual]
  if (sort === 'price')
    return [
      sql`${listing.currency} = ${currency} desc nulls last`,
      sql`${listing.priceFrom} asc nulls last`,
      ...usual,
    ]
  if (sort === 'distance' && near) return [sql`${distanceFrom(near, listing)} asc nulls last`, ...usual]
  return usual
}

/** Keys of the rows of one page of a list, in its order. */
function pageOf(orm: Orm, wanted: Wanted) {
  const { filter, currency, limit, offset } = wanted
  return orm
    .select({
      section: listing.section,
      code: listing.code,
      city: listing.city,
      place: sql<number>`row_number() over (order by ${sql.join(orderOf(wanted), sql`, `)})`.as('place'),
      price: sql<number | null>`${listing.priceFrom}`.mapWith(Number).as('shown_price'),
      priceTo: sql<number | null>`null::numeric`.mapWith(Number).as('shown_price_to'),
      currency: sql<string | null>`${listing.currency}`.as('shown_currency'),
    })
    .from(listing)
    .where(sql`${scopeOf(filter)} and ${allBut(conditionsOf(filter, currency))}`)
    .orderBy(...orderOf(wanted))
    .limit(limit)
    .offset(offset)
    .as('page')
}

/** Keys of rows in their order, with the price that is to be shown. */
type Page = ReturnType<typeof pageOf>

/** What is shown of the rows of a page. */
const readRows = (orm: Orm, page: Page, near: Place | undefined) =>
  orm
    .select({
      row: {
        ...columns,
        isOpen: sql<boolean | null>`case when ${listing.open} is not null then ${isOpenNow} end`,
        changesAt: sql<Date | null>`${changesAt}`.mapWith((at: string) => new Date(at)),
        distance: near ? distanceFrom(near, listing) : sql<number | null>`null::float8`,
      },
      company: { code: company.code, slug: company.slug, name: company.name, city: company.city },
      ...factFields,
      cityName: city.name,
      card: specialist.slug,
      price: { from: page.price, to: page.priceTo, currency: page.currency },
    })
    .from(page)
    .innerJoin(
      listing,
      and(eq(listing.section, page.section), eq(listing.code, page.code), eq(listing.city, page.city)),
    )
    .innerJoin(company, eq(company.code, sql`${listing.companies}[1]`))
    .leftJoin(city, eq(city.slug, company.city))
    .leftJoin(
      specialist,
      and(
        eq(specialist.company, company.code),
        eq(sql`${specialist.practitioner}::text`, listing.code),
        isVisibleDoctor,
      ),
    )
    .orderBy(page.place)

/** One page of a list, as the API sends it. */
export const readItems = (orm: Orm, wanted: Wanted, names: SpecialityNames) =>
  readPage(orm, pageOf(orm, wanted), names, wanted.near)

/** The rows of a page, as the API sends them. */
export async function readPage(
  orm: Orm,
  page: Page,
  names: SpecialityNames,
  near?: Place,
): Promise<z.infer<typeof listingItem>[]> {
  const rows = await readRows(orm, page, near)
  const seen = new Set<string>()
  return rows.flatMap(({ row, company: at, cityName, card, price, ...facts }) => {
    // Two cards of one person in the same clinic are one row.
    if (seen.has(row.code)) return []
    seen.add(row.code)
    const { address, timezone } = clinicFacts(facts)
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
      EXPERIENCE_SINCE: row.experienceSince,
      RATING: row.rating === null ? null : Math.round(row.rating * 10) / 10,
      REVIEWS_COUNT: row.reviews,
      IS_OPEN: row.isOpen,
      CHANGES_AT: row.changesAt?.toISOString() ?? null,
      TIMEZONE: timezone,
      DISTANCE: row.distance === null ? null : Math.round(row.distance),
      LATITUDE: row.latitude,
      LONGITUDE: row.longitude,
      is_active_online_entry: row.takesOnline,
      is_demo: row.isDemo,
      COMPANY_CODE: at.code,
      COMPANY_SLUG: at.slug,
      ...localize('COMPANY_NAME', at.name),
      CARD_SLUG: card,
      ...localizeOptional('ADDRESS', address),
      LOCATION_CODE: at.city,
      ...localizeOptional('LOCATION_NAME', cityName),
    }
  })
}
