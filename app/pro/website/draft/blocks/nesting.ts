import type { Beside } from '../../../../../schemas/canvas/canvas-messages.ts'
import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import {
  findNode,
  type NodePlace,
  nodesIn,
  nodesOf,
  placeOf,
  type TreeNode,
} from '../../../../../schemas/draft/tree.ts'
import { maxDepth } from '../../../../../schemas/page/max-depth.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { blockOf, nodesOfPage, outlineOf, type Page, pathOf } from './block-actions.ts'
import type { DropRow } from './drop-place.ts'

const name = 'children'
const asNode = (block: StoredBlock) => block as unknown as TreeNode

/** How many levels a block has: 1 without children. */
export const heightOf = ({ children = [] }: StoredBlock): number => 1 + Math.max(0, ...children.map(heightOf))

/** True for blocks that may hold others. */
export type IsContainer = (type: string) => boolean

/** The block around another one, and the place of the inner one; undefined for a block on top. */
function parentOf({ blocks }: Page, id: string): string | undefined {
  return placeOf(nodesOfPage(blocks), name, id)?.parent
}

/** The container directly above a block, into which it could go. */
export function holderAbove(page: Page, id: string, isContainer: IsContainer): StoredBlock | undefined {
  const place = placeOf(nodesOfPage(page.blocks), name, id)
  const above = place?.after ? blockOf(page.blocks, place.after) : undefined
  const block = blockOf(page.blocks, id)
  if (!above || !block || !isContainer(above.type)) return undefined
  const depth = outlineOf(page.blocks).find((row) => row.block === above)?.depth ?? 0
  return depth + 1 + heightOf(block) <= maxDepth ? above : undefined
}

/** The place of a block with all in it beside another one: where that would be nested too deep, beside the top block that contains the other. */
export function fitting(page: Page, block: StoredBlock, beside: Beside): Beside {
  const depth = outlineOf(page.blocks).find((row) => row.block.id === beside.id)?.depth ?? 0
  if (depth + heightOf(block) <= maxDepth) return beside
  const top = page.blocks.find(({ children = [] }) => placeOf(nodesOfPage(children), name, beside.id))
  return top ? { id: top.id, side: 'after' } : beside
}

/** Moves a block to a place; undefined if it is there already, or would come into itself. */
export function movedTo(page: Page, id: string, place: NodePlace): Change | undefined {
  const nodes = nodesOfPage(page.blocks)
  const block = findNode(nodes, name, id)
  if (!block || isEqual(placeOf(nodes, name, id), place)) return undefined
  const isInItself = nodesOf(block, name).some((one) => one.id === place.parent || one.id === place.after)
  return isInItself ? undefined : { path: pathOf(page, id), place }
}

/** Moves a block to the end of the container above it. */
export function movedInto(page: Page, id: string, isContainer: IsContainer): Change | undefined {
  const holder = holderAbove(page, id, isContainer)
  if (!holder) return undefined
  const last = nodesIn(asNode(holder), name).at(-1)
  return movedTo(page, id, { parent: holder.id, after: last?.id ?? null })
}

/** Moves a block out of its container, behind it. */
export function movedOut(page: Page, id: string): Change | undefined {
  const parent = parentOf(page, id)
  const place = parent === undefined ? undefined : placeOf(nodesOfPage(page.blocks), name, parent)
  return place && parent !== undefined ? movedTo(page, id, { ...place, after: parent }) : undefined
}

/** The rows of the list between which a block can be dropped: all but itself and its children. */
export function rowsAround(page: Page, id: string, isContainer: IsContainer): DropRow[] {
  const block = blockOf(page.blocks, id)
  const own = new Set(block ? nodesOf(asNode(block), name).map((node) => node.id) : [])
  return outlineOf(page.blocks)
    .filter((row) => !own.has(row.block.id))
    .map((row) => ({ id: row.block.id, depth: row.depth, isContainer: isContainer(row.block.type) }))
}
