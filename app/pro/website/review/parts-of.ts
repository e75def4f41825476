import type { z } from 'zod'
import type { siteSummary } from '../../../../schemas/api/site-draft.ts'

/** How many parts of a site a summary says are changed: as many as `PublishSummary` has lines. */
export const partsOf = ({ PAGES, MENU, DESIGN }: z.infer<typeof siteSummary>): number =>
  PAGES.reduce((sum, { HEAD, BLOCKS }) => sum + Math.max(1, HEAD.length + BLOCKS.length), 0) +
  MENU.length +
  DESIGN.length
