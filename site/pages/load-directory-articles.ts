import type { ArticleDetails } from '../../content-adapters/entities/article.ts'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import {
  directoryMaterialToPage,
  directoryNewsItemToPage,
} from '../../content-adapters/pages/directory-article-to-page.ts'
import { materialsToPage } from '../../content-adapters/pages/materials-to-page.ts'
import { newsToPage } from '../../content-adapters/pages/news-to-page.ts'
import {
  type ArticleKind,
  directoryMaterialKind,
  materialKind,
  newsKind,
} from '../../content-adapters/parts/article-kind.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import { withoutUndefined } from '../../content-adapters/parts/without-undefined.ts'
import { ifFound } from '../core/if-found.ts'
import { NotFound, Redirect } from '../core/outcome.ts'
import type { Route } from '../core/route.ts'
import { articleListPage, type ListOf } from './load-articles.ts'

/** A page of the articles of all clinics (R14, R15, R17, R18, R19, R21). */
const listOf =
  (kind: ArticleKind, toPage: (list: Omit<ListOf<undefined>, 'company'>) => PageContent): Route['load'] =>
  async (context) => {
    const content = await articleListPage(kind, context, undefined, toPage)
    if (!content) throw new NotFound(context.path)
    return { content, layout: 'default' }
  }

type ItemToPage = (page: { item: ArticleDetails; publisher: Company | undefined }) => PageContent

/**
 * An article of any clinic (R16, R20), at the address with its category; a redirect of the article was followed before (B-11). The
 * canonical address for search engines is that of the article on the clinic's own site (`onSite` has its path there).
 */
const oneOf =
  (kind: ArticleKind, onSite: ArticleKind, toPage: ItemToPage): Route['load'] =>
  async ({ source, params, path, host, locale }) => {
    const { details = '' } = params
    const item = await ifFound(source[kind.one](details))
    if (!item) throw new NotFound(path)
    const own = kind.itemPath(item)
    if (own !== path) throw new Redirect(host.href(own, locale), 301)
    const publisher = item.company === undefined ? undefined : await ifFound(source.company(item.company))
    if (publisher?.isSiteOff) throw new NotFound(path)
    return withoutUndefined({
      content: toPage({ item, publisher }),
      layout: 'default' as const,
      canonical: publisher && paths.company(publisher.slug) + onSite.itemPath(item),
      canonicalOf: publisher,
    })
  }

export const directoryNews = listOf(newsKind, newsToPage)
export const directoryNewsItem = oneOf(newsKind, newsKind, directoryNewsItemToPage)
export const directoryMaterials = listOf(directoryMaterialKind, materialsToPage)
export const directoryMaterial = oneOf(directoryMaterialKind, materialKind, directoryMaterialToPage)
