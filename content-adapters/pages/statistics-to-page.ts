import pageTitle from '../../schemas/blocks/page-title.ts'
import statistics from '../../schemas/blocks/statistics.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** Public figures of the directory (R6). */
export const statisticsToPage = (): PageContent => ({
  title: words('head:statistics.title'),
  description: words('head:statistics.description'),
  type: 'website',
  blocks: [
    storedBlock(pageTitle, {
      title: words('head:statistics.title'),
      lead: words('head:statistics.description'),
    }),
    storedBlock(statistics, {}),
  ],
  mainBlock: statistics.type,
  sidebar: [],
})
