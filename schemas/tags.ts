/** Commas separate tags, and headers hold ASCII only. */
const encoded = (tag: string) => encodeURI(tag.toWellFormed()).replaceAll(',', '%2C')

function decoded(tag: string): string {
  try {
    return decodeURIComponent(tag)
  } catch {
    // A backend that does not encode its tags.
    return tag
  }
}

/** Of a change's answer: the tags that it has altered, written as those of `Cache-Tag`; empty if there are none. */
export const changedHeader = 'cache-changed'

/** Serializes tags for the `Cache-Tag` header. */
export const writeTags = (all: Iterable<string>): string => [...all].map(encoded).join(',')

/** Parses a `Cache-Tag` header; empty without one. */
export const readTags = (header: string | null): string[] =>
  (header ?? '').split(',').flatMap((tag) => decoded(tag.trim()) || [])

/** Stands for all tags in a list of changed ones. */
export const everything = '*'

/** Whether an answer with `tags` is affected by a change of `changed`. */
export const isAffected = (tags: readonly string[], changed: ReadonlySet<string>): boolean =>
  changed.has(everything) || tags.some((tag) => changed.has(tag))

/** Cache tags, used in the `Cache-Tag` header and for invalidation. */
export const tags = {
  /** The list of companies. */
  companies: 'companies',
  /** The members of all networks. */
  networks: 'networks',
  /** News of all companies together. */
  news: 'news',
  /** Redirects of all paths. */
  redirects: 'redirects',
  /** Redirects of paths of any site. */
  siteRedirects: 'site-redirects',
  /** Redirects of paths of one site, by its slug. */
  redirectsOf: (slug: string) => `redirects:${slug}`,
  /** Slugs that no page may have. */
  reservedSlugs: 'reserved-slugs',
  /** The prices of the product. */
  tariffs: 'tariffs',
  /** The pages of the sites of all companies, with their languages. */
  sitePages: 'site-pages',
  /** A list of the directory: its section and the slug of its city, empty for those without one. */
  listing: (section: string, city: string) => `listing:${section}/${city}`,
  /** A list of the directory in all cities. */
  listings: (section: string) => `listing:${section}`,
  /** How many a list of the directory has in each city. */
  listingCities: (section: string) => `listing-cities:${section}`,
  /** The entries of the directory's search. */
  search: 'search',
  /** How many doctors and clinics specialities and cities have. */
  searchStart: 'search-start',
  company: (code: string) => `company:${code}`,
  menu: (code: string) => `menu:${code}`,
  /** All stored pages of a company, and which there are. */
  site: (code: string) => `site:${code}`,
  /** One stored page of a company. */
  sitePage: (code: string, slug: string) => `site:${code}/${slug}`,
  /** A section that sites of a network show. */
  sharedSection: (id: string) => `shared-section:${id}`,
  newsOf: (code: string) => `news:${code}`,
  newsItem: (slug: string) => `news-item:${slug}`,
  /** Materials of all companies together. */
  materials: 'materials',
  materialsOf: (code: string) => `materials:${code}`,
  material: (slug: string) => `material:${slug}`,
  /** Owners of hosts. */
  domains: 'domains',
  /** Doctors of all companies together. */
  allSpecialists: 'specialists',
  /** The links between cards of doctors of the same person. */
  people: 'people',
  specialists: (code: string) => `specialists:${code}`,
  /** What a first visit to a company's doctors costs, as lists of the directory say it. */
  firstVisits: (code: string) => `first-visits:${code}`,
  /** The next free slots of a company's doctors. */
  nextFree: (code: string) => `next-free:${code}`,
  services: (code: string) => `services:${code}`,
  /** What a company's promotions say, and the prices that they make. */
  promotions: (code: string) => `promotions:${code}`,
  reviews: (code: string) => `reviews:${code}`,
  /** Published questions to all companies. */
  allQuestions: 'questions',
  /** Published questions to a company. */
  questions: (code: string) => `questions:${code}`,
  /** Published comments on something. */
  comments: (type: string, code: string) => `comments:${type}/${code}`,
  gallery: (code: string) => `gallery:${code}`,
  cabinets: (code: string) => `cabinets:${code}`,
  /** The short links of a company, and the places where they hang. */
  links: (code: string) => `links:${code}`,
  /** A word of a short link that nobody has. */
  linkSlug: (slug: string) => `link:${slug}`,
  /** The list of custom pages of the directory. */
  customPages: 'pages',
  customPage: (slug: string) => `page:${slug}`,
  /** What a person may do in companies; of no page, but cached by each process too. */
  access: (account: string) => `access:${account}`,
}

/** False for tags that no answer has, and that name accounts. */
export const isOfAnswers = (tag: string): boolean => !tag.startsWith(tags.access(''))
