import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { FreePart } from '../../../schemas/booking/free-part.ts'
import { foundFacts } from '../../../schemas/directory/found-facts.ts'
import { listingSections } from '../../../schemas/directory/listing.ts'
import { image, instant, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** Rows of `listing` that a row of `listing_set` covers; the same in the function `listing_toggle`. */
export const rowsOfSet = 8192

/** One bit for each of these rows, as `0101…`. */
const bits = customType<{ data: string }>({ dataType: () => `bit(${rowsOfSet})` })

/** Instants at which a place is open: a Postgres `tstzmultirange` as text. */
const instants = customType<{ data: string }>({ dataType: () => 'tstzmultirange' })

/** The condition for rows of people who see patients in several clinics. */
export const isInSeveralClinics = sql`is_main and section = 'doctors' and cardinality(companies) > 1`

/** The condition for rows with reviews that are counted in all: those of doctors are among those of their clinics. */
export const hasOwnReviews = sql`is_main and section <> 'doctors' and reviews > 0`

/**
 * The entries of the directory's lists with their filters: one row for each clinic, doctor or other company and each city where patients
 * are seen. It is made of the rows of companies (`backend/listing`), in the transaction that changes them.
 */
export const listing = pgTable(
  'listing',
  {
    section: text({ enum: listingSections }).notNull(),
    /** Code of the company; of a doctor who has cards in clinics the id of `practitioner`. */
    code: text().notNull(),
    /** Slug of the city; empty if it is not known. */
    city: text().notNull(),
    /** The row that stands for all of the same subject in lists without a city. */
    isMain: boolean('is_main').notNull(),
    slug: text().notNull(),
    /** Codes of the companies whose rows it is made of; the first is the one in this city. */
    companies: text().array().notNull(),
    name: texts().notNull(),
    /** The kind of a clinic in its own words, or the position of a doctor. */
    category: texts(),
    image: image(),
    specialities: text().array().notNull(),
    features: text().array().notNull(),
    /** Districts of the city in which there is a branch (`schemas/reference/districts.ts`). */
    districts: text().array().notNull().default(sql`'{}'`),
    /** Languages in which patients are seen, ISO 639-1. */
    languages: text().array().notNull(),
    /** The price of a first visit in `currency`; where none is known, of a company the lowest of a visible service. */
    priceFrom: numeric('price_from', { precision: 14, scale: 2, mode: 'number' }),
    currency: text(),
    /** True if the price is that of a first visit. */
    isVisitPrice: boolean('is_visit_price').notNull().default(false),
    experienceSince: integer('experience_since'),
    /** Mean of the shown reviews, 1 to 5; null without any. */
    rating: doublePrecision(),
    reviews: integer().notNull(),
    /** Bayesian mean (F21), the order of lists by rating; 0 without reviews, among which `score` decides. */
    bayesian: doublePrecision().notNull(),
    /** How much is known, 0 to 100. */
    completeness: integer().notNull(),
    /** Order of lists: `listingScore`; below 0 for companies that nobody manages. */
    score: doublePrecision().notNull(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /** When it is open, for the next days only; null if its hours are not known. */
    open: instants(),
    /** The next free slot of the doctor in the clinic that the card names, or of any doctor of the company; null where none is known. */
    soonest: instant('soonest'),
    /** The parts of the next days in which there is a free slot (`next_free`). */
    freeParts: text('free_parts').array().$type<FreePart[]>().notNull().default(sql`'{}'`),
    takesOnline: boolean('takes_online').notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** Its place in the sets of `listing_set`. */
    number: integer().notNull().generatedByDefaultAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.section, table.code, table.city] }),
    // With the columns that filter a page of a list, so that later pages are found without reading the rows before.
    index('listing_of_city').on(
      ...[table.section, table.city, table.score.desc().nullsFirst(), table.code],
      ...[table.priceFrom, table.currency],
    ),
    index('listing_of_all')
      .on(
        ...[table.section, table.score.desc().nullsFirst(), table.code],
        ...[table.city, table.priceFrom, table.currency],
      )
      .where(sql`is_main`),
    // For the sitemap, and for sums of reviews.
    index('listing_of_people').on(table.code).where(isInSeveralClinics),
    index('listing_reviews_of_city').on(table.city, table.isDemo, table.reviews).where(hasOwnReviews),
    // Two rows of one number would be one bit of the sets.
    uniqueIndex('listing_number').on(table.number),
    // Orders of long lists, in which they are read from the beginning.
    index('listing_by_rating').on(
      ...[
        table.section,
        sql`(reviews > 0) desc`,
        table.bayesian.desc().nullsFirst(),
        table.score.desc().nullsFirst(),
        table.code,
      ],
    ),
    index('listing_by_price').on(
      table.section,
      table.currency,
      table.priceFrom,
      table.score.desc().nullsFirst(),
      table.code,
    ),
    index('listing_by_soonest')
      .on(table.section, table.soonest, table.score.desc().nullsFirst(), table.code)
      .where(sql`soonest is not null`),
    index('listing_by_place').using('gist', sql`point(longitude, latitude)`),
    index('listing_by_slug').on(table.section, table.slug),
    index('listing_by_company').using('gin', table.companies),
    index('listing_by_speciality').using('gin', table.specialities),
  ],
)

