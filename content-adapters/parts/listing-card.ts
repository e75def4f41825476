import { spokenLanguages } from '../../schemas/spoken-languages.ts'
import type { ListingItem } from '../entities.ts'
import type { LoadContext } from '../loader.ts'
import { cardPath } from './directory-paths.ts'
import { experienceYears } from './experience.ts'
import { fullAddress } from './full-address.ts'
import { openingAt } from './opening-at.ts'
import { toPage } from './paths.ts'
import { withoutUndefined } from './without-undefined.ts'

/** Specialities that a card names. */
const named = 3

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
    experienceYears: experienceYears(item.experienceSince, context),
    distance: item.distance,
    isDoctor,
    isDemo: item.isDemo,
  })
}
