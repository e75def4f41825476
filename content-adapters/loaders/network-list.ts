import type networkList from '../../schemas/blocks/network-list.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import { defineLoader } from '../loader.ts'
import { networkFacts } from '../parts/network-facts.ts'
import { hubPath, networkPath, networksNewsPath } from '../parts/network-paths.ts'
import { pagingOf } from '../parts/paging.ts'
import { toPage } from '../parts/paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** A page of the networks of the directory. */
export default defineLoader<typeof networkList>(async ({ page = 1 }, { source }) => {
  const list = await source.networks(page)
  const news = list.total > 0 ? await source.news({ inNetworks: true, size: 1 }) : undefined
  return withoutUndefined({
    items: list.items.map((network) => ({
      ...networkFacts(network),
      link: toPage(networkPath(network.slug)),
    })),
    news: news && news.total > 0 ? toPage(networksNewsPath()) : undefined,
    join: toPage(productPaths['create-website']),
    paging: pagingOf(list, hubPath),
  })
})
