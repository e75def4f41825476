import type comparison from '../../schemas/blocks/comparison.ts'
import { defineLoader } from '../loader.ts'
import { comparisonPath, listOf } from '../parts/directory-paths.ts'
import { listingCard } from '../parts/listing-card.ts'
import { toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** Clinics or doctors side by side, and the list from which more can be chosen: that of their city, if they have the same. */
export default defineLoader<typeof comparison>(async ({ section, slugs }, context) => {
  const { items, services } =
    slugs.length > 0 ? await context.source.comparison(section, slugs) : { items: [], services: [] }
  const cities = new Set(items.map(({ city }) => city?.slug))
  const [city] = cities.size === 1 ? cities : []
  const shown = items.map(({ slug }) => slug)
  return {
    list: toPage(listOf(section, city)),
    items: items.map((item) => ({
      ...listingCard(item, context),
      without: toPage(
        comparisonPath(
          section,
          shown.filter((slug) => slug !== item.slug),
        ),
      ),
    })),
    services: services.map(({ name, prices }) => ({
      name,
      prices: prices.map((price) => withoutUndefined({ price })),
    })),
  }
})
