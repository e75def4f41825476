import type directoryOffers from '../../schemas/blocks/directory-offers.ts'
import { defineLoader } from '../loader.ts'
import { offersPath, servicesPath } from '../parts/directory-paths.ts'
import { placesOf } from '../parts/directory-places.ts'
import { listingCard } from '../parts/listing-card.ts'
import { pagingOf } from '../parts/paging.ts'
import { toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the offers of a service in a city, or in all; omitted without a service. */
export default defineLoader<typeof directoryOffers>(async ({ service, city, page = 1 }, context) => {
  if (service === undefined) return undefined
  const offers = await context.source.serviceOffers(withoutUndefined({ service, city, page }))
  for (const { company, timezone } of offers.items) context.meets?.({ slug: company.slug, timezone })
  return withoutUndefined({
    ...placesOf(city, offers.cities, (to) => offersPath(service, to)),
    city: offers.city?.name,
    count: offers.total,
    open: offers.open,
    price: offers.service.price,
    services: toPage(servicesPath()),
    items: offers.items.map((item) => listingCard(item, context)),
    paging: pagingOf(offers, (to) => offersPath(service, city, to)),
  })
})