/**
 * The set of rows of `listing` with a value of a facet, as bits by their number, so that filtered rows are counted without reading them.
 * Triggers of `listing` write them in the statement that changes it (`listing_values` and `listing_toggle` in the migrations).
 *
 * Facets are `main`, `demo`, `city`, `feature`, `speciality`, `district`, `language`, `experience` (since which year), `rating` (tenths),
 * `price` (its currency and the step of prices that it does not exceed), `time` (a day, a part of any or of one day in which there is a
 * free slot; empty where one is known at all), and `open`: of it the exclusive or of all sets until an instant
 * are the rows that are open then.
 */
export const listingSet = pgTable(
  'listing_set',
  {
    section: text({ enum: listingSections }).notNull(),
    facet: text().notNull(),
    value: text().notNull(),
    /** The instants at which rows open or close; past ones, and those of other facets, are `-infinity`. */
    at: instant('at').notNull(),
    /** The bits are those of the rows from `block * rowsOfSet` on. */
    block: integer().notNull(),
    bits: bits().notNull(),
  },
  (table) => [primaryKey({ columns: [table.section, table.facet, table.value, table.at, table.block] })],
)

/**
 * The offers of the services in the directory, with their prices: a row for each visible service of a listed company. Services of one name
 * are one service there, whose `slug` is made of the name.
 */
export const offer = pgTable(
  'offer',
  {
    company: ofCompany(),
    service: text().notNull(),
    slug: text().notNull(),
    name: texts().notNull(),
    city: text().notNull(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    priceTo: numeric('price_to', { precision: 14, scale: 2, mode: 'number' }),
    currency: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.service] }),
    index('offer_by_service').on(table.slug, table.city, table.price),
    // With the columns that count and sum up services, so that no row is read.
    index('offer_by_company').on(table.slug, table.company, table.price, table.priceTo, table.currency),
    index('offer_of_city').on(
      ...[table.city, table.slug, table.company, table.price, table.priceTo, table.currency],
    ),
  ],
)

/**
 * The instant until which the rows of `listing` and `search_entry` for a company are right, and the version of the code that wrote them. A
 * company that is missing here has no such rows yet.
 */
export const listed = pgTable(
  'listed',
  {
    company: ofCompany().primaryKey(),
    until: instant('until').notNull(),
    version: integer().notNull().default(0),
  },
  (table) => [index('listed_by_time').on(table.until)],
)

/** What is known of a company that visitors look for, and since which day of its calendar; without a day it was known when this was first looked at. */
export const foundFact = pgTable(
  'found_fact',
  {
    company: ofCompany(),
    fact: text({ enum: foundFacts }).notNull(),
    isKnown: boolean('is_known').notNull(),
    since: date(),
  },
  (table) => [primaryKey({ columns: [table.company, table.fact] })],
)
