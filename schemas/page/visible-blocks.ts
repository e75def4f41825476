import { isRecord } from '../core/schema-shape.ts'
import { addDays } from '../formats/zone.ts'
import { readVisibility, visibilityState } from './block-visibility.ts'
import type { StoredBlock } from './page.ts'

/**
 * The blocks of a page that visitors see on the calendar day `today`, at every depth; a hidden block takes its children with it. `onChange`
 * gets each later day on which a block appears or disappears. Unchanged lists stay the same objects.
 */
export function visibleBlocks(
  blocks: readonly StoredBlock[],
  today: string,
  onChange: (day: string) => void,
): StoredBlock[] {
  const visible = blocks.flatMap((block) => visibleBlock(block, today, onChange))
  const isSame = visible.length === blocks.length && visible.every((block, index) => block === blocks[index])
  return isSame ? (blocks as StoredBlock[]) : visible
}

function visibleBlock(block: StoredBlock, today: string, onChange: (day: string) => void): StoredBlock[] {
  // Stored blocks are not validated here.
  if (!isRecord(block)) return [block]
  const visibility = readVisibility(block.visibility)
  const state = visibilityState(visibility, today)
  const { from, to } = visibility
  if (state === 'upcoming' && from !== undefined && !(to !== undefined && to < from)) onChange(from)
  if (state !== 'shown') return []
  if (to !== undefined) onChange(addDays(to, 1))
  if (!Array.isArray(block.children)) return [block]
  const children = visibleBlocks(block.children, today, onChange)
  return [children === block.children ? block : { ...block, children }]
}
