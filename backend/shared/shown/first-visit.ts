import { sql } from 'drizzle-orm'
import { listing, specialist } from '../../database/tables/index.ts'

/** The price of a first visit to a doctor; null where lists say nothing. */
export type FirstVisit = { price: number; currency: string } | null

/** A column of a query of doctors' cards: what a first visit costs from, as the lists of the directory say it; null where they say nothing. */
export const firstVisit = sql<FirstVisit>`(
  select json_build_object('price', ${listing.priceFrom}, 'currency', ${listing.currency}) from ${listing}
  where ${listing.section} = 'doctors' and ${listing.code} = ${specialist.practitioner}::text
    and ${listing.companies}[1] = ${specialist.company} and ${listing.isVisitPrice}
    and ${listing.priceFrom} is not null and ${listing.currency} is not null
  limit 1)`
