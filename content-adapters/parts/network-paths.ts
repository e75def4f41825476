/** Pages of a network in the directory besides its first one. */
export type NetworkTab = 'news' | 'reviews'

const withPage = (path: string, page: number) => (page > 1 ? `${path}/page/${page}` : path)

/** A page of the list of networks (R60). */
export const hubPath = (page = 1): string => withPage('/-organizations/hub', page)

/** A page of the news of all networks (R61). */
export const networksNewsPath = (page = 1): string => withPage('/-organizations/news', page)

/** A network, one of its tabs, and a page of that (R62 to R64). */
export const networkPath = (slug: string, tab?: NetworkTab, page = 1): string =>
  withPage([hubPath(), slug, ...(tab ? [tab] : [])].join('/'), page)
