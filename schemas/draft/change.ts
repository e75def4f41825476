import type { Path } from '../core/problem.ts'
import { setAt, valueAt } from './set-at.ts'
import type { SiteDraft } from './site-draft.ts'
import {
  type ChildrenName,
  findNode,
  insertNode,
  type NodePlace,
  nodesOf,
  placeOf,
  replaceNode,
  type TreeNode,
} from './tree.ts'

/**
 * One change of a draft (PS2): `value` is set at `path`; without one the present value is removed.
 *
 * Blocks and menu entries are named by their id, wherever they are nested: `['pages', 'about', 'blocks', 'b7', 'props', 'title', 'kk']`,
 * `['menu', 'm3', 'name', 'ru']`. For such a node itself `place` is its new place: with `value` it is inserted, without it is moved.
 */
export type Change = { path: Path; value?: unknown; place?: NodePlace }

/** A changed draft, and the change that takes it back. */
export type Applied = { draft: SiteDraft; inverse: Change }

/** The part of a path that names a node of a tree, and the rest. */
export type NodePath = { list: Path; name: ChildrenName; id: string; rest: Path }

/** The node of a tree at a path or above its end; undefined for a path outside of trees. */
export function nodePath(path: Path): NodePath | undefined {
  const length = path[0] === 'menu' ? 1 : path[0] === 'pages' && path[2] === 'blocks' ? 3 : 0
  const id = path[length]
  if (length === 0 || typeof id !== 'string') return undefined
  return {
    list: path.slice(0, length),
    name: length === 1 ? 'items' : 'children',
    id,
    rest: path.slice(length + 1),
  }
}

const isPage = (path: Path) => path[0] === 'pages' && path.length === 2

/** Other values that may be set: those of the design, a whole page, the head and slug of a page, the source of a translation. */
const isPlain = (path: Path) =>
  (path[0] === 'sources' && path.length === 2) ||
  (path[0] === 'design' && path.length > 1) ||
  isPage(path) ||
  (path[0] === 'pages' && ['slug', 'title', 'searchTitle', 'description', 'image'].includes(String(path[2])))

/** The nodes of the tree that a path names; undefined if there is no such page. */
const nodesAt = (draft: SiteDraft, { list }: NodePath) => valueAt(draft, list) as TreeNode[] | undefined

/** The value that a change of this path would replace: a node with all below it, or a value in it. */
export function currentValue(draft: SiteDraft, path: Path): unknown {
  const node = nodePath(path)
  if (!node) return valueAt(draft, path)
  return valueAt(findNode(nodesAt(draft, node) ?? [], node.name, node.id), node.rest)
}

/** The place of a path's node; undefined if the path names none. */
export function placeAt(draft: SiteDraft, path: Path): NodePlace | undefined {
  const node = nodePath(path)
  return node && placeOf(nodesAt(draft, node) ?? [], node.name, node.id)
}

function changeNodes(nodes: TreeNode[], node: NodePath, change: Change): [TreeNode[], Change] | undefined {
  const { name, id, rest } = node
  const { path, value, place } = change
  const found = findNode(nodes, name, id)
  const before = placeOf(nodes, name, id)
  if (!found || !before) {
    const added = value as TreeNode | undefined
    if (rest.length > 0 || !place || added?.id !== id) return undefined
    const isTaken = nodesOf(added, name).some((one) => findNode(nodes, name, one.id))
    return isTaken ? undefined : [insertNode(nodes, name, added, place), { path }]
  }
  if (rest.length > 0) {
    if (rest[0] === 'id' || rest[0] === name || place) return undefined
    const changed = setAt(found, rest, value)
    if (!changed) return undefined
    const list = replaceNode(nodes, name, id, () => [changed.value as TreeNode])
    return [list, { ...changed.undo, path: [...node.list, id, ...changed.undo.path] }]
  }
  const others = replaceNode(nodes, name, id, () => [])
  if (!place) return value === undefined ? [others, { path, value: found, place: before }] : undefined
  const isInItself = place.parent !== undefined && findNode([found], name, place.parent) !== undefined
  if (value !== undefined || isInItself) return undefined
  return [insertNode(others, name, found, place), { path, place: before }]
}

/**
 * Applies a change; the given draft stays as it is, and unchanged parts are shared. Undefined if the path does not exist, for example in a
 * block that was removed, or if a node would come into itself.
 */
export function applyChange(draft: SiteDraft, change: Change): Applied | undefined {
  const { path, value, place } = change
  const node = nodePath(path)
  if (!node) {
    // The first source makes their list; its inverse is about the source alone, as with all others.
    const holder = path[0] === 'sources' ? { ...draft, sources: draft.sources ?? {} } : draft
    const changed = isPlain(path) && !place ? setAt(holder, path, value) : undefined
    const isHalf = !isPage(path) && path[0] === 'pages' && valueAt(draft, path.slice(0, 2)) === undefined
    return changed && !isHalf ? { draft: changed.value as SiteDraft, inverse: changed.undo } : undefined
  }
  const nodes = nodesAt(draft, node)
  const changed = nodes && changeNodes(nodes, node, change)
  const placed = changed && setAt(draft, node.list, changed[0])
  return changed && placed && { draft: placed.value as SiteDraft, inverse: changed[1] }
}
