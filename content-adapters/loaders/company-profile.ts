import type companyProfile from '../../schemas/blocks/company-profile.ts'
import { clinicFeatures } from '../../schemas/companies/clinic-features.ts'
import type { LinkTarget } from '../../schemas/core/link.ts'
import type { ProfileSection } from '../../schemas/directory/profile-section.ts'
import { type UnknownFact, unknownFacts } from '../../schemas/directory/unknown-facts.ts'
import { lowestPrice, visitPrice } from '../../schemas/directory/visit-prices.ts'
import type { Company } from '../entities/company.ts'
import type { Service } from '../entities/service.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { currentStatus } from '../parts/current-status.ts'
import { fullAddress } from '../parts/full-address.ts'
import { placeLinks, routeLinks } from '../parts/map-links.ts'
import { nextFreeOf, shownNext } from '../parts/next-free.ts'
import { paths, toPage } from '../parts/paths.ts'
import { profileCrumbs } from '../parts/profile-crumbs.ts'
import { profilePath, sectionOf } from '../parts/profile-paths.ts'
import { tabsOf } from '../parts/profile-tabs.ts'
import { ratingOf } from '../parts/rating-of.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The head of a company's profile; it links to pages with content, and to the open one. */
export default defineLoader<typeof companyProfile>(async ({ tab }, context) => {
  const { company, source } = context
  const section = company && sectionOf(company)
  if (!company || !section) return undefined
  const [reviews, services, shown, menu] = await Promise.all([
    source.reviews(company.code),
    source.services(company.code),
    shownTabs(section, company, context),
    source.menu(company, { isOptional: true }),
  ])
  const rating = ratingOf(reviews)
  const { address, hours, timezone } = company
  const whole = fullAddress(company)
  const written = address && whole
  const way = bookingWay(company, menu)
  const [next] = await nextFreeOf(company, way, context)
  return withoutUndefined({
    crumbs: profileCrumbs(section, company.city).map(({ name, path }) => ({ name, link: toPage(path) })),
    name: company.name,
    category: company.category,
    logo: company.logo,
    address: whole,
    status: hours && currentStatus(hours, timezone, context),
    rating: rating && { value: rating.mean, count: rating.count },
    ...priceOf(services),
    features: (company.features ?? []).map((name) => clinicFeatures[name]),
    booking: way && bookingAction(way),
    next: next && shownNext(next, timezone, context),
    phone: company.phones[0],
    ways: routeLinks(company, written),
    unclaimed: company.isUnclaimed
      ? {
          code: company.code,
          claim: toPage(paths.claim(company.code)),
          unknown: unknownOf(company, services, shown),
        }
      : undefined,
    places: company.isUnclaimed ? placeLinks(company, written) : undefined,
    consultation: company.takesConsultations && toPage(paths.consultationsOf(company.slug)),
    site: siteOf(company),
    tabs: [undefined, ...tabsOf[section]].flatMap((one) =>
      one === undefined || one === tab || shown.has(one)
        ? [{ tab: one ?? ('main' as const), link: toPage(profilePath(section, company.slug, one)) }]
        : [],
    ),
  })
})

/** What people ask of a clinic first, as far as it is not known. */
function unknownOf(
  { phones, hours }: Company,
  services: readonly Service[],
  shown: ReadonlySet<string>,
): UnknownFact[] {
  const isKnown: Record<UnknownFact, boolean> = {
    phone: phones.length > 0,
    hours: hours !== undefined,
    doctors: shown.has('doctors'),
    prices: services.length > 0,
  }
  return unknownFacts.filter((fact) => !isKnown[fact])
}

/** Tabs that have something to show; those that could not be read count as such. */
async function shownTabs(section: ProfileSection, { code }: Company, { source }: LoadContext) {
  const lists = {
    services: () => source.services(code),
    doctors: () => source.specialists(code),
    // A doctor who is a company of their own sees patients there.
    clinics: async () => [code],
    // The first review is written there too.
    reviews: async () => [code],
    gallery: () => source.gallery(code),
    news: async () => (await source.news({ company: code, size: 3 })).items,
  }
  const filled = await Promise.all(
    tabsOf[section].map(async (tab) => ({
      tab,
      isShown: await lists[tab]().then(
        (list) => list.length > 0,
        () => true,
      ),
    })),
  )
  return new Set(filled.flatMap(({ tab, isShown }) => (isShown ? [tab] : [])))
}

/** The site that the clinic has here, otherwise the one that it names. */
function siteOf({ isUnclaimed, primaryDomain, slug, site }: Company): LinkTarget | undefined {
  if (primaryDomain) return { kind: 'url', href: `https://${primaryDomain}` }
  if (!isUnclaimed) return toPage(paths.company(slug))
  return site ? { kind: 'url', href: site } : undefined
}

/** The price that the card of the company in lists has: that of a first visit, otherwise the lowest one, as `backend/listing` finds it. */
function priceOf(services: readonly Service[]) {
  const priced = services.flatMap(({ name, price, priceTo = null, priceRepeat = null, currency }) =>
    price ? [{ name: name.ru, price, priceTo, priceRepeat, currency, prices: [] }] : [],
  )
  const visit = visitPrice(priced)
  const shown = visit ?? lowestPrice(priced)
  return { price: shown && { from: shown.price, currency: shown.currency }, isVisitPrice: visit && true }
}
