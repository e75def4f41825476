import type { Locale } from '../locales/locale.ts'
import type { CommentType } from '../schemas/api/comment.ts'
import type { Problem } from '../schemas/core/problem.ts'
import type { ComparedSection } from '../schemas/directory/comparison.ts'
import type { ListingSection } from '../schemas/directory/listing.ts'
import type { Link, LinkedCall } from '../schemas/page/linked-pages.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import type { Article, ArticleCategory, ArticleDetails, Comment } from './entities/article.ts'
import type { Cabinet, CityCompanies, Company, Domain, Neighbour, Photo } from './entities/company.ts'
import type { NextFree, Person, Schedule, Specialist } from './entities/doctor.ts'
import type { CheckedDocument } from './entities/document.ts'
import type {
  Comparison,
  DirectoryList,
  DirectoryService,
  ListingItem,
  ServiceOffers,
} from './entities/listing.ts'
import type { MenuItem } from './entities/menu.ts'
import type { NamedCount } from './entities/named-count.ts'
import type { Network, NetworkClinics } from './entities/network.ts'
import type { Paged } from './entities/paged.ts'
import type { AnsweredQuestion, LatestReviews, Review } from './entities/review.ts'
import type { SearchKind, SearchResults, SearchStart } from './entities/search.ts'
import type { Service, Tariff } from './entities/service.ts'
import type { CustomPage, LandingSite } from './entities/site.ts'
import type { SitemapEntry, SitemapFile } from './entities/sitemap.ts'
import type { Statistics } from './entities/statistics.ts'
import type { ListingQuery } from './parts/listing-query.ts'

/**
 * A problem in a backend's answer; `path` is the field's place in it. Reported once, never thrown. `problem` is set if a schema found it;
 * `problemMessage` has its message in each language.
 */
export type SourceProblem = { request: string; path: string; code: string; problem?: Problem }

/** The context of one page's reads: collects tags and problems. */
export type Reader = {
  locale: Locale
  /** The IP address of the reader, for limits; absent where a page is made for everybody. */
  address?: string
  tag: (tag: string) => void
  report: (problem: SourceProblem) => void
  /** Sets an instant at which the read data expires. */
  expires?: (at: Date) => void
  /** Code of a company that is not approved yet, and that is read for its staff as if it were published. */
  preparing?: string
  /** Aborts all calls of the reader; unfinished ones fail. */
  signal?: AbortSignal
  /** Called when something failed to load and was replaced by a fallback. */
  degrade?: () => void
}

/** How long a page is cached if a call failed while it was rendered, in milliseconds. */
export const failureCacheMs = 10_000

/** Not found (`status` 404), or the backend failed (5xx). */
export class SourceError extends Error {
  readonly status: number
  /** The backend's message for visitors, if there is one (E4). */
  readonly said: string | undefined
  constructor(status: number, message: string, options: ErrorOptions & { said?: string | undefined } = {}) {
    super(message, options)
    this.name = 'SourceError'
    this.status = status
    this.said = options.said
  }

