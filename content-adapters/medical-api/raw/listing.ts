import { z } from 'zod'
import { dayPartNames } from '../../../schemas/appointment-requests/appointment-request.ts'
import { listingFeatures, listingFilters, listingSections } from '../../../schemas/directory/listing.ts'
import { districtNames } from '../../../schemas/reference/districts.ts'
import { instant } from '../../parts/instant.ts'
import {
  code,
  flag,
  hasText,
  image,
  integer,
  latitude,
  line,
  list,
  localized,
  longitude,
  number,
  optional,
  paged,
  slug,
  timezone,
} from './parts.ts'

const count = integer.pipe(z.int().min(0))
const currency = z.string().regex(/^[A-Z]{3}$/)
const language = z.string().regex(/^[a-z]{2}$/)

const name = hasText('NAME')
const companyName = hasText('COMPANY_NAME')
const locationName = hasText('LOCATION_NAME')

const speciality = { SLUG: slug, ...localized('NAME', line()) }
const place = { LOCATION_CODE: slug, ...localized('LOCATION_NAME', line()) }

export const rawListingCity = z
  .object({ ...place, COUNT: count, LATITUDE: optional(latitude), LONGITUDE: optional(longitude) })
  .refine(locationName.check, locationName.params)
export type RawListingCity = z.output<typeof rawListingCity>
export const rawListingCities = list(rawListingCity)

const next = z.object({
  DATE: z.iso.date(),
  LABEL: z.string().regex(/^\d\d:\d\d$/),
  COMPANY_CABINET_CODE: code,
})
export type RawNext = z.output<typeof next>

const offered = next.extend({ SPECIALIST_CODE: code, START: instant })
export type RawOffered = z.output<typeof offered>
const freeOfDoctor = offered.extend({ LATER: optional(z.array(offered)) })
export type RawFreeOfDoctor = z.output<typeof freeOfDoctor>
export const rawNextFreeList = list(freeOfDoctor)

/** A clinic, doctor or other company in a list; its names and its address are required. */
export const rawListingItem = z
  .object({
    SECTION: z.enum(listingSections),
    CODE: code,
    SLUG: slug,
    ...localized('NAME', line()),
    ...localized('CATEGORY', line()),
    IMAGE: optional(image),
    SPECIALITIES: optional(z.array(z.object(speciality).refine(name.check, name.params))),
    FEATURES: optional(z.array(z.enum(listingFeatures))),
    LANGUAGES: optional(z.array(language)),
    PRICE_FROM: optional(number.pipe(z.number().min(0))),
    PRICE_TO: optional(number.pipe(z.number().min(0))),
    CURRENCY: optional(currency),
    IS_VISIT_PRICE: optional(flag),
    EXPERIENCE_SINCE: optional(integer.pipe(z.int().min(1940).max(2100))),
    RATING: optional(number.pipe(z.number().min(1).max(5))),
    REVIEWS_COUNT: optional(count),
    IS_OPEN: optional(flag),
    CHANGES_AT: optional(instant),
    TIMEZONE: optional(timezone),
    DISTANCE: optional(number.pipe(z.number().min(0))),
    LATITUDE: optional(latitude),
    LONGITUDE: optional(longitude),
    DISTRICTS: optional(z.array(z.enum(Object.keys(districtNames)))),
    is_active_online_entry: optional(flag),
    is_demo: optional(flag),
    IS_UNCLAIMED: optional(flag),
    COMPANY_SLUG: slug,
    ...localized('COMPANY_NAME', line()),
    CARD_SLUG: optional(slug),
    CARD_CODE: optional(code),
    BOOKING: optional(z.enum(['slots', 'request'])),
    NEAREST_SLOT: optional(next),
    NEAREST_SLOTS: optional(z.array(offered)),
    ...localized('SLOT_ADDRESS', line(300)),
    ...localized('ADDRESS', line(300)),
    LOCATION_CODE: optional(slug),
    ...localized('LOCATION_NAME', line()),
  })
  .refine(name.check, name.params)
  .refine(companyName.check, companyName.params)
