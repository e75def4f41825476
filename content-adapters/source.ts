import type { Locale } from '../locales/locale.ts'
import type { Problem } from '../schemas/problem.ts'
import type {
  Article,
  ArticleCategory,
  ArticleDetails,
  Cabinet,
  CityCompanies,
  Company,
  CustomPage,
  Domain,
  LandingSite,
  MenuItem,
  Paged,
  Photo,
  Review,
  Schedule,
  Service,
  SitemapEntry,
  SitemapSection,
  Specialist,
} from './entities.ts'

/**
 * A problem in a backend's answer; `path` leads to the field. Reported once, never thrown. `problem` is set if a schema
 * found it; `problemMessage` makes a sentence of it in any language.
 */
export type SourceProblem = { request: string; path: string; code: string; problem?: Problem }

/** One reading of a source: collects tags and problems. */
export type Reader = {
  locale: Locale
  tag: (tag: string) => void
  report: (problem: SourceProblem) => void
  /** Sets an instant at which what was read expires. */
  expires?: (at: Date) => void
  /** Ends all calls of the reader: what is not there by then has failed. */
  signal?: AbortSignal
  /** Called when something failed to load and was replaced by a fallback. */
  degrade?: () => void
}

/** How long a page is cached if a call failed while it was rendered. */
export const failureMs = 10_000

/** Not found (`status` 404), or the backend could not answer (5xx). */
export class SourceError extends Error {
  readonly status: number
  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'SourceError'
    this.status = status
  }

  /** True for 404 and 410: a retry is useless. */
  get isMissing(): boolean {
    return this.status === 404 || this.status === 410
  }
}

/** A page of a list of articles, the newest first; `byCategory` in the order of their categories before that. */
export type ArticleQuery = {
  company?: string
  category?: string
  page?: number
  size?: number
  byCategory?: boolean
}

/**
 * Where content comes from, for one reader and one page: each thing is asked for once, however many blocks want it.
 * Texts come in all their languages (`resolve` picks). Methods throw `SourceError`; a wrong field is dropped and reported.
 */
export type ContentSource = {
  /** By slug or code. */
  company: (slug: string) => Promise<Company>
  /**
   * Filtered by V-10 to V-15; empty where the backend has none. With `isOptional` also where it fails, which degrades the
   * page.
   */
  menu: (company: Company, options?: { isOptional?: boolean }) => Promise<MenuItem[]>
  /** The stored pages, all or at least the one under `slug`; none where they cannot be had. */
  landingSite: (company: Company, slug?: string) => Promise<LandingSite>
  news: (query: ArticleQuery) => Promise<Paged<Article>>
  newsCategories: (company?: string) => Promise<ArticleCategory[]>
  newsItem: (slug: string) => Promise<ArticleDetails>
  materials: (query: ArticleQuery) => Promise<Paged<Article>>
  materialCategories: (company?: string) => Promise<ArticleCategory[]>
  material: (slug: string) => Promise<ArticleDetails>
  /** Without what only the page of each tells. */
  specialists: (company: string) => Promise<Specialist[]>
  specialist: (company: string, slug: string) => Promise<Specialist>
  /** When the doctors see patients, in the company's order; none where the backend does not say. */
  schedules: (company: string) => Promise<Schedule[]>
  services: (company: string) => Promise<Service[]>
  /** Of the company and its doctors, the newest first; with the code of a `specialist` of that one alone. */
  reviews: (company: string, specialist?: string) => Promise<Review[]>
  gallery: (company: string) => Promise<Photo[]>
  cabinets: (company: string) => Promise<Cabinet[]>
  customPage: (slug: string) => Promise<CustomPage>
  /** The active lines of the redirect table (B-18); paths without a language. None where the table cannot be had. */
  redirects: () => Promise<RedirectRule[]>
  /** The owner of a host that is not the product's (B-33). */
  domain: (host: string) => Promise<Domain>
  /**
   * Pages for search engines, a section at a time and as many as one file takes: of the clinic with a slug, else of all
   * whose canonical addresses are the directory's. None where the backend has no list.
   */
  sitemap: (section: SitemapSection, page: number, clinic?: string) => Promise<Paged<SitemapEntry>>
  /** Published companies by city, for the index of sites. */
  companiesByCity: () => Promise<CityCompanies[]>
}

/** A line of the redirect table (B-18). `from` is exact, or a prefix that ends in `*`; paths have no language in them. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }

/** Opens a source for one reader. */
export type OpenSource = (reader: Reader) => ContentSource