  /** True for 404 and 410: a retry is useless. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }
}

/** Query for a page of articles, newest first; with `byCategory` grouped by category. */
export type ArticleQuery = {
  company?: string
  /** Slug of a city: of companies there. */
  city?: string
  /** Slug of the head of a network: of its companies; with `inNetworks` of those of all networks. */
  network?: string
  inNetworks?: boolean
  category?: string
  page?: number
  size?: number
  byCategory?: boolean
}

/**
 * Content for one page and reader; repeated reads are requested once. Texts have all languages (`resolveValue`
 * selects one). Methods throw `SourceError`; invalid fields are dropped and reported.
 */
export type ContentSource = {
  /** By slug or code. */
  company: (slug: string) => Promise<Company>
  /**
   * Filtered by V-10 to V-15 and V-21; empty if the backend has none. With `isOptional` also empty if the backend fails, which
   * degrades the page.
   */
  menu: (company: Company, options?: { isOptional?: boolean }) => Promise<MenuItem[]>
  /** The stored pages, at least the one with `slug`; empty if they are not available. */
  landingSite: (company: Company, slug?: string) => Promise<LandingSite>
  news: (query: ArticleQuery) => Promise<Paged<Article>>
  newsCategories: (company?: string) => Promise<ArticleCategory[]>
  newsItem: (slug: string) => Promise<ArticleDetails>
  materials: (query: ArticleQuery) => Promise<Paged<Article>>
  materialCategories: (company?: string) => Promise<ArticleCategory[]>
  material: (slug: string) => Promise<ArticleDetails>
  /** Without the details of the doctors' pages. */
  specialists: (company: string) => Promise<Specialist[]>
  specialist: (company: string, slug: string) => Promise<Specialist>
  /** A doctor of the directory, with their details; a person who turned out to be another has that one's slug. */
  person: (slug: string) => Promise<Person>
  /** Companies of the same section and city, the nearest first; empty if the backend has none. */
  neighbours: (company: string) => Promise<Neighbour[]>
  /** Working hours of doctors, in the company's order; empty if the backend has none. */
  schedules: (company: string) => Promise<Schedule[]>
  /** The next free slots of doctors, the earliest first; empty if the backend has none. */
  nextFree: (company: string) => Promise<(NextFree & { doctor: string })[]>
  services: (company: string) => Promise<Service[]>
  /** Reviews of the company and its doctors, newest first; only of `specialist` (a code), if given. */
  reviews: (company: string, specialist?: string) => Promise<Review[]>
  /** The newest published questions to a company with their answers. */
  questions: (company: string) => Promise<AnsweredQuestion[]>
  /** A page of the newest reviews of the directory or a city, twenty at a time; 404 for an unknown city. */
  latestReviews: (query: { city?: string; page: number }) => Promise<LatestReviews>
  /** Readers' comments on an article, the oldest first; empty if the backend has none. */
  comments: (type: CommentType, slug: string) => Promise<Comment[]>
  gallery: (company: string) => Promise<Photo[]>
  cabinets: (company: string) => Promise<Cabinet[]>
  /** A section that a clinic of the network of `company` shares, as a stored block. */
  sharedSection: (company: string, id: string) => Promise<StoredBlock>
  customPage: (slug: string) => Promise<CustomPage>
  /**
   * Active rules of the redirect table (B-18); paths without a language. Empty if it is not available. With a path, the tags are only those
   * of rules that may concern it, not of other sites.
   */
  redirects: (path?: string) => Promise<RedirectRule[]>
  /** Slugs that no page may have (B-15); empty where the configured ones count. */
  reservedSlugs: () => Promise<readonly string[]>
  /** The prices of the product; empty if there is no price list. */
  tariffs: () => Promise<Tariff[]>
  /** The owner of a host that is not the product's (B-33). */
  domain: (host: string) => Promise<Domain>
  /**
   * Files of the sitemap that are not empty, without pages of the directory: of the clinic with the slug, otherwise of all whose canonical
   * addresses are in the directory. Empty if the backend has no list.
   */
  sitemapFiles: (clinic?: string) => Promise<SitemapFile[]>
  /** The entries of a file of the sitemap; empty if there is no such file. */
  sitemap: (file: SitemapFile, clinic?: string) => Promise<SitemapEntry[]>
  /** A page of a list of the directory; 404 for an unknown city or speciality. */
  listing: (query: ListingQuery) => Promise<DirectoryList>
  /** A page of clinics that give online consultations, twenty at a time; empty if the backend has none. */
  consulting: (page: number) => Promise<Paged<ListingItem>>
  /** A page of the services of the directory, sixty at a time, the most frequent first. */
  directoryServices: (query: { city?: string; page: number }) => Promise<Paged<DirectoryService>>
  /** The offers of a service; 404 for a service or city that does not exist. */
  serviceOffers: (query: { service: string; city?: string; page: number }) => Promise<ServiceOffers>
  /** Up to four clinics or doctors side by side, in this order; unknown ones are left out. */
  comparison: (section: ComparedSection, slugs: readonly string[]) => Promise<Comparison>
  /** Cities of a section of the directory, the largest first; empty if it is not available. */
  listingCities: (section: ListingSection) => Promise<NamedCount[]>
  /** A page of the networks of the directory, twenty at a time, those with most clinics first. */
  networks: (page: number) => Promise<Paged<Network>>
  /** A network by the slug or code of any of its companies, with a page of its clinics; 404 for a company without a network. */
  network: (query: { slug: string; page: number }) => Promise<NetworkClinics>
  /** Public figures of the directory (R6). */
  statistics: () => Promise<Statistics>
  /** Published companies by city, for the index of sites. */
  companiesByCity: () => Promise<CityCompanies[]>
  /** The results of a query in the directory: the best of each group, or a page of one group. */
  search: (query: SearchQuery) => Promise<SearchResults>
  /** The document with a code, in any language, asked anew for each page; 404 if there is none, 429 for too many requests (D-DV). */
  document: (asked: { lang: Locale; code: string }) => Promise<CheckedDocument>
  /** Resolves for a valid link of a message, asked anew for each page; 404 or 422 for any other. */
  linked: (call: LinkedCall, link: Link) => Promise<void>
  /** Starting points of a search; empty if the backend has none. */
  searchStart: () => Promise<SearchStart>
}

/** A query of the directory: its words, the slug of the chosen city, and the group whose page is wanted. */
export type SearchQuery = { words: string; city?: string; kind?: SearchKind; page?: number }

/** A rule of the redirect table (B-18). `from` is exact, or a prefix that ends with `*`; paths have no language. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }

/** Opens a source for one reader. */
export type OpenSource = (reader: Reader) => ContentSource

/** A source that caches its answers. `forget` drops those with one of these tags; `*` drops all. */
export type CachedSource = { openSource: OpenSource; forget: (tags: readonly string[]) => void }
