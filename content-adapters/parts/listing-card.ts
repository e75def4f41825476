import { districtNames } from '../../schemas/reference/districts.ts'
import { spokenLanguages } from '../../schemas/reference/spoken-languages.ts'
import type { ListingItem } from '../entities/listing.ts'
import type { LoadContext } from '../loader.ts'
import { bookingPath } from './booking-path.ts'
import { bookingAction } from './booking-way.ts'
import { cardPath } from './directory-paths.ts'
import { experienceYears } from './experience.ts'
import { fullAddress } from './full-address.ts'
import { offeredSlots, shownNext } from './next-free.ts'
import { openingAt } from './opening-at.ts'
import { paths, toPage } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Specialities that a card names. */
const named = 3

/** The button that books a doctor, in the branch with the next free time where that is known. */
function bookingOf({ company, booking, next }: ListingItem) {
  if (!booking) return undefined
  const { way, doctor } = booking
  const path = bookingPath({ company: company.slug, doctor, cabinet: next?.cabinet })
  return { ...bookingAction(way), link: toPage(path) }
}

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
    slots: offeredSlots(item.slots, { timezone: item.timezone, slug: item.company.slug }, context),
    slotAddress: item.slotAddress,
    isDoctor,
    isDemo: item.isDemo,
    claim:
      item.isUnclaimed && item.card === undefined
        ? { code: item.code, link: toPage(paths.claim(item.code)) }
        : undefined,
  })
}
