import { isEqual } from '../../../../schemas/core/is-equal.ts'
import type { StoredBlock } from '../../../../schemas/page/page.ts'

type Blocks = readonly StoredBlock[]

/** The blocks that a page has to render when other blocks are to be shown, and their order if it has changed. */
export type ToDraw = { blocks: StoredBlock[]; order?: string[] }

const withAll = (blocks: Blocks): StoredBlock[] =>
  blocks.flatMap((block) => [block, ...withAll(block.children ?? [])])

const isSameOrder = (one: Blocks = [], other: Blocks = []) =>
  one.length === other.length && one.every(({ id }, index) => id === other[index]?.id)

function isSameAlone({ children: _, ...one }: StoredBlock, { children: __, ...other }: StoredBlock): boolean {
  return isEqual(one, other)
}

/**
 * The difference of two lists of blocks as a page draws it; undefined if there is none. Unchanged blocks are the same objects, so
 * that a letter in one block costs nothing for the others.
 */
export function blocksToDraw(before: Blocks, after: Blocks): ToDraw | undefined {
  if (before === after) return undefined
  const hasOrder = isSameOrder(before, after)
  let byId: Map<string, StoredBlock> | undefined
  const shownBefore = (block: StoredBlock, index?: number): StoredBlock | undefined => {
    if (hasOrder && index !== undefined) return before[index]
    byId ??= new Map(withAll(before).map((one) => [one.id, one]))
    return byId.get(block.id)
  }
  // A changed child is rendered alone too: its parent may leave its place to the server.
  const changedIn = (block: StoredBlock): StoredBlock[] =>
    withAll(block.children ?? []).filter((child) => {
      const old = shownBefore(child)
      return old !== undefined && !isSameAlone(old, child)
    })
  const changed = (block: StoredBlock, index?: number): StoredBlock[] => {
    const old = shownBefore(block, index)
    if (old === block) return []
    const isDrawn = !old || !isSameAlone(old, block) || !isSameOrder(old.children, block.children)
    if (isDrawn) return [block, ...changedIn(block)]
    return (block.children ?? []).flatMap((child) => changed(child))
  }
  const blocks = after.flatMap(changed)
  if (hasOrder) return blocks.length > 0 ? { blocks } : undefined
  return { blocks, order: after.map(({ id }) => id) }
}
