import comparison from '../../schemas/blocks/comparison.ts'
import share from '../../schemas/blocks/share.ts'
import { type ComparedSection, mostCompared } from '../../schemas/directory/comparison.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { listOf } from '../parts/directory-paths.ts'
import { words } from '../words.ts'

/** Clinics or doctors side by side (R124), the first four of those that were chosen in the list `from`; not for search engines. */
export function comparisonToPage(
  section: ComparedSection,
  slugs: readonly string[],
  from?: string,
): PageContent {
  const title = words(`head:comparison.${section}`)
  return {
    title,
    description: words('head:comparison.description'),
    type: 'website',
    blocks: [
      storedBlock(comparison, {
        title,
        section,
        slugs: slugs.slice(0, mostCompared),
        isCut: slugs.length > mostCompared,
        ...(from !== undefined && { from }),
      }),
      storedBlock(share, {}),
    ],
    sidebar: [],
    above: [{ title: words(`head:directory.${section}`), path: listOf(section) }],
    robots: 'noindex',
  }
}
