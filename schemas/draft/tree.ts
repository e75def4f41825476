import { isRecord } from '../core/is-record.ts'

/** A node of a tree; its children are under a name that the tree has in all its nodes. */
export type TreeNode = { id: string; [field: string]: unknown }

/** The name under which nodes have their children: blocks `children`, menu entries `items`. */
export type ChildrenName = 'children' | 'items'

/** A place in a tree: behind the sibling `after`, first if that is null, in `parent` or on top without one. */
export type NodePlace = { parent?: string; after: string | null }

type Nodes = readonly TreeNode[]

/** The children of a node; none of a leaf. */
export const nodesIn = (node: TreeNode, name: ChildrenName): TreeNode[] =>
  (node[name] as TreeNode[] | undefined) ?? []

/** A node by id, at any depth. */
export function findNode(nodes: Nodes, name: ChildrenName, id: string): TreeNode | undefined {
  for (const node of nodes) {
    const found = node.id === id ? node : findNode(nodesIn(node, name), name, id)
    if (found) return found
  }
  return undefined
}

/** A node and all below it, parents first. */
export const nodesOf = (node: TreeNode, name: ChildrenName): TreeNode[] => [
  node,
  ...nodesIn(node, name).flatMap((child) => nodesOf(child, name)),
]

/** Whether a value from outside would be more than `most` nodes at all depths, whatever they are. */
export function hasMoreNodes(value: unknown, name: ChildrenName, most: number): boolean {
  let left = most
  const spends = (nodes: unknown): boolean =>
    Array.isArray(nodes) && nodes.some((node) => --left < 0 || (isRecord(node) && spends(node[name])))
  return spends(value)
}

/** The place of a node; undefined if there is no such node. */
export function placeOf(
  nodes: Nodes,
  name: ChildrenName,
  id: string,
  parent?: string,
): NodePlace | undefined {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id)
      return { ...(parent !== undefined && { parent }), after: nodes[index - 1]?.id ?? null }
    const found = placeOf(nodesIn(node, name), name, id, node.id)
    if (found) return found
  }
  return undefined
}

function withChildren(node: TreeNode, name: ChildrenName, children: TreeNode[]): TreeNode {
  if (children.length > 0) return { ...node, [name]: children }
  const { [name]: _, ...leaf } = node
  return leaf as TreeNode
}

/**
 * The tree with the result of `change` in place of a node. Nodes that are not above it stay the same objects; a node
 * without children left has no list of them.
 */
export function replaceNode(
  nodes: Nodes,
  name: ChildrenName,
  id: string,
  change: (node: TreeNode) => TreeNode[],
): TreeNode[] {
  return nodes.flatMap((node) => {
    if (node.id === id) return change(node)
    const children = nodesIn(node, name)
    if (!findNode(children, name, id)) return [node]
    return [withChildren(node, name, replaceNode(children, name, id, change))]
  })
}

function insertAfter(nodes: Nodes, node: TreeNode, after: string | null): TreeNode[] {
  const index = nodes.findIndex(({ id }) => id === after)
  return nodes.toSpliced(after === null ? 0 : index < 0 ? nodes.length : index + 1, 0, node)
}

/** The tree with another node. It comes last if its sibling is gone, and on top if its parent is. */
export function insertNode(
  nodes: Nodes,
  name: ChildrenName,
  node: TreeNode,
  { parent, after }: NodePlace,
): TreeNode[] {
  if (parent === undefined || !findNode(nodes, name, parent)) return insertAfter(nodes, node, after)
  return replaceNode(nodes, name, parent, (holder) => [
    { ...holder, [name]: insertAfter(nodesIn(holder, name), node, after) },
  ])
}
