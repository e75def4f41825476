import type comparison from '../../schemas/blocks/comparison.ts'
import type { ListingItem } from '../entities/listing.ts'
import { defineLoader, type LoadContext } from '../loader.ts'
import { bookingAction, bookingWay } from '../parts/booking-way.ts'
import { comparedScope, comparisonPath, listHref, listOf, readListHref } from '../parts/directory-paths.ts'
import { ifRead } from '../parts/if-read.ts'
import { listingCard } from '../parts/listing-card.ts'
import { toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Clinics or doctors side by side, and the list from which more can be chosen: that of their city, if they have the same. */
export default defineLoader<typeof comparison>(async ({ section, slugs, from }, context) => {
  const { items, services } =
    slugs.length > 0 ? await context.source.comparison(section, slugs) : { items: [], services: [] }
  const cities = new Set(items.map(({ city }) => city?.slug))
  const chosenIn = from === undefined ? undefined : readListHref(section, from)
  const [common] = cities.size === 1 ? cities : []
  const city = chosenIn ? chosenIn.city : common
  const shown = items.map(({ slug }) => slug)
  const bookings =
    section === 'clinics' ? await Promise.all(items.map((item) => ifRead(bookingOf(item, context)))) : []
  return {
    list: toPage(chosenIn ? listHref(chosenIn) : listOf(section, city)),
    scope: comparedScope(section, city),
    items: items.map((item, index) => ({
      ...listingCard(item, context),
      ...(bookings[index] && { booking: bookings[index] }),
      without: toPage(
        comparisonPath(
          section,
          shown.filter((slug) => slug !== item.slug),
          from,
        ),
      ),
    })),
    services: services.map(({ name, prices }) => ({
      name,
      prices: prices.map((price) => withoutUndefined({ price })),
    })),
  }
})

/** The button that books in a clinic, where its site has booking. */
async function bookingOf({ company: { slug } }: ListingItem, { source }: LoadContext) {
  const company = await source.company(slug)
  const way = bookingWay(company, await source.menu(company, { isOptional: true }))
  return way && bookingAction(way, { company: slug })
}
