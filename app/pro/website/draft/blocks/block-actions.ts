import type { Beside } from '../../../../../schemas/canvas/canvas-messages.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import {
  findNode,
  type NodePlace,
  nodesIn,
  placeOf,
  type TreeNode,
} from '../../../../../schemas/draft/tree.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'

const name = 'children'

/** An id that no block of any page has. */
export const newId = (): string => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

export const nodesOfPage = (blocks: readonly StoredBlock[]) => blocks as unknown as readonly TreeNode[]

/** The siblings of a block, itself included. */
function siblingsOf(blocks: readonly StoredBlock[], id: string): readonly TreeNode[] {
  const parent = placeOf(nodesOfPage(blocks), name, id)?.parent
  const holder = parent === undefined ? undefined : findNode(nodesOfPage(blocks), name, parent)
  return holder ? nodesIn(holder, name) : nodesOfPage(blocks)
}

export type Page = { id: string; blocks: readonly StoredBlock[] }

export const pathOf = (page: Page, id: string) => ['pages', page.id, 'blocks', id]

/** Moves a block behind the next one (`by` 1) or before the one above (`by` -1); undefined at the ends. */
export function moved(page: Page, id: string, by: 1 | -1): Change | undefined {
  const place = placeOf(nodesOfPage(page.blocks), name, id)
  const siblings = siblingsOf(page.blocks, id)
  const index = siblings.findIndex((one) => one.id === id)
  const target = by === 1 ? siblings[index + 1] : siblings[index - 1]
  if (!place || !target) return undefined
  const after = by === 1 ? target.id : (siblings[index - 2]?.id ?? null)
  return { path: pathOf(page, id), place: { ...place, after } }
}

/** Removes a block with all in it. */
export const removed = (page: Page, id: string): Change => ({ path: pathOf(page, id) })

export const withNewIds = (block: StoredBlock): StoredBlock => ({
  ...block,
  id: newId(),
  ...(block.children && { children: block.children.map(withNewIds) }),
})

/** Puts a copy of a block behind it. */
export function duplicated(page: Page, id: string): Change | undefined {
  const block = findNode(nodesOfPage(page.blocks), name, id) as StoredBlock | undefined
  const place = placeOf(nodesOfPage(page.blocks), name, id)
  if (!block || !place) return undefined
  const copy = withNewIds(block)
  return { path: pathOf(page, copy.id), value: copy, place: { ...place, after: id } }
}

/** The place directly before or after a block; undefined if there is no such block. */
export function placeBeside({ blocks }: Page, { id, side }: Beside): NodePlace | undefined {
  const place = placeOf(nodesOfPage(blocks), name, id)
  return place && side === 'after' ? { ...place, after: id } : place
}

/** Adds a block beside another, or at the end. */
export function added(page: Page, block: StoredBlock, beside: Beside | undefined): Change {
  const end = { after: page.blocks.at(-1)?.id ?? null }
  const place = (beside && placeBeside(page, beside)) ?? end
  return { path: pathOf(page, block.id), value: block, place }
}

/** All blocks of a page with their depth, in the order of the page. */
export const outlineOf = (
  blocks: readonly StoredBlock[],
  depth = 0,
): { block: StoredBlock; depth: number }[] =>
  blocks.flatMap((block) => [{ block, depth }, ...outlineOf(block.children ?? [], depth + 1)])

/** A block of a page by its id. */
export const blockOf = (blocks: readonly StoredBlock[], id: string): StoredBlock | undefined =>
  findNode(nodesOfPage(blocks), name, id) as StoredBlock | undefined
