import type networkProfile from '../../schemas/blocks/network-profile.ts'
import { defineLoader } from '../loader.ts'
import { networkFacts } from '../parts/network-facts.ts'
import { hubPath, networkPath } from '../parts/network-paths.ts'
import { toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The head of the pages of a network; it links to pages with content, and to the open one. */
export default defineLoader<typeof networkProfile>(async ({ network: slug, tab }, { source }) => {
  if (slug === undefined) return undefined
  const [{ network }, news] = await Promise.all([
    source.network({ slug, page: 1 }),
    source.news({ network: slug, size: 1 }),
  ])
  const hasNews = news.total > 0 || tab === 'news'
  const hasReviews = network.rating !== undefined || tab === 'reviews'
  return withoutUndefined({
    ...networkFacts(network),
    hub: toPage(hubPath()),
    clinicsLink: toPage(networkPath(slug)),
    newsLink: hasNews ? toPage(networkPath(slug, 'news')) : undefined,
    reviewsLink: hasReviews ? toPage(networkPath(slug, 'reviews')) : undefined,
  })
})
