import type { LocalizedText } from '../../schemas/core/localized.ts'
import type { ListingSection } from '../../schemas/directory/listing.ts'
import type { Image } from './image.ts'

/** The groups of a search's results. */
export type SearchKind = 'speciality' | 'place' | 'clinic' | 'doctor' | 'service' | 'other'

type NamedSlug = { slug: string; name: LocalizedText }

/** Something that was found in the directory. */
export type SearchCard = {
  kind: SearchKind
  /** Slug of the speciality or city; otherwise of the company's site. */
  slug: string
  /** Slug of the doctor's page on that site. */
  page?: string
  /** The profile in the directory: its own, of a service that of the company. */
  profile?: { section: ListingSection; slug: string }
  name: LocalizedText
  /** The kind of a clinic, the specialities of a doctor or else their position, the company that has a service. */
  detail?: LocalizedText
  /** The complaint for which a speciality is named. */
  because?: LocalizedText
  city?: NamedSlug
  address?: LocalizedText
  image?: Image
  /** 1 to 5. */
  rating?: number
  reviews: number
  /** The price of a service, or the lowest of a clinic. */
  price?: number
  currency?: string
  /** Undefined if the hours are not known; `timezone` is the clock of the place. */
  opening?: { isOpen: boolean; changesAt?: string }
  timezone?: string
  /** The instant of the next free time. */
  soonest?: string
  isDemo: boolean
  /** How many of each there are: of a speciality, or in a city. */
  doctors?: number
  clinics?: number
}

export type SearchResults = {
  /** The city of the results; named by the query, or chosen. */
  city?: NamedSlug
  isCityNamed: boolean
  /** Whether there was nothing in the city, so that results of others are given. */
  isElsewhere: boolean
  /** The query as it was understood, if it was not as it was written. */
  corrected?: LocalizedText
  /** The best first. `total` is exact unless `isMore`. */
  groups: { kind: SearchKind; total: number; isMore: boolean; items: SearchCard[] }[]
  page: number
  pages: number
}

/** Specialities by how many doctors have them, cities by how many clinics they have, the most first. */
export type SearchStart = {
  specialities: (NamedSlug & { count: number })[]
  cities: (NamedSlug & { count: number })[]
}
