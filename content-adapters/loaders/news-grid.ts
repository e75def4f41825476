import type newsGrid from '../../schemas/blocks/news-grid.ts'
import { defineLoader } from '../loader.ts'
import { newsKind } from '../parts/article-kind.ts'
import { articlePageSize } from '../parts/article-page-size.ts'
import { categoryLinks } from '../parts/category-links.ts'
import { localizedInstant } from '../parts/localized-date.ts'
import { networkPath, networksNewsPath } from '../parts/network-paths.ts'
import { pagingOf } from '../parts/paging.ts'
import { paths, toPage } from '../parts/paths.ts'
import { publisherNames } from '../parts/publisher-names.ts'
import { wholeLink } from '../parts/whole-link.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

const teaserSize = 3

/**
 * The newest news; with `page` a page of the complete list (B-23). Without news a teaser is omitted, a list shows
 * that it is empty.
 */
export default defineLoader<typeof newsGrid>(async (props, context) => {
  const { category, except, limit, allLink = true, page, network, inNetworks } = props
  const size = page === undefined ? (limit ?? teaserSize) : articlePageSize
  const news = await context.source.news(
    withoutUndefined({
      company: context.company?.code,
      category,
      network,
      inNetworks,
      page: page ?? 1,
      size: except === undefined ? size : size + 1,
    }),
  )
  const items = news.items.filter(({ slug }) => slug !== except).slice(0, size)
  if (items.length === 0 && page === undefined) return undefined
  const isOfNetworks = network !== undefined || inNetworks === true
  const listOf = (to: number) => {
    if (inNetworks) return networksNewsPath(to)
    return network === undefined ? paths.newsList(category, to) : networkPath(network, 'news', to)
  }
  const [publisher, categories] = await Promise.all([
    publisherNames(items, context),
    page === undefined || isOfNetworks ? undefined : categoryLinks(newsKind, category, context),
  ])
  return withoutUndefined({
    categories,
    items: items.map((item) =>
      withoutUndefined({
        title: item.title,
        lead: item.lead,
        image: item.image,
        company: publisher(item),
        category: item.category.title,
        date: localizedInstant(item.date, context),
        link: toPage(paths.newsItem(item.category.slug, item.slug)),
      }),
    ),
    allLink:
      page === undefined && allLink
        ? wholeLink(listOf(1), { inDirectory: context.inDirectory || network !== undefined })
        : undefined,
    paging: page === undefined ? undefined : pagingOf(news, listOf),
  })
})
