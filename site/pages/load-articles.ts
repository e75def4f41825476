import type { ArticleCategory, ArticleDetails } from '../../content-adapters/entities/article.ts'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { MenuItem } from '../../content-adapters/entities/menu.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { materialToPage } from '../../content-adapters/pages/material-to-page.ts'
import { materialsToPage } from '../../content-adapters/pages/materials-to-page.ts'
import { newsItemToPage } from '../../content-adapters/pages/news-item-to-page.ts'
import { newsToPage } from '../../content-adapters/pages/news-to-page.ts'
import { type ArticleKind, materialKind, newsKind } from '../../content-adapters/parts/article-kind.ts'
import { articlePageSize } from '../../content-adapters/parts/article-page-size.ts'
import { ifFound } from '../core/if-found.ts'
import { pageHref } from '../core/links.ts'
import { Redirect } from '../core/outcome.ts'
import type { RouteContext } from '../core/route.ts'
import type { Compose, LandingContext } from './landing.ts'

/** A page of a list of articles, of one category or of all. */
export type ListOf<Owner> = { company: Owner; page: number; category?: ArticleCategory }
type ItemToPage = (page: { company: Company; menu: readonly MenuItem[]; item: ArticleDetails }) => PageContent

/**
 * A page of the articles of a clinic, or of all without one, of one category or of all. Undefined beyond the last (B-23), and for an
 * unknown category. An empty list is not indexed; `/page/1` redirects to the list.
 */
export async function articleListPage<Owner extends Company | undefined>(
  { list, categories, byCategory, listPath }: ArticleKind,
  { source, params, locale, host }: Pick<RouteContext, 'source' | 'params' | 'locale' | 'host'>,
  company: Owner,
  toPage: (list: ListOf<Owner>) => PageContent,
): Promise<PageContent | undefined> {
  const { category: slug, page: digits } = params
  const page = Number(digits ?? 1)
  if (digits === '1') throw new Redirect(pageHref(host, locale, company?.slug)(listPath(slug, 1)), 301)
  const query = { ...(company && { company: company.code }), page, size: articlePageSize }
  const [known, articles] = await Promise.all([
    slug ? source[categories](company?.code) : [],
    source[list]({ ...query, ...(slug ? { category: slug } : { byCategory }) }),
  ])
  const category = known.find((candidate) => candidate.slug === slug)
  if ((slug && !category) || page > Math.max(articles.pages, 1)) return undefined
  const content = toPage({ company, page, ...(category && { category }) })
  return { ...content, ...(articles.total === 0 && { robots: 'noindex' as const }) }
}

/** A page of the clinic's articles. */
const listOf =
  (kind: ArticleKind, toPage: (list: ListOf<Company>) => PageContent): Compose =>
  (context) =>
    articleListPage(kind, context, context.company, toPage)

/**
 * An article of this clinic at its canonical address; a redirect of an article was followed before (B-11). A menu entry
 * with a code only (RELATION_TYPE 2) may name an article of the other kind, which is redirected to its address.
 */
const oneOf =
  (kind: ArticleKind, toPage: ItemToPage): Compose =>
  async (context) => {
    const { company, menu, locale, host, params } = context
    const { details = '', category = '' } = params
    const moveTo = (path: string) => new Redirect(pageHref(host, locale, company.slug)(path), 301)
    const item = await ownArticle(kind, context)
    if (item) {
      const own = kind.itemPath(item)
      if (own !== kind.itemPath({ slug: details, category: { slug: category } })) throw moveTo(own)
      return toPage({ company, menu, item })
    }
    const other = kind === newsKind ? materialKind : newsKind
    const moved = await ownArticle(other, context)
    if (moved) throw moveTo(other.itemPath(moved))
    return undefined
  }

/** Undefined if there is none, or if it belongs to another clinic. */
async function ownArticle({ one }: ArticleKind, { source, company, params }: LandingContext) {
  const item = await ifFound(source[one](params.details ?? '', company.code))
  return item && (item.company ?? company.code) === company.code ? item : undefined
}

export const newsList = listOf(newsKind, newsToPage)
export const newsItem = oneOf(newsKind, newsItemToPage)
export const materialList = listOf(materialKind, materialsToPage)
export const material = oneOf(materialKind, materialToPage)
