import type { LinkTarget } from '../../schemas/link.ts'

/** Paths of a site's pages, without language and company; the site's own prefix is put before them later. */
export const paths = {
  news: '/news',
  newsItem: (category: string, slug: string) => `/news/${category}/${slug}`,
  specialists: '/specialists',
  specialist: (slug: string) => `/specialists/${slug}`,
  appointment: '/appointment',
  askQuestion: '/ask-question',
  contacts: '/contacts',
  /** Page `page` of the reviews (R70). */
  reviews: (page: number) => (page > 1 ? `/reviews/page/${page}` : '/reviews'),
  /** A clinic's site, seen from the directory. */
  company: (slug: string) => `/l/${slug}`,
  /** Page `page` of the news, of a category or of all (R73, R74, R76). */
  newsList(category: string | undefined, page: number): string {
    const list = category === undefined ? paths.news : `${paths.news}/${category}`
    return page > 1 ? `${list}/page/${page}` : list
  },
}

export const toPage = (path: string): LinkTarget => ({ kind: 'page', path })
