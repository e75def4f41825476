import type { Company, MenuItem } from '../content-adapters/entities.ts'
import type { FormState } from '../content-adapters/form-state.ts'
import type { PageContent } from '../content-adapters/page-content.ts'
import type { ContentSource } from '../content-adapters/source.ts'
import type { Locale } from '../locales/locale.ts'
import type { LayoutName } from '../schemas/page.ts'
import type { Host } from './host.ts'

/** What a route gets. */
export type RouteContext = {
  source: ContentSource
  locale: Locale
  /** How addresses are written for this reader. */
  host: Host
  /** Path of the whole (`/l/{clinic}/about`), without the language. */
  path: string
  params: Record<string, string>
  /** Values of the names that the route declares. */
  query: URLSearchParams
  /** What came of the form that was sent from this page without JavaScript, where one was. */
  form?: FormState
}

/**
 * What a route gives: the page in all languages, and the site that it belongs to. `canonical` is the path of the page
 * that this one is another view of.
 */
export type RouteResult = {
  content: PageContent
  layout: LayoutName
  clinic?: Clinic
  canonical?: string
}

/** A clinic's own site: the company and its filtered menu. */
export type Clinic = { company: Company; menu: MenuItem[] }

/** A line of the route table: the number of its rule, its path without the language, and what loads it. */
export type Route = {
  id: `R${number}`
  path: string
  /** Names of the query that decide what the page is; others make no difference. */
  query?: readonly string[]
  /** What the API is called with where the page's form is sent without JavaScript: the short form of a path. */
  form?: `/${string}`
  load: (context: RouteContext) => Promise<RouteResult>
}

/** What a path parameter may look like (B-14); anything else is 404. */
export const paramPatterns: Record<string, RegExp> = {
  company: /^[a-z0-9-]{1,120}$/i,
  slug: /^[a-z0-9-]{1,120}$/i,
  category: /^[a-z0-9-]{1,120}$/i,
  details: /^[a-z0-9-]{1,120}$/i,
  specialist: /^[a-z0-9-]{1,120}$/i,
  page: /^[1-9]\d{0,5}$/,
}
