import { newsItemToPage } from '../content-adapters/medical-api/pages/news-item-to-page.ts'
import { newsToPage } from '../content-adapters/medical-api/pages/news-to-page.ts'
import { newsPageSize } from '../content-adapters/parts/news-page-size.ts'
import { paths } from '../content-adapters/parts/paths.ts'
import { SourceError } from '../content-adapters/source.ts'
import type { LandingContext } from './landing.ts'
import { pageHref } from './links.ts'
import { Redirect } from './outcome.ts'

/** A page of the clinic's news, of one category or of all; a page beyond the last is not there (B-23). */
export async function newsList({ source, company, params, locale, host }: LandingContext) {
  const { category: slug, page: digits } = params
  const page = Number(digits ?? 1)
  if (digits === '1') throw new Redirect(pageHref(host, locale, company.slug)(paths.newsList(slug, 1)), 301)
  const [categories, news] = await Promise.all([
    slug ? source.newsCategories(company.code) : [],
    source.news({ company: company.code, page, size: newsPageSize, ...(slug && { category: slug }) }),
  ])
  const category = categories.find((candidate) => candidate.slug === slug)
  if ((slug && !category) || page > Math.max(news.pages, 1)) return undefined
  const content = newsToPage({ company, page, ...(category && { category }) })
  return { ...content, ...(news.total === 0 && { robots: 'noindex' as const }) }
}

/** A news item of this clinic, at the address with its own category; one marked as a redirect has sent its reader on before (B-11). */
export async function newsItem({ source, company, params, locale, host }: LandingContext) {
  const item = await source.newsItem(params.details ?? '').catch((error: unknown) => {
    if (error instanceof SourceError && error.status === 404) return undefined
    throw error
  })
  if (!item || (item.company && item.company !== company.code)) return undefined
  if (params.category !== item.category.slug) {
    const own = paths.newsItem(item.category.slug, item.slug)
    throw new Redirect(pageHref(host, locale, company.slug)(own), 301)
  }
  return newsItemToPage({ company, item })
}
