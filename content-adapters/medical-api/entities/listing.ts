import { listedSlots } from '../../../schemas/booking/booking-rules.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import type { FreeOfDoctor, NextFree, OfferedSlot } from '../../entities/doctor.ts'
import type {
  Comparison,
  DirectoryList,
  DirectoryService,
  ListingItem,
  ServiceOffers,
} from '../../entities/listing.ts'
import type { FacedSpeciality, NamedCount } from '../../entities/named-count.ts'
import type { PriceRange } from '../../entities/service.ts'
import { withoutUndefined } from '../../parts/without-undefined.ts'
import type {
  RawComparison,
  RawDirectoryService,
  RawFacedSpeciality,
  RawFreeOfDoctor,
  RawListing,
  RawListingCity,
  RawListingItem,
  RawNext,
  RawOffered,
  RawServiceOffers,
} from '../raw/listing.ts'
import { pagedFromRaw } from './paged.ts'
import { coordinatesOf, imageOf, textOf } from './parts.ts'

export const namedCountFromRaw = (raw: RawListingCity): NamedCount => ({
  slug: raw.LOCATION_CODE,
  name: textOf(raw, 'LOCATION_NAME') ?? { ru: raw.LOCATION_CODE },
  count: raw.COUNT,
  ...coordinatesOf(raw),
})

export function facedSpecialityFromRaw(raw: RawFacedSpeciality): FacedSpeciality {
  const name = textOf(raw, 'NAME') ?? { ru: raw.SLUG }
  return {
    slug: raw.SLUG,
    name,
    count: raw.COUNT,
    portraits: (raw.PORTRAITS ?? []).map((one) => imageOf(one, name)),
  }
}

/** Prices, if the lowest is known. */
const priceOf = ({
  PRICE_FROM: from,
  PRICE_TO: to,
  CURRENCY: currency,
}: Pick<RawListingItem, 'PRICE_FROM' | 'PRICE_TO' | 'CURRENCY'>): PriceRange | undefined =>
  from === undefined || !currency ? undefined : withoutUndefined({ from, to, currency })

export const directoryServiceFromRaw = (raw: RawDirectoryService): DirectoryService =>
  withoutUndefined({
    slug: raw.SLUG,
    name: textOf(raw, 'NAME') ?? { ru: raw.SLUG },
    count: raw.COUNT,
    price: priceOf(raw),
  })

/** A page of the offers of a service. */
export function serviceOffersFromRaw(raw: RawServiceOffers): ServiceOffers {
  const { LOCATION } = raw
  return withoutUndefined({
    ...pagedFromRaw(raw, listingItemFromRaw),
    service: directoryServiceFromRaw(raw.SERVICE),
    city: LOCATION && {
      slug: LOCATION.LOCATION_CODE,
      name: textOf(LOCATION, 'LOCATION_NAME') ?? { ru: LOCATION.LOCATION_CODE },
    },
    cities: (raw.LOCATIONS ?? []).map(namedCountFromRaw),
    open: raw.OPEN ?? 0,
  })
}

/** Clinics or doctors side by side. */
export const comparisonFromRaw = (raw: RawComparison): Comparison => ({
  items: raw.data.map(listingItemFromRaw),
  services: (raw.SERVICES ?? []).map((service) => ({
    name: textOf(service, 'NAME') ?? { ru: service.SLUG },
    prices: raw.data.map((_, index) => {
      const price = service.PRICES[index]
      return price && priceOf(price)
    }),
  })),
})

/** A clinic, doctor or other company in a list. */
export function listingItemFromRaw(raw: RawListingItem): ListingItem {
  const name = textOf(raw, 'NAME') ?? { ru: raw.SLUG }
  const cityName = textOf(raw, 'LOCATION_NAME')
  return withoutUndefined({
    section: raw.SECTION,
    code: raw.CODE,
    slug: raw.SLUG,
    name,
    category: textOf(raw, 'CATEGORY'),
    image: raw.IMAGE && imageOf(raw.IMAGE, name),
    specialities: (raw.SPECIALITIES ?? []).flatMap((one) => textOf(one, 'NAME') ?? []),
    features: raw.FEATURES ?? [],
    languages: raw.LANGUAGES ?? [],
    price: priceOf(raw),
    isVisitPrice: raw.IS_VISIT_PRICE,
    experienceSince: raw.EXPERIENCE_SINCE,
    rating: raw.RATING && raw.REVIEWS_COUNT ? { value: raw.RATING, count: raw.REVIEWS_COUNT } : undefined,
    opening:
      raw.IS_OPEN === undefined
        ? undefined
        : withoutUndefined({ isOpen: raw.IS_OPEN, changesAt: raw.CHANGES_AT }),
    timezone: raw.TIMEZONE ?? homeZone.name,
    distance: raw.DISTANCE,
    ...coordinatesOf(raw),
    districts: raw.DISTRICTS ?? [],
    isDemo: raw.is_demo ?? false,
    isUnclaimed: raw.IS_UNCLAIMED || undefined,
    company: { slug: raw.COMPANY_SLUG, name: textOf(raw, 'COMPANY_NAME') ?? name },
    card: raw.CARD_SLUG,
    booking: bookingOf(raw),
    next: raw.NEAREST_SLOT && nextFromRaw(raw.NEAREST_SLOT),
    slots: (raw.NEAREST_SLOTS ?? []).slice(0, listedSlots).map(offeredFromRaw),
    slotAddress: textOf(raw, 'SLOT_ADDRESS'),
    address: textOf(raw, 'ADDRESS'),
    city: raw.LOCATION_CODE && cityName ? { slug: raw.LOCATION_CODE, name: cityName } : undefined,
  })
}

