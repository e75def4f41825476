import {
  networkHubToPage,
  networksNewsToPage,
  networkToPage,
} from '../../content-adapters/pages/network-to-page.ts'
import { articlePageSize } from '../../content-adapters/parts/article-page-size.ts'
import {
  hubPath,
  type NetworkTab,
  networkPath,
  networksNewsPath,
} from '../../content-adapters/parts/network-paths.ts'
import { reviewPageSize } from '../../content-adapters/parts/review-page-size.ts'
import { reviewsOfNetwork } from '../../content-adapters/parts/reviews-of-many.ts'
import { encodePath } from '../core/address.ts'
import { ifFound } from '../core/if-found.ts'
import { beyondLast, NotFound, Redirect } from '../core/outcome.ts'
import type { Route, RouteContext } from '../core/route.ts'
import { reviewChoiceOf } from './review-choice-of.ts'

/** The number of a page; its first has another address. */
function pageIn({ params, host, locale }: RouteContext, first: string): number {
  if (params.page === '1') throw new Redirect(host.href(first, locale), 301)
  return Number(params.page ?? 1)
}

/** A page of the list of networks (R60); 404 beyond the last. */
export const networkHub: Route['load'] = async (context) => {
  const page = pageIn(context, hubPath())
  const list = await context.source.networks(page)
  if (page > list.pages) throw beyondLast(context.path)
  return { content: networkHubToPage(page, list.total), layout: 'default' }
}

/** A page of the news of all networks (R61); 404 beyond the last. */
export const networksNews: Route['load'] = async (context) => {
  const page = pageIn(context, networksNewsPath())
  const news = await context.source.news({ inNetworks: true, page, size: articlePageSize })
  if (page > news.pages) throw beyondLast(context.path)
  return { content: networksNewsToPage(page, news.total), layout: 'default' }
}

/**
 * A page of a network (R62 to R64), with the sidebar of the company at its head (B-10). 404 for a company without a network, and beyond the
 * last page; the code, and a clinic of the network, redirect.
 */
export const network =
  (tab?: NetworkTab): Route['load'] =>
  async (context) => {
    const { source, params, host, locale, path } = context
    const page = Number(params.page ?? 1)
    const found = await ifFound(
      source.network({ slug: params.organization ?? '', page: tab === undefined ? page : 1 }),
    )
    if (!found) throw new NotFound(path)
    const { slug, rating } = found.network
    if (params.organization !== slug || params.page === '1')
      throw new Redirect(host.href(encodePath(networkPath(slug, tab, page)), locale), 301)
    const head = await ifFound(source.company(slug))
    if (!head) throw new NotFound(path)
    const totals = {
      clinics: async () => ({ total: found.total, pages: found.pages }),
      news: () => source.news({ network: slug, page, size: articlePageSize }),
      reviews: async () => {
        const total = rating?.count ?? 0
        return { total, pages: Math.ceil(total / reviewPageSize) }
      },
    }
    const { total, pages } = await totals[tab ?? 'clinics']()
    if (page > Math.max(1, pages)) throw beyondLast(path)
    const choice =
      tab === 'reviews' ? await reviewChoiceOf(context, () => reviewsOfNetwork(slug, source)) : undefined
    const content = networkToPage({ network: found.network, head, tab, page, choice })
    return {
      content: choice || total === 0 ? { ...content, robots: 'noindex' } : content,
      layout: 'default',
      beside: head,
    }
  }
