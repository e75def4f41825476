import type { WantedTime } from '../../schemas/booking/free-part.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'
import type {
  ListingFeature,
  ListingFilter,
  ListingFlag,
  ListingSection,
} from '../../schemas/directory/listing.ts'
import type { Company } from './company.ts'
import type { NextFree, OfferedSlot } from './doctor.ts'
import type { Image } from './image.ts'
import type { NamedCount } from './named-count.ts'
import type { Paged } from './paged.ts'
import type { PriceRange } from './service.ts'

/** A service that companies offer under one name, and how many do. */
export type DirectoryService = { slug: string; name: LocalizedText; count: number; price?: PriceRange }

/** A page of the offers of a service in a city or in all, the cheapest first; `open` of all of them are open now. */
export type ServiceOffers = Paged<ListingItem> & {
  service: DirectoryService
  city?: NonNullable<Company['city']>
  cities: NamedCount[]
  open: number
}

/** Clinics or doctors side by side. Each service has one price for each of `items`, undefined where it is not known. */
export type Comparison = {
  items: ListingItem[]
  services: { name: LocalizedText; prices: (PriceRange | undefined)[] }[]
}

/**
 * A clinic, doctor or other company in a list of the directory. `company`, `address` and `city` are those of the place where patients
 * are seen; `card` is the slug of a doctor there. `distance` is in metres.
 */
export type ListingItem = {
  section: ListingSection
  code: string
  slug: string
  name: LocalizedText
  /** Kind of a clinic, position of a doctor. */
  category?: LocalizedText
  image?: Image
  specialities: LocalizedText[]
  features: ListingFeature[]
  languages: string[]
  price?: PriceRange
  /** True if the price is that of a first visit, and not the lowest of all services. */
  isVisitPrice?: boolean
  experienceSince?: number
  /** Absent without reviews. */
  rating?: { value: number; count: number }
  /** Whether it is open, and when that changes (an instant); absent if its hours are not known. */
  opening?: { isOpen: boolean; changesAt?: string }
  timezone: string
  distance?: number
  latitude?: number
  longitude?: number
  /** Districts of the city in which it has a place, by their codes. */
  districts: string[]
  isDemo: boolean
  /** Its facts come from a public source, and nobody manages it. */
  isUnclaimed?: boolean
  company: { slug: string; name: LocalizedText }
  card?: string
  /** In a list of doctors who can be booked: the code for booking, and the way. */
  booking?: { way: 'slots' | 'request'; doctor: string }
  /** The next time of the doctor, or of any doctor of the clinic, if known. */
  next?: NextFree
  /** The same and the next ones after it, at most three; empty where none is known. */
  slots: OfferedSlot[]
  /** Where the next time of a clinic is, if that is not its `address`. */
  slotAddress?: LocalizedText
  address?: LocalizedText
  city?: NonNullable<Company['city']>
}

type Choice<Value> = { value: Value; count: number }

/**
 * A page of a list of the directory. `facets` says how many there would be with one more choice, all other filters being on. For
 * an empty list `eased` says how many there are without one of its filters, `nearCities` where else there are any.
 */
export type DirectoryList = Paged<ListingItem> & {
  city?: NonNullable<Company['city']>
  speciality?: { slug: string; name: LocalizedText }
  currency: string
  /** The figures of a city with not too many entries: the lowest and the highest of their prices, how many are open now, and how many open later today. */
  figures?: { openNow: number; openLater: number; price?: PriceRange }
  facets: {
    flags: Partial<Record<ListingFlag, number>>
    speciality: NamedCount[]
    district: Choice<string>[]
    language: Choice<string>[]
    price: Choice<number>[]
    experience: Choice<number>[]
    rating: Choice<number>[]
    /** How many have a free time on a day, in a part of any day, or in a part of a day. */
    time: (WantedTime & { count: number })[]
  }
  eased: { filter: ListingFilter; count: number }[]
  nearCities: NamedCount[]
}
