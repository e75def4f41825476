import '../core/jitless.ts'
import { z } from 'zod'
import { listingSections } from '../directory/listing.ts'
import { image } from './image.ts'
import { localized, localizedOptional } from './localized-fields.ts'
import { listMeta } from './paged.ts'

/** The groups of results. `other` is a company that is neither a clinic nor a doctor. */
export const searchGroups = ['speciality', 'place', 'clinic', 'doctor', 'service', 'other'] as const
export const searchGroup = z.enum(searchGroups).meta({ id: 'SearchGroup' })

/** The lists to which a speciality leads, the best first. */
export const specialityLists = ['doctors', 'clinics'] as const
export type SpecialityList = (typeof specialityLists)[number]

const hit = {
  KIND: searchGroup,
  /** Slug of the speciality or city; otherwise of the company's site. */
  SLUG: z.string(),
  /** Slug of the doctor's page on that site. */
  PAGE: z.string().nullable(),
  /** The profile in the directory to which it leads: its own, of a service that of the company. */
  PROFILE: z
    .object({ SECTION: z.enum(listingSections), SLUG: z.string() })
    .meta({ id: 'SearchProfile' })
    .nullable(),
  ...localized('NAME'),
  ...localizedOptional('DETAIL'),
  ...localizedOptional('BECAUSE'),
  LOCATION_CODE: z.string().nullable(),
  ...localizedOptional('LOCATION_NAME'),
}

/**
 * Something that was found. `DETAIL` is the kind of a clinic, the specialities of a doctor (else their position), the company that has a service; `BECAUSE` the
 * complaint for which a speciality is named.
 */
export const searchHit = z.object(hit).meta({ id: 'SearchHit' })

/** A hit with the facts on its card. `PRICE` is a service's, or the lowest of a clinic. */
export const searchCard = z
  .object({
    ...hit,
    ...localizedOptional('ADDRESS'),
    IMAGE: image.nullable(),
    RATING: z.number().nullable(),
    REVIEWS_COUNT: z.int(),
    PRICE: z.number().nullable(),
    CURRENCY: z.string().nullable(),
    /** Null if the hours are not known. */
    IS_OPEN: z.boolean().nullable(),
    /** When that changes next. */
    CHANGES_AT: z.string().nullable(),
    /** The clock of the place. */
    TIMEZONE: z.string().nullable(),
    /** The next free time of the doctor, or of any doctor of the clinic, where one is known. */
    SOONEST: z.string().nullable(),
    is_demo: z.boolean(),
    /** How many of each there are: of a speciality, or in a city. */
    DOCTORS: z.int().nullable(),
    CLINICS: z.int().nullable(),
  })
  .meta({ id: 'SearchCard' })

const place = z
  .object({ LOCATION_CODE: z.string(), ...localized('LOCATION_NAME') })
  .meta({ id: 'SearchLocation' })

const about = {
  /** The city of the results: the one that the query names, otherwise the chosen one. */
  LOCATION: place.nullable(),
  /** The query as it was understood, if it was not as it was written. */
  ...localizedOptional('CORRECTED'),
}

/**
 * Suggestions for a query while it is typed, the best first, those of a group together. `IS_ELSEWHERE` marks a speciality that nobody in the
 * city of the search has; `LIST` is the list that has it there: of doctors, or of clinics where no doctor has it.
 */
export const searchSuggestions = z
  .object({
    ...about,
    data: z.array(
      z
        .object({ ...hit, IS_ELSEWHERE: z.boolean(), LIST: z.enum(specialityLists).nullable() })
        .meta({ id: 'SearchSuggestion' }),
    ),
  })
  .meta({ id: 'SearchSuggestions' })

/**
 * Results of a search by group, the best group first; of one group all of them, in pages. `TOTAL` is exact unless `IS_MORE`. `IS_ELSEWHERE`
 * if the city has no results, so that those of other cities are given.
 */
export const searchResults = z
  .object({
    ...about,
    IS_LOCATION_NAMED: z.boolean(),
    IS_ELSEWHERE: z.boolean(),
    GROUPS: z.array(
      z.object({
        KIND: searchGroup,
        TOTAL: z.int(),
        IS_MORE: z.boolean(),
        ITEMS: z.array(searchCard),
      }),
    ),
    meta: listMeta,
  })
  .meta({ id: 'SearchResults' })

/** Starting points of a search: specialities by the number of their doctors and clinics, cities by the number of their entries. */
export const searchStart = z
  .object({
    SPECIALITIES: z.array(z.object({ SLUG: z.string(), ...localized('NAME'), COUNT: z.int() })),
    LOCATIONS: z.array(place.extend({ COUNT: z.int() })),
  })
  .meta({ id: 'SearchStart' })
