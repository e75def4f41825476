import { type NodePath, nodePath } from './change.ts'
import { diffDrafts } from './diff.ts'
import { setAt, valueAt } from './set-at.ts'
import type { SiteDraft } from './site-draft.ts'
import {
  type ChildrenName,
  findNode,
  insertNode,
  type NodePlace,
  nodesIn,
  nodesOf,
  placeOf,
  replaceNode,
  type TreeNode,
} from './tree.ts'

type Nodes = readonly TreeNode[]

/** A node with other children; a leaf has no list of them. */
const withNodes = (node: TreeNode, name: ChildrenName, children: TreeNode[]): TreeNode => {
  const { [name]: _, ...fields } = node
  return { ...fields, ...(children.length > 0 && { [name]: children }) } as TreeNode
}

/** A node with its children, without nodes that stand elsewhere. */
const without = (node: TreeNode, name: ChildrenName, others: Nodes): TreeNode => {
  const own = nodesIn(node, name).filter(({ id }) => !findNode(others, name, id))
  return withNodes(
    node,
    name,
    own.map((child) => without(child, name, others)),
  )
}

/** The remaining children of a removed node: those that are known, wherever they are below it. */
const knownIn = (node: TreeNode, name: ChildrenName, known: Nodes): TreeNode[] =>
  nodesIn(node, name).flatMap((child) =>
    findNode(known, name, child.id) ? [child] : knownIn(child, name, known),
  )

/** The place of a node of `then` among the present nodes: behind the nearest sibling that is still beside it. */
function placeNow(now: Nodes, then: Nodes, name: ChildrenName, id: string): NodePlace {
  const place = placeOf(then, name, id)
  const parent = place?.parent
  if (parent !== undefined && !findNode(now, name, parent)) return placeNow(now, then, name, parent)
  const holder = parent === undefined ? undefined : findNode(then, name, parent)
  const siblings = holder ? nodesIn(holder, name) : then
  const before = siblings.slice(
    0,
    siblings.findIndex((one) => one.id === id),
  )
  const after = before.findLast((one) => {
    const found = placeOf(now, name, one.id)
    return found !== undefined && found.parent === parent
  })
  return { ...(parent !== undefined && { parent }), after: after?.id ?? null }
}

/** True if a node has another place in the draft than in the version. */
const isMoved = (version: SiteDraft, draft: SiteDraft, id: string): boolean =>
  diffDrafts(version, draft).some(({ path, value, place }) => {
    const node = nodePath(path)
    return place !== undefined && value === undefined && node?.id === id && node.rest.length === 0
  })

/** The draft with one block or entry of the menu as the version has it; nodes below it that both have stay as they are. */
export function withNode(draft: SiteDraft, version: SiteDraft, { list, name, id }: NodePath): SiteDraft {
  const now = (valueAt(draft, list) ?? []) as TreeNode[]
  const then = (valueAt(version, list) ?? []) as TreeNode[]
  const stored = findNode(then, name, id)
  const current = findNode(now, name, id)
  const put = (nodes: TreeNode[]) => (setAt(draft, list, nodes)?.value ?? draft) as SiteDraft
  if (!stored) return put(replaceNode(now, name, id, (node) => knownIn(node, name, then)))
  if (!current) return put(insertNode(now, name, without(stored, name, now), placeNow(now, then, name, id)))
  const restored = withNodes(stored, name, nodesIn(current, name))
  const nodes = replaceNode(now, name, id, () => [restored])
  if (!isMoved(version, draft, id)) return put(nodes)
  const others = replaceNode(nodes, name, id, () => [])
  const place = placeNow(others, then, name, id)
  // Its parent in the version may be inside of it now.
  const isInItself = nodesOf(restored, name).some((one) => one.id === placeOf(then, name, id)?.parent)
  return put(isInItself ? nodes : insertNode(others, name, restored, place))
}
