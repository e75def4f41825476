import type { z } from 'zod'
import type { siteSummary } from '../api/site-draft.ts'
import { lookParts } from '../design/look-parts.ts'

type Summary = z.infer<typeof siteSummary>

/** How many changes visitors will see: none in blocks that stay hidden, or are `empty`, by their ids. */
export function seenPartsOf(summary: Summary, empty: ReadonlySet<string>): number {
  const isSeen = ({ ID, IS_UNSEEN, CHANGE }: Summary['PAGES'][number]['BLOCKS'][number]) =>
    !IS_UNSEEN && !(CHANGE === 'added' && empty.has(ID))
  return summary.PAGES.reduce(
    (sum, { BLOCKS }) => sum - BLOCKS.filter((block) => !isSeen(block)).length,
    partsOf(summary),
  )
}

/** How many parts of a site a summary says are changed: as many as `PublishSummary` has lines. */
export const partsOf = ({ PAGES, MENU, DESIGN, LOOK }: Summary): number =>
  PAGES.reduce((sum, { HEAD, BLOCKS }) => sum + Math.max(1, HEAD.length + BLOCKS.length), 0) +
  MENU.length +
  DESIGN.length -
  (LOOK === undefined ? 0 : lookParts(DESIGN).length - 1)
