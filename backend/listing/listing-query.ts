import { z } from '@hono/zod-openapi'
import { and, arrayContains, arrayOverlaps, type SQL, sql } from 'drizzle-orm'
import { dayPartNames } from '../../schemas/appointment-requests/appointment-request.ts'
import { type FreePart, type WantedTime, wantedTime } from '../../schemas/booking/free-part.ts'
import {
  type ListingFilter,
  listingFeatures,
  listingFilters,
  listingPageSize,
  listingSections,
  listingSorts,
} from '../../schemas/directory/listing.ts'
import { districtNames } from '../../schemas/reference/districts.ts'
import { spokenLanguages } from '../../schemas/reference/spoken-languages.ts'
import { listing } from '../database/tables/index.ts'
import { nested, pageQuery, requestText } from '../kit/input/query.ts'

const flag = z.literal('1').optional()
const languages = Object.keys(spokenLanguages) as [string, ...string[]]

/**
 * Filters of a list of the directory; a flag that is on is `1`. A day and a part of the day are by the clock of the branch, within the
 * next days (`listedDays`).
 */
export const listingQuery = z.object({
  filter: nested({
    section: z.enum(listingSections),
    location: requestText.optional(),
    speciality: requestText.optional(),
    district: z.enum(Object.keys(districtNames)).optional(),
    open: flag,
    online: flag,
    promotion: flag,
    osms: flag,
    gobmp: flag,
    children: flag,
    homeVisits: flag,
    stepFree: flag,
    price: z.coerce.number().int().min(1).max(1_000_000_000).optional(),
    day: z.iso.date().optional(),
    part: z.enum(dayPartNames).optional(),
    language: z.enum(languages).optional(),
    experience: z.coerce.number().int().min(1).max(70).optional(),
    rating: z.coerce.number().min(1).max(5).multipleOf(0.1).optional(),
    near: z
      .string()
      .max(40)
      .regex(/^-?\d{1,2}(?:\.\d{1,8})?,-?\d{1,3}(?:\.\d{1,8})?$/)
      .optional(),
  }),
  sort: z.enum(listingSorts).describe('Which come first.').default('relevance'),
  page: pageQuery(listingPageSize),
})

export type ListingRequest = z.infer<typeof listingQuery>
export type Filter = ListingRequest['filter']

/** Rows of a section: those of a city, otherwise each subject once. */
export const scopeOf = ({ section, location }: Pick<Filter, 'section' | 'location'>): SQL =>
  sql`${listing.section} = ${section} and ${location === undefined ? sql`${listing.isMain}` : sql`${listing.city} = ${location}`}`

export const isOpenNow = sql<boolean>`coalesce(${listing.open} @> now(), false)`

export const isFromExperience = (years: number): SQL =>
  sql`${listing.experienceSince} <= extract(year from now()) - ${years}::int`
export const isUpToPrice = (price: number, currency: string): SQL =>
  sql`(${listing.currency} = ${currency} and ${listing.priceFrom} <= ${price}::numeric)`
export const isFromRating = (rating: number): SQL => sql`${listing.rating} >= ${rating}::float8`

/** What a list is asked for: a day, a part of a day, or both; undefined for any time. */
export const timeOf = ({ day, part }: Filter): WantedTime | undefined =>
  day === undefined && part === undefined ? undefined : { day, part }

/** A condition for rows with a free slot at such a time. */
export function isFreeAt({ day, part }: WantedTime): SQL {
  if (day === undefined)
    return sql`exists (select from unnest(${listing.freeParts}) as free where split_part(free, ' ', 2) = ${part})`
  const all = part === undefined ? dayPartNames : [part]
  return arrayOverlaps(
    listing.freeParts,
    all.map((one) => wantedTime({ day, part: one }) as FreePart),
  )
}

/** The condition of each filter that is on, in the order of `listingFilters`. */
export function conditionsOf(filter: Filter, currency: string): ReadonlyMap<ListingFilter, SQL> {
  const { price, language, experience, rating, speciality, district } = filter
  const time = timeOf(filter)
  const all: Partial<Record<ListingFilter, SQL>> = {
    ...(filter.open && { open: isOpenNow }),
    ...Object.fromEntries(
      listingFeatures
        .filter((feature) => filter[feature])
        .map((feature) => [feature, arrayContains(listing.features, [feature])]),
    ),
    ...(time && { time: isFreeAt(time) }),
    ...(price !== undefined && { price: isUpToPrice(price, currency) }),
    ...(language !== undefined && { language: arrayContains(listing.languages, [language]) }),
    ...(experience !== undefined && { experience: isFromExperience(experience) }),
    ...(rating !== undefined && { rating: isFromRating(rating) }),
    ...(district !== undefined && { district: arrayContains(listing.districts, [district]) }),
    ...(speciality !== undefined && { speciality: arrayContains(listing.specialities, [speciality]) }),
  }
  return new Map(
    listingFilters.flatMap((name) => {
      const condition = all[name]
      return condition ? [[name, condition] as const] : []
    }),
  )
}

/** All conditions but that of one filter; true if there are none. */
export const allBut = (conditions: ReadonlyMap<ListingFilter, SQL>, left?: ListingFilter): SQL =>
  and(...[...conditions].flatMap(([name, condition]) => (name === left ? [] : [condition]))) ?? sql`true`
