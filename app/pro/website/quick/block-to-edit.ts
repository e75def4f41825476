import { readVisibility, visibilityState } from '../../../../schemas/block-visibility.ts'
import type { StoredBlock } from '../../../../schemas/page.ts'
import { outlineOf } from '../block-actions.ts'

/** True if the last day on which visitors see a block is over, by its own dates or those of its type. */
function isOver({ visibility, props }: StoredBlock, today: string): boolean {
  const { until } = props as { until?: unknown }
  const hasEnded = typeof until === 'string' && until !== '' && until < today
  return hasEnded || visibilityState(readVisibility(visibility), today) === 'ended'
}

/** The first block of a type on a page that is not over on the calendar day `today`. */
export const blockToEdit = (
  blocks: readonly StoredBlock[],
  type: string,
  today: string,
): StoredBlock | undefined =>
  outlineOf(blocks)
    .map(({ block }) => block)
    .find((block) => block.type === type && !isOver(block, today))

/** Behind which block of a page a new one is seen at once: behind its beginning, or as its first, which is null. */
export function placeAtTop(
  blocks: readonly StoredBlock[],
  isIntro: (type: string) => boolean,
): { after: string | null } {
  const [first] = blocks
  return { after: first && isIntro(first.type) ? first.id : null }
}
