import type { Locale } from '../../locales/locale.ts'
import type { Page } from '../../schemas/page/page.ts'

/** The clinics that a person meets on a page of the directory: in its list, or by a profile. */
export type Met = { met: NonNullable<Page['met']> }

/** What is counted of a page that a person opens. */
export type Visited = SiteVisit | Met

/** The visit of a person to a page of a clinic's site. */
export type SiteVisit = {
  company: string
  /** The zone of the clinic's calendar days. */
  timezone: string
  /** The slug of the page; all articles, all doctors, and all pages of a list are one. The index is empty. */
  page: string
  locale: Locale
  /** The article that the page shows. */
  article?: { list: 'news' | 'materials'; slug: string }
}

const articlePath = /^(?:(news)\/[a-z0-9-]+|materials)\/([a-z0-9-]+)$/

/** What the page counts as; undefined for errors, and for pages of the product without a clinic. */
export function visitedOn({ status, locale, site, visited, met }: Page): Visited | undefined {
  if (status !== 200) return undefined
  if (met) return { met }
  if (!site.company || !visited) return undefined
  const { path, timezone } = visited
  const [page = ''] = path.split('/')
  const [, news, slug] = articlePath.exec(path) ?? []
  return {
    company: site.company,
    timezone,
    page,
    locale,
    ...(slug && { article: { list: news ? 'news' : 'materials', slug } }),
  }
}
