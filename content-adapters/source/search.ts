import type { SearchKind, SearchResults, SearchStart } from '../entities/search.ts'
import type { FacetRules } from './facet.ts'

/** A query of the directory: its words, the slug of the chosen city, and the group whose page is wanted. */
export type SearchQuery = { words: string; city?: string; kind?: SearchKind; page?: number }

/** The search of the directory. */
export type SearchSource = {
  /** The results of a query in the directory: the best of each group, or a page of one group. */
  search: (query: SearchQuery) => Promise<SearchResults>
  /** Starting points of a search; empty if the backend has none. */
  searchStart: () => Promise<SearchStart>
}

export const searchRules = {
  search: {},
  searchStart: { instead: { specialities: [], cities: [] }, failing: 'degraded' },
} satisfies FacetRules<SearchSource>
