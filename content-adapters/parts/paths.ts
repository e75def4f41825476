import type { LinkTarget } from '../../schemas/link.ts'

const ofList = (list: string, page: number): string => (page > 1 ? `${list}/page/${page}` : list)

/** Paths of a site's pages, without language and company; the site's own prefix is put before them later. */
export const paths = {
  news: '/news',
  newsItem: (category: string, slug: string) => `/news/${category}/${slug}`,
  materials: '/materials',
  material: (slug: string) => `/materials/${slug}`,
  specialists: '/specialists',
  specialist: (slug: string) => `/specialists/${slug}`,
  appointment: '/appointment',
  askQuestion: '/ask-question',
  contacts: '/contacts',
  /** Page `page` of the reviews (R70). */
  reviews: (page: number) => ofList('/reviews', page),
  /** Page `page` of a doctor's reviews (R80). */
  specialistReviews: (slug: string, page: number) => ofList(`/specialists/${slug}/reviews`, page),
  /** A clinic's site, seen from the directory. */
  company: (slug: string) => `/l/${slug}`,
  /** Page `page` of the news, of a category or of all (R73, R74, R76). */
  newsList: (category: string | undefined, page: number) =>
    ofList(category === undefined ? paths.news : `${paths.news}/${category}`, page),
  /** The same of materials; what stands right below their list is a material (R84). */
  materialList: (category: string | undefined, page: number) =>
    ofList(category === undefined ? paths.materials : `${paths.materials}/category/${category}`, page),
}

export const toPage = (path: string): LinkTarget => ({ kind: 'page', path })
