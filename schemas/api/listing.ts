import '../core/jitless.ts'
import { z } from 'zod'
import { dayPartNames } from '../appointment-requests/appointment-request.ts'
import {
  type ListingFeature,
  listingFeatures,
  listingFilters,
  listingSections,
} from '../directory/listing.ts'
import { datedSlot } from './booking.ts'
import { speciality } from './company.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { listMeta } from './paged.ts'

const place = { LOCATION_CODE: z.string(), ...localized('LOCATION_NAME') }

/** A city with the number of a list's entries there. */
export const listingCity = z.object({ ...place, COUNT: z.int() }).meta({ id: 'ListingCity' })

/** The same with the middle of the city. */
export const placedCity = z
  .object({ ...place, COUNT: z.int(), LATITUDE: z.number(), LONGITUDE: z.number() })
  .meta({ id: 'PlacedCity' })

/** A speciality with how many doctors of a city have it, and portraits of some of them. */
export const facedSpeciality = speciality
  .extend({ COUNT: z.int(), PORTRAITS: z.array(image) })
  .meta({ id: 'FacedSpeciality' })

/**
 * A clinic, doctor or other company in a list. `COMPANY_…` and the address are those of the place where patients are seen; of a doctor
 * `CARD_SLUG` and `CARD_CODE` are the card there. `CHANGES_AT` is when it opens or closes next. `DISTANCE` is in metres.
 * `LATITUDE` and `LONGITUDE` are both null where the place is not known.
 */
export const listingItem = z
  .object({
    SECTION: z.enum(listingSections),
    CODE: z.string(),
    SLUG: z.string(),
    ...localized('NAME'),
    ...localizedOptional('CATEGORY'),
    IMAGE: image.nullable(),
    SPECIALITIES: z.array(speciality),
    FEATURES: z.array(z.string()),
    LANGUAGES: z.array(z.string()),
    PRICE_FROM: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    CURRENCY: z.string().nullable(),
    /** Whether the price is that of a first visit; otherwise it is the lowest of all services. */
    IS_VISIT_PRICE: z.boolean(),
    EXPERIENCE_SINCE: z.int().nullable(),
    RATING: z.number().nullable(),
    REVIEWS_COUNT: z.int(),
    IS_OPEN: z.boolean().nullable(),
    CHANGES_AT: z.string().nullable(),
    TIMEZONE: z.string(),
    DISTANCE: z.int().nullable(),
    LATITUDE: z.number().nullable(),
    LONGITUDE: z.number().nullable(),
    /** Districts of the city in which it has a place. */
    DISTRICTS: z.array(z.string()),
    is_active_online_entry: z.boolean(),
    is_demo: z.boolean(),
    /** Its facts come from a public source, and nobody manages it. */
    IS_UNCLAIMED: z.boolean(),
    COMPANY_CODE: z.string(),
    COMPANY_SLUG: z.string(),
    ...localized('COMPANY_NAME'),
    CARD_SLUG: z.string().nullable(),
    CARD_CODE: z.string().nullable(),
    /** How a doctor of a list of those who can be booked online is booked; null elsewhere. */
    BOOKING: z.enum(['slots', 'request']).nullable(),
    /** The next free slot of the doctor, or of any doctor of the clinic, as it was some minutes ago at most; null where it is not known. */
    NEAREST_SLOT: datedSlot.nullable(),
    /** The same and the next ones after it, at most three, the earliest first. */
    NEAREST_SLOTS: z.array(datedSlot),
    /** Where the next free slot of a clinic is, if that is not its `ADDRESS`. */
    ...z.object(localizedOptional('SLOT_ADDRESS')).partial().shape,
    ...localizedOptional('ADDRESS'),
    LOCATION_CODE: z.string().nullable(),
    ...localizedOptional('LOCATION_NAME'),
  })
  .meta({ id: 'ListingItem' })

const counts = Object.fromEntries(listingFeatures.map((feature) => [feature, z.int()])) as Record<
  ListingFeature,
  z.ZodInt
>

/** How many there would be with one more choice, all other filters being on. */
export const listingFacets = z
  .object({
    OPEN: z.int(),
    FEATURES: z.object(counts),
    SPECIALITIES: z.array(speciality.extend({ COUNT: z.int() })),
    /** Districts of the list's city. */
    DISTRICTS: z.array(z.object({ CODE: z.string(), COUNT: z.int() })),
    LANGUAGES: z.array(z.object({ CODE: z.string(), COUNT: z.int() })),
    /** Those with a free slot on another day, in another part of the day, each with the other one as it is chosen (null without). */
    TIMES: z.array(
      z.object({ DAY: z.string().nullable(), PART: z.enum(dayPartNames).nullable(), COUNT: z.int() }),
    ),
    /** In `CURRENCY`. */
    PRICES: z.array(z.object({ UP_TO: z.number(), COUNT: z.int() })),
    EXPERIENCE: z.array(z.object({ YEARS: z.int(), COUNT: z.int() })),
    RATINGS: z.array(z.object({ FROM: z.number(), COUNT: z.int() })),
  })
  .meta({ id: 'ListingFacets' })

/**
 * A page of a list of the directory. If it is empty, `EASED` says how many there are without one of the filters, and
 * `NEAR_LOCATIONS` in which other cities there are any, the nearest first.
 */
export const listingAnswer = z
  .object({
    LOCATION: z.object({ ...place, COUNTRY: z.string() }).nullable(),
    SPECIALITY: speciality.nullable(),
    CURRENCY: z.string(),
    /**
     * The figures of a city with not too many entries: the lowest and the highest of their prices, how many are open now, and how many open
     * later today.
     */
    FIGURES: z
      .object({
        OPEN_NOW: z.int(),
        OPEN_LATER: z.int(),
        PRICE_FROM: z.number().nullable(),
        PRICE_TO: z.number().nullable(),
      })
      .nullable(),
    data: z.array(listingItem),
    meta: listMeta,
    FACETS: listingFacets,
    EASED: z.array(z.object({ FILTER: z.enum(listingFilters), COUNT: z.int() })),
    NEAR_LOCATIONS: z.array(placedCity),
  })
  .meta({ id: 'Listing' })

/** A service that companies offer under one name: how many do, and its lowest and highest price in `CURRENCY`. */
export const directoryService = z
  .object({
    SLUG: z.string(),
    ...localized('NAME'),
    COUNT: z.int(),
    PRICE_FROM: z.number().nullable(),
    PRICE_TO: z.number().nullable(),
    CURRENCY: z.string(),
  })
  .meta({ id: 'DirectoryService' })

/** A page of the offers of a service, the cheapest first; `OPEN` of all of them are open now. */
export const serviceOffers = z
  .object({
    SERVICE: directoryService,
    LOCATION: z.object(place).nullable(),
    LOCATIONS: z.array(listingCity),
    OPEN: z.int(),
    data: z.array(listingItem),
    meta: listMeta,
  })
  .meta({ id: 'ServiceOffers' })