export type RawListingItem = z.output<typeof rawListingItem>

/** A speciality with the number of its entries. */
export const rawNamedSpeciality = z.object({ ...speciality, COUNT: count }).refine(name.check, name.params)

/** The same with portraits of some of its doctors. */
const facedSpeciality = rawNamedSpeciality.safeExtend({ PORTRAITS: optional(z.array(image)) })
export type RawFacedSpeciality = z.output<typeof facedSpeciality>
export const rawListingSpecialities = list(facedSpeciality)

const facets = z.object({
  OPEN: optional(count),
  FEATURES: optional(
    z.object(
      Object.fromEntries(listingFeatures.map((feature) => [feature, optional(count)])) as Record<
        (typeof listingFeatures)[number],
        ReturnType<typeof optional<typeof count>>
      >,
    ),
  ),
  SPECIALITIES: optional(z.array(rawNamedSpeciality)),
  DISTRICTS: optional(z.array(z.object({ CODE: slug, COUNT: count }))),
  LANGUAGES: optional(z.array(z.object({ CODE: language, COUNT: count }))),
  TIMES: optional(
    z.array(z.object({ DAY: optional(z.iso.date()), PART: optional(z.enum(dayPartNames)), COUNT: count })),
  ),
  PRICES: optional(z.array(z.object({ UP_TO: number.pipe(z.number().positive()), COUNT: count }))),
  EXPERIENCE: optional(z.array(z.object({ YEARS: integer.pipe(z.int().positive()), COUNT: count }))),
  RATINGS: optional(z.array(z.object({ FROM: number.pipe(z.number().min(1).max(5)), COUNT: count }))),
})

/** A page of a list of the directory; filters without counts are not offered. */
export const rawListingItems = paged(rawListingItem)

export const rawListing = z.object({
  ...paged(rawListingItem).shape,
  LOCATION: optional(z.object(place).refine(locationName.check, locationName.params)),
  SPECIALITY: optional(z.object(speciality).refine(name.check, name.params)),
  CURRENCY: optional(currency),
  FIGURES: optional(
    z.object({
      OPEN_NOW: count,
      OPEN_LATER: count,
      PRICE_FROM: optional(number.pipe(z.number().min(0))),
      PRICE_TO: optional(number.pipe(z.number().min(0))),
    }),
  ),
  FACETS: optional(facets),
  EASED: optional(z.array(z.object({ FILTER: z.enum(listingFilters), COUNT: count }))),
  NEAR_LOCATIONS: optional(z.array(rawListingCity)),
})
export type RawListing = z.output<typeof rawListing>

const rawDirectoryService = z
  .object({
    SLUG: slug,
    ...localized('NAME', line(300)),
    COUNT: count,
    PRICE_FROM: optional(number.pipe(z.number().min(0))),
    PRICE_TO: optional(number.pipe(z.number().min(0))),
    CURRENCY: optional(currency),
  })
  .refine(name.check, name.params)
export type RawDirectoryService = z.output<typeof rawDirectoryService>
export const rawDirectoryServices = paged(rawDirectoryService)

const rawPrice = z.object({
  PRICE_FROM: number.pipe(z.number().min(0)),
  PRICE_TO: optional(number.pipe(z.number().min(0))),
  CURRENCY: currency,
})

/** Clinics or doctors side by side; a price that is not known is null. */
export const rawComparison = z.object({
  data: z.array(rawListingItem),
  SERVICES: optional(
    z.array(
      z
        .object({ SLUG: slug, ...localized('NAME', line(300)), PRICES: z.array(optional(rawPrice)) })
        .refine(name.check, name.params),
    ),
  ),
})
export type RawComparison = z.output<typeof rawComparison>

/** The offers of a service. */
export const rawServiceOffers = z.object({
  ...paged(rawListingItem).shape,
  SERVICE: rawDirectoryService,
  LOCATION: optional(z.object(place).refine(locationName.check, locationName.params)),
  LOCATIONS: optional(z.array(rawListingCity)),
  OPEN: optional(count),
})
export type RawServiceOffers = z.output<typeof rawServiceOffers>
