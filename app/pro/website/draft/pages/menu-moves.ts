import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import type { Change } from '../../../../../schemas/draft/change.ts'
import type { DraftMenuItem } from '../../../../../schemas/draft/site-draft.ts'
import {
  findNode,
  type NodePlace,
  nodesIn,
  nodesOf,
  placeOf,
  type TreeNode,
} from '../../../../../schemas/draft/tree.ts'
import type { DropRow } from '../blocks/drop-place.ts'

const name = 'items'

/** How many levels of a menu all layouts show. */
export const menuLevels = 3

type Menu = readonly DraftMenuItem[]

/** Entries are nodes of a tree. */
const asNodes = (menu: Menu) => menu as unknown as readonly TreeNode[]

/** How many levels an entry has: 1 without others in it. */
export const levelsOf = ({ items = [] }: DraftMenuItem): number => 1 + Math.max(0, ...items.map(levelsOf))

/** All entries with their depth, in the order in which they are shown. */
export const rowsOf = (menu: Menu, depth = 0): { item: DraftMenuItem; depth: number }[] =>
  menu.flatMap((item) => [{ item, depth }, ...rowsOf(item.items ?? [], depth + 1)])

/** An entry by its id. */
export const entryById = (menu: Menu, id: string): DraftMenuItem | undefined =>
  findNode(asNodes(menu), name, id) as DraftMenuItem | undefined

/** Moves an entry to a place; undefined if it is there already, would come into itself, or too deep. */
export function entryMovedTo(menu: Menu, id: string, place: NodePlace): Change | undefined {
  const nodes = asNodes(menu)
  const node = findNode(nodes, name, id)
  if (!node || isEqual(placeOf(nodes, name, id), place)) return undefined
  const own = nodesOf(node, name)
  if (own.some((one) => one.id === place.parent || one.id === place.after)) return undefined
  const holder = rowsOf(menu).find(({ item }) => item.id === place.parent)
  const depth = holder ? holder.depth + 1 : 0
  const isTooDeep = depth + levelsOf(node as unknown as DraftMenuItem) > menuLevels
  return isTooDeep ? undefined : { path: ['menu', id], place }
}

/** The neighbours of an entry and where it is. */
function around(menu: Menu, id: string) {
  const nodes = asNodes(menu)
  const place = placeOf(nodes, name, id)
  const parent = place?.parent === undefined ? undefined : findNode(nodes, name, place.parent)
  const siblings = parent ? nodesIn(parent, name) : nodes
  const index = siblings.findIndex((one) => one.id === id)
  return { place, parent, siblings, index }
}

/** Moves an entry one up (`by` -1) or down among those beside it. */
export function entryStepped(menu: Menu, id: string, by: 1 | -1): Change | undefined {
  const { place, siblings, index } = around(menu, id)
  const target = by === 1 ? siblings[index + 1] : siblings[index - 1]
  if (!place || !target) return undefined
  const after = by === 1 ? target.id : (siblings[index - 2]?.id ?? null)
  return entryMovedTo(menu, id, { ...place, after })
}

/** Moves an entry into the one above it, behind its children. */
export function entryNested(menu: Menu, id: string): Change | undefined {
  const { siblings, index } = around(menu, id)
  const holder = siblings[index - 1]
  return (
    holder && entryMovedTo(menu, id, { parent: holder.id, after: nodesIn(holder, name).at(-1)?.id ?? null })
  )
}

/** Moves an entry out of the one that it is in, behind it. */
export function entryTakenOut(menu: Menu, id: string): Change | undefined {
  const { parent } = around(menu, id)
  const place = parent && placeOf(asNodes(menu), name, parent.id)
  return parent && place && entryMovedTo(menu, id, { ...place, after: parent.id })
}

/** The rows between which an entry can be dropped: all but itself and its children. */
export function entryRowsAround(menu: Menu, id: string): DropRow[] {
  const item = entryById(menu, id)
  const own = new Set(item ? rowsOf([item]).map((row) => row.item.id) : [])
  return rowsOf(menu)
    .filter((row) => !own.has(row.item.id))
    .map((row) => ({ id: row.item.id, depth: row.depth, isContainer: true }))
}
