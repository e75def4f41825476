import { isKnownWeek } from '../../../schemas/booking/hours-within.ts'
import type { FoundFact } from '../../../schemas/directory/found-facts.ts'
import { profileSection } from '../../../schemas/directory/profile-section.ts'
import { lowestPrice, visitPrice } from '../../../schemas/directory/visit-prices.ts'
import { isDistrictOf } from '../../../schemas/reference/districts.ts'
import type { listing } from '../../database/tables/index.ts'
import { clinicFacts } from '../../shared/answers/clinic-facts.ts'
import type { Sources } from './gather-sources.ts'
import { bayesianMean, completenessOf, farDays, listingScore } from './listing-score.ts'
import { openInstants } from './open-instants.ts'
import type { CompanySource } from './read-sources.ts'

export type Listing = typeof listing.$inferInsert

/** Nobody can be booked online. */
export const notFree = { days: farDays, soonest: null, parts: [] }

/** The price that lists show of a company: of a first visit, or else its lowest. */
const shownPrice = ({ code }: CompanySource, { prices }: Sources) => {
  const services = prices.get(code) ?? []
  const visit = visitPrice(services)
  return { visit, price: visit ?? lowestPrice(services) }
}

const doctorsOf = ({ code }: CompanySource, { cards }: Sources) =>
  cards.filter((card) => card.company === code)

/** Which facts that visitors look for are known of a company. */
export function knownFacts(source: CompanySource, sources: Sources): Record<FoundFact, boolean> {
  const { hours, phones, address, latitude } = clinicFacts(source)
  return {
    description: source.hasDescription,
    logo: source.logo !== null,
    photos: source.hasPhotos,
    hours: hours !== null,
    phones: phones.length > 0,
    address: address !== null,
    place: latitude !== null,
    license: source.license !== null,
    prices: shownPrice(source, sources).price !== undefined,
    doctors: doctorsOf(source, sources).length > 0,
    names: Boolean(source.name.kk ?? source.name.uz),
  }
}

/** The row of a company; none for a network, whose clinics are listed instead. */
export function companyListing(source: CompanySource, sources: Sources): Listing[] {
  const section = profileSection(source.kind)
  if (!section) return []
  const { code, name } = source
  const facts = clinicFacts(source)
  const doctors = doctorsOf(source, sources)
  const { visit, price } = shownPrice(source, sources)
  const { reviews, sum } = sources.ratingOf(code)
  const bayesian = bayesianMean(sum, reviews, sources.mean)
  const free = source.takesOnline ? sources.freeOf(code) : notFree
  const completeness = completenessOf(Object.values(knownFacts(source, sources)))
  return [
    {
      section,
      code,
      city: source.city ?? '',
      isMain: true,
      slug: source.slug,
      companies: [code],
      name,
      category: source.category,
      image: source.logo,
      specialities: unique([...source.specialities, ...doctors.flatMap((card) => card.specialities)]),
      features: unique([
        ...(source.takesOnline ? ['online'] : []),
        ...(sources.isPromoted(code) ? ['promotion'] : []),
        ...source.features,
        ...doctors.flatMap((card) => card.features),
      ]),
      districts: source.districts.filter((district) => isDistrictOf(source.city, district)),
      languages: unique(doctors.flatMap((card) => card.languages)),
      priceFrom: price?.price ?? null,
      currency: price?.currency ?? null,
      isVisitPrice: visit !== undefined,
      rating: reviews > 0 ? sum / reviews : null,
      reviews,
      bayesian: reviews > 0 ? bayesian : 0,
      completeness,
      score: listingScore({ bayesian, completeness, days: free.days, isUnclaimed: source.isUnclaimed }),
      latitude: facts.latitude,
      longitude: facts.longitude,
      open: openInstants(facts.hours && isKnownWeek(facts.hours) ? [facts] : [], sources.now),
      soonest: free.soonest,
      freeParts: free.parts,
      takesOnline: source.takesOnline,
      isDemo: source.isDemo,
    },
  ]
}

export const unique = <T>(all: readonly T[]): T[] => [...new Set(all)]
