import type networkClinics from '../../schemas/blocks/network-clinics.ts'
import { defineLoader } from '../loader.ts'
import { listingCard } from '../parts/listing-card.ts'
import { networkPath } from '../parts/network-paths.ts'
import { pagingOf } from '../parts/paging.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the clinics of a network, as in the lists of the directory. */
export default defineLoader<typeof networkClinics>(async ({ network: slug, page = 1 }, context) => {
  if (slug === undefined) return undefined
  const list = await context.source.network({ slug, page })
  return withoutUndefined({
    items: list.items.map((item) => listingCard(item, context)),
    paging: pagingOf(list, (to) => networkPath(slug, undefined, to)),
  })
})
