import { doctorPrice } from '../../../schemas/directory/visit-prices.ts'
import { isDistrictOf } from '../../../schemas/reference/districts.ts'
import { writerName } from '../../shared/answers/article-answer.ts'
import { clinicFacts } from '../../shared/answers/clinic-facts.ts'
import { type Listing, notFree, unique } from './company-listing.ts'
import type { Sources } from './gather-sources.ts'
import { bayesianMean, completenessOf, farDays, listingScore } from './listing-score.ts'
import { openInstants } from './open-instants.ts'
import type { CardSource, CompanySource } from './read-sources.ts'

type Seen = { card: CardSource; clinic: CompanySource }

/** Features that a clinic offers to all of its patients, so that each of its doctors has them too. */
const ofClinics: readonly string[] = ['osms', 'gobmp', 'stepFree']

/** Rows of a doctor, one for each city; `cards` are all of their visible ones. */
export function doctorListings(cards: readonly CardSource[], sources: Sources): Listing[] {
  const seen = cards.flatMap((card): Seen[] => {
    const clinic = sources.companies.get(card.company)
    return clinic && !isPracticeOf(clinic, sources) ? [{ card, clinic }] : []
  })
  const cities = Map.groupBy(seen, ({ clinic }) => clinic.city ?? '')
  return [...cities].flatMap(([city, here], index) => {
    const row = doctorListing(city, here, seen, sources)
    return row ? [{ ...row, isMain: index === 0 }] : []
  })
}

/** A company of kind `doctor` with one doctor is that doctor, and is listed itself. */
const isPracticeOf = ({ code, kind }: CompanySource, { cards }: Sources): boolean =>
  kind === 'doctor' && cards.filter((card) => card.company === code).length === 1

/** Districts of the branches where a doctor sees patients, of all branches of the clinic if that is not known. */
function districtsOf({ card, clinic }: Seen, sources: Sources): string[] {
  const places = sources.schedules.get(`${card.company} ${card.code}`) ?? []
  return places.length > 0 ? places.flatMap(({ district }) => district ?? []) : clinic.districts
}

function doctorListing(
  city: string,
  here: readonly Seen[],
  all: readonly Seen[],
  sources: Sources,
): Omit<Listing, 'isMain'> | undefined {
  const [first] = here
  if (!first) return undefined
  const ratings = all.map(({ card }) => sources.ratingOf(card.company, card.code))
  const reviews = ratings.reduce((total, one) => total + one.reviews, 0)
  const sum = ratings.reduce((total, one) => total + one.sum, 0)
  const bayesian = bayesianMean(sum, reviews, sources.mean)
  const { card, clinic } = first
  const own = sources.schedules.get(`${card.company} ${card.code}`) ?? []
  // A doctor who is not seen in the main branch is not near it either.
  const { latitude, longitude } = own[0] ?? clinicFacts(clinic)
  const places = here.flatMap((one) => sources.schedules.get(`${one.card.company} ${one.card.code}`) ?? [])
  const completeness = completenessOf([
    card.photo !== null,
    card.hasAbout,
    card.hasEducation,
    card.experienceSince !== null,
    card.languages.length > 0,
    places.length > 0,
    Boolean(card.lastName.kk ?? card.lastName.uz),
  ])
  // Of the clinic that the card names: its times are those that the card offers.
  const free = clinic.takesOnline ? sources.freeOf(card.company, card.code) : notFree
  const price = doctorPrice(sources.prices.get(card.company) ?? [], card, sources.specialitiesNamed)
  const days = here.flatMap((one) =>
    one.clinic.takesOnline ? [sources.freeOf(one.card.company, one.card.code).days] : [],
  )
  return {
    section: 'doctors',
    code: card.person,
    city,
    slug: card.slug,
    companies: unique([...here, ...all].map((one) => one.card.company)),
    name: writerName(card),
    category: card.post,
    image: card.photo,
    specialities: unique(all.flatMap((one) => one.card.specialities)),
    features: unique([
      ...(here.some((one) => one.clinic.takesOnline) ? ['online'] : []),
      ...(here.some((one) => sources.isPromoted(one.card.company, one.card.code)) ? ['promotion'] : []),
      ...here.flatMap((one) => one.card.features),
      ...here.flatMap((one) => one.clinic.features.filter((feature) => ofClinics.includes(feature))),
    ]),
    districts: unique(here.flatMap((one) => districtsOf(one, sources))).filter((district) =>
      isDistrictOf(city, district),
    ),
    languages: unique(all.flatMap((one) => one.card.languages)),
    priceFrom: price?.price ?? null,
    currency: price?.currency ?? null,
    isVisitPrice: price !== undefined,
    experienceSince: card.experienceSince,
    rating: reviews > 0 ? sum / reviews : null,
    reviews,
    bayesian: reviews > 0 ? bayesian : 0,
    completeness,
    score: listingScore({ bayesian, completeness, days: Math.min(farDays, ...days) }),
    latitude,
    longitude,
    open: openInstants(places, sources.now),
    soonest: free.soonest,
    freeParts: free.parts,
    takesOnline: here.some((one) => one.clinic.takesOnline),
    isDemo: clinic.isDemo,
  }
}
