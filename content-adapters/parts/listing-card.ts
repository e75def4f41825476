import { offeredTime } from '../../schemas/booking/offered-time.ts'
import { districtNames } from '../../schemas/reference/districts.ts'
import { spokenLanguages } from '../../schemas/reference/spoken-languages.ts'
import type { OfferedSlot } from '../entities/doctor.ts'
import type { ListingItem } from '../entities/listing.ts'
import type { LoadContext } from '../loader.ts'
import { bookingAction } from './booking-way.ts'
import { cardPath } from './directory-paths.ts'
import { experienceYears } from './experience.ts'
import { fullAddress } from './full-address.ts'
import { shownNext } from './next-free.ts'
import { openingAt } from './opening-at.ts'
import { paths, toPage } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Specialities that a card names. */
const named = 3

/** The button that books a doctor, in the branch with the next free time where that is known (B-16). */
function bookingOf({ company, booking, next }: ListingItem) {
  if (!booking) return undefined
  const { way, doctor } = booking
  const query = new URLSearchParams({ company: company.slug, doctor, ...(next && { cabinet: next.cabinet }) })
  return { ...bookingAction(way), link: toPage(`${paths.appointment}?${query}`) }
}

/** The booking page of a company, with a time that it keeps for the reader at once. */
const bookingAt = (company: string, { doctor, cabinet, start }: OfferedSlot): string =>
  `${paths.appointment}?${new URLSearchParams({ company, doctor, cabinet, time: offeredTime(start) })}`

/** The card of a clinic, a doctor or another company, for `cardFields`. */
export function listingCard(item: ListingItem, context: LoadContext) {
  const isDoctor = item.section === 'doctors'
  return withoutUndefined({
    name: item.name,
    slug: item.slug,
    link: toPage(cardPath(item)),
    category: item.category,
    image: item.image,
    specialities: item.specialities.slice(0, named),
    more: item.specialities.length > named ? item.specialities.length - named : undefined,
    features: item.features,
    languages: isDoctor
      ? item.languages.flatMap((code) => spokenLanguages[code as keyof typeof spokenLanguages] ?? [])
      : [],
    clinic: item.card === undefined ? undefined : item.company.name,
    address: fullAddress(item),
    status: item.opening && openingAt(item.opening, item.timezone, context.now),
    rating: item.rating,
    price: item.price,
    isVisitPrice: item.isVisitPrice || undefined,
    district: districtNames[item.districts[0] ?? ''],
    experienceYears: experienceYears(item.experienceSince, context),
    distance: item.distance,
    booking: bookingOf(item),
    next: item.next && shownNext(item.next, item.timezone, context),
    slots: item.slots.map((slot) => ({
      ...shownNext(slot, item.timezone, context),
      link: toPage(bookingAt(item.company.slug, slot)),
    })),
    isDoctor,
    isDemo: item.isDemo,
  })
}
