import type { StoredBlock } from '../../schemas/page/page.ts'
import type { Article, ArticleCategory, ArticleDetails } from '../entities/article.ts'
import type { Company } from '../entities/company.ts'
import type { MenuItem } from '../entities/menu.ts'
import type { Paged } from '../entities/paged.ts'
import type { Tariff } from '../entities/service.ts'
import type { CustomPage, LandingSite } from '../entities/site.ts'
import type { FacetRules } from './facet.ts'

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

/** A rule of the redirect table (B-18). `from` is exact, or a prefix that ends with `*`; paths have no language. */
export type RedirectRule = { from: string; to: string; status: 301 | 302 }

/** What editors write: menus, pages and articles of clinics and of the product, and the addresses of both. */
export type EditorialSource = {
  /**
   * Filtered by V-10 to V-15 and V-21; empty if the backend has none. With `isOptional` also empty if the backend fails, which
   * degrades the page.
   */
  menu: (company: Company, options?: { isOptional?: boolean }) => Promise<MenuItem[]>
  /** The stored pages, at least the one with `slug`; empty if they are not available. */
  landingSite: (company: Company, slug?: string) => Promise<LandingSite>
  news: (query: ArticleQuery) => Promise<Paged<Article>>
  newsCategories: (company?: string) => Promise<ArticleCategory[]>
  /** `company` is the code of the one on whose site it is wanted; the answer may be of another one. */
  newsItem: (slug: string, company?: string) => Promise<ArticleDetails>
  materials: (query: ArticleQuery) => Promise<Paged<Article>>
  materialCategories: (company?: string) => Promise<ArticleCategory[]>
  /** As `newsItem`. */
  material: (slug: string, company?: string) => Promise<ArticleDetails>
  /** A section that a clinic of the network of `company` shares, as a stored block. */
  sharedSection: (company: string, id: string) => Promise<StoredBlock>
  customPage: (slug: string) => Promise<CustomPage>
  /**
   * Active rules of the redirect table (B-18); paths without a language. Empty if it is not available. With a path, the tags are only those
   * of rules that may concern it, not of other sites.
   */
  redirects: (path?: string) => Promise<RedirectRule[]>
  /** Codes of the clinics whose sites other sources than that of the directory have, so that its sitemap does not know their pages. */
  sitesElsewhere: () => Promise<string[]>
  /** Slugs that no page may have (B-15); empty where the configured ones count. */
  reservedSlugs: () => Promise<readonly string[]>
  /** The prices of the product; empty if there is no price list. */
  tariffs: () => Promise<Tariff[]>
}

const ofCompany = ({ code }: Company) => code
const ofQuery = ({ company }: ArticleQuery) => company
const ofCode = (company?: string) => company
const ofSite = (_: string, company?: string) => company

export const editorialRules = {
  menu: {
    company: ofCompany,
    instead: [],
    failing: (_, { isOptional = false } = {}) => (isOptional ? 'degraded' : undefined),
  },
  landingSite: { company: ofCompany, instead: { pages: {} }, failing: 'degraded' },
  news: { company: ofQuery },
  newsCategories: { company: ofCode },
  newsItem: { company: ofSite },
  materials: { company: ofQuery },
  materialCategories: { company: ofCode },
  material: { company: ofSite },
  sharedSection: { company: (company) => company },
  customPage: {},
  redirects: { instead: [], failing: 'complete' },
  sitesElsewhere: { instead: [], failing: 'degraded' },
  reservedSlugs: { instead: [], failing: 'complete' },
  tariffs: { instead: [], failing: 'complete' },
} satisfies FacetRules<EditorialSource>
