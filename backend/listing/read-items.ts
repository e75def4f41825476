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

/** The rows of one page of a list, in its order. */
async function readRows(orm: Orm, wanted: Wanted) {
  const { filter, currency, near, limit, offset } = wanted
  const page = orm
    .select({
      code: listing.code,
      city: listing.city,
      place: sql<number>`row_number() over (order by ${sql.join(orderOf(wanted), sql`, `)})`.as('place'),
    })
    .from(listing)
    .where(sql`${scopeOf(filter)} and ${allBut(conditionsOf(filter, currency))}`)
    .orderBy(...orderOf(wanted))
    .limit(limit)
    .offset(offset)
    .as('page')
  return orm
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
    })
    .from(page)
    .innerJoin(
      listing,
      and(eq(listing.section, filter.section), eq(listing.code, page.code), eq(listing.city, page.city)),
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
}

/** One page of a list, as the API sends it. */
export async function readItems(
  orm: Orm,
  wanted: Wanted,
  names: SpecialityNames,
): Promise<z.infer<typeof listingItem>[]> {
  const rows = await readRows(orm, wanted)
  const seen = new Set<string>()
  return rows.flatMap(({ row, company: at, cityName, card, ...facts }) => {
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
      PRICE_FROM: row.priceFrom,
      CURRENCY: row.currency,
      EXPERIENCE_SINCE: row.experienceSince,
      RATING: row.rating === null ? null : Math.round(row.rating * 10) / 10,
      REVIEWS_COUNT: row.reviews,
      IS_OPEN: row.isOpen,
      CHANGES_AT: row.changesAt?.toISOString() ?? null,
      TIMEZONE: timezone,
      DISTANCE: row.distance === null ? null : Math.round(row.distance),
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