/** How a doctor is booked; undefined where that is not known. */
const bookingOf = ({ BOOKING, CARD_CODE }: RawListingItem): ListingItem['booking'] =>
  BOOKING && CARD_CODE !== undefined ? { way: BOOKING, doctor: CARD_CODE } : undefined

/** A free slot, as cards name it. */
const nextFromRaw = ({ DATE, LABEL, COMPANY_CABINET_CODE }: RawNext): NextFree => ({
  date: DATE,
  time: LABEL,
  cabinet: COMPANY_CABINET_CODE,
})

/** A free slot of a doctor of a company, with its instant. */
export const offeredFromRaw = (raw: RawOffered): OfferedSlot => ({
  ...nextFromRaw(raw),
  doctor: raw.SPECIALIST_CODE,
  start: raw.START,
})

/** The same with those after it that are known. */
export const freeOfDoctorFromRaw = (raw: RawFreeOfDoctor): FreeOfDoctor => ({
  ...offeredFromRaw(raw),
  later: (raw.LATER ?? []).map(offeredFromRaw),
})

/** A page of a list of the directory. */
export function directoryListFromRaw(raw: RawListing): DirectoryList {
  const { LOCATION, SPECIALITY, FACETS } = raw
  const named = (slug: string, name: DirectoryList['items'][number]['name'] | undefined) => ({
    slug,
    name: name ?? { ru: slug },
  })
  return withoutUndefined({
    ...pagedFromRaw(raw, listingItemFromRaw),
    city: LOCATION && named(LOCATION.LOCATION_CODE, textOf(LOCATION, 'LOCATION_NAME')),
    speciality: SPECIALITY && named(SPECIALITY.SLUG, textOf(SPECIALITY, 'NAME')),
    currency: raw.CURRENCY ?? 'KZT',
    figures:
      raw.FIGURES &&
      withoutUndefined({
        openNow: raw.FIGURES.OPEN_NOW,
        openLater: raw.FIGURES.OPEN_LATER,
        price: priceOf({ ...raw.FIGURES, CURRENCY: raw.CURRENCY }),
      }),
    facets: {
      flags: withoutUndefined({ open: FACETS?.OPEN, ...FACETS?.FEATURES }),
      speciality: (FACETS?.SPECIALITIES ?? []).map((one) => ({
        ...named(one.SLUG, textOf(one, 'NAME')),
        count: one.COUNT,
      })),
      district: (FACETS?.DISTRICTS ?? []).map(({ CODE, COUNT }) => ({ value: CODE, count: COUNT })),
      language: (FACETS?.LANGUAGES ?? []).map(({ CODE, COUNT }) => ({ value: CODE, count: COUNT })),
      price: (FACETS?.PRICES ?? []).map(({ UP_TO, COUNT }) => ({ value: UP_TO, count: COUNT })),
      experience: (FACETS?.EXPERIENCE ?? []).map(({ YEARS, COUNT }) => ({ value: YEARS, count: COUNT })),
      time: (FACETS?.TIMES ?? []).map(({ DAY, PART, COUNT }) =>
        withoutUndefined({ day: DAY, part: PART, count: COUNT }),
      ),
      rating: (FACETS?.RATINGS ?? []).map(({ FROM, COUNT }) => ({ value: FROM, count: COUNT })),
    },
    eased: (raw.EASED ?? []).map(({ FILTER, COUNT }) => ({ filter: FILTER, count: COUNT })),
    nearCities: (raw.NEAR_LOCATIONS ?? []).map(namedCountFromRaw),
  })
}
