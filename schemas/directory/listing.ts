import { type ClinicFeature, clinicFeatures } from '../companies/clinic-features.ts'

/** Parts of the directory, as in its addresses: `/companies/clinics`. */
export const listingSections = ['clinics', 'doctors', 'other'] as const
export type ListingSection = (typeof listingSections)[number]

/** Number of entries on a page of a list, and of those who offer a service. */
export const listingPageSize = 20

/** Orders of a list. Without a place `distance` is `relevance`. */
export const listingSorts = ['relevance', 'soonest', 'rating', 'price', 'distance'] as const
export type ListingSort = (typeof listingSorts)[number]

/** A clinic's own features, `online`, which follows from its settings, and `promotion`, while one runs. */
export const listingFeatures = [
  'online',
  'promotion',
  ...(Object.keys(clinicFeatures) as ClinicFeature[]),
] as const
export type ListingFeature = (typeof listingFeatures)[number]

/** Filters that are on or off. */
export const listingFlags = ['open', ...listingFeatures] as const
export type ListingFlag = 'open' | ListingFeature

/** Filters with a value; that of the time is a day, a part of the day, or both. */
export const listingChoices = [
  'time',
  'rating',
  'experience',
  'language',
  'price',
  'district',
  'speciality',
] as const
export type ListingChoice = (typeof listingChoices)[number]

/** Filters that may be left out, in the order in which an empty list proposes to. */
export const listingFilters = [...listingFlags, ...listingChoices] as const
export type ListingFilter = ListingFlag | ListingChoice

/** From this many results on, a list of a speciality in a city is one for search engines (R121). */
export const indexedFrom = 3
