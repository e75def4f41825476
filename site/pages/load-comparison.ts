import { comparisonToPage } from '../../content-adapters/pages/comparison-to-page.ts'
import { comparisonPath, listHref, readListHref } from '../../content-adapters/parts/directory-paths.ts'
import type { ComparedSection } from '../../schemas/directory/comparison.ts'
import type { Route } from '../core/route.ts'
import { paramPatterns } from '../core/route.ts'

/** Clinics or doctors side by side (R124). An invalid slug is ignored, and so are a repeated one and a `from` that is no list. */
export const comparison = (
  section: ComparedSection,
): Pick<Route, 'query' | 'repeated' | 'isUnshared' | 'load'> => ({
  query: ['from'],
  repeated: ['c'],
  isUnshared: true,
  load: async ({ query }) => {
    const slugs = query.getAll('c').filter((slug) => paramPatterns.slug?.test(slug))
    const list = readListHref(section, query.get('from') ?? '')
    return {
      content: comparisonToPage(
        section,
        [...new Set(slugs.map((slug) => slug.toLowerCase()))],
        list && listHref(list),
      ),
      layout: 'default',
      canonical: comparisonPath(section),
    }
  },
})
