import directorySearch from '../../schemas/blocks/directory-search.ts'
import searchResults from '../../schemas/blocks/search-results.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import type { SearchQuery } from '../source/search.ts'
import { words } from '../words.ts'

/** The search of the directory with its results; without words only where to begin. Never indexed. */
export function searchToPage({ words: query, city, kind, page }: SearchQuery): PageContent {
  return {
    title: query ? words('head:searchFor', { query }) : words('head:search'),
    description: words('head:searchDescription'),
    type: 'website',
    robots: 'noindex',
    blocks: [
      storedBlock(
        directorySearch,
        withoutUndefined({
          title: words('head:search'),
          query: query || undefined,
          city,
          withStart: query ? undefined : true,
        }),
      ),
      ...(query ? [storedBlock(searchResults, withoutUndefined({ query, city, kind, page }))] : []),
    ],
    ...(query && { mainBlock: searchResults.type }),
    sidebar: [],
  }
}
