import type { ExprNode } from 'groq-js'

/** `path == "value"` of a filter. */
export type Equality = readonly [path: string, value: string]

/** A node of a parsed query, whose parts are found by their names. */
type Node = { type: string; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The filters right behind each `*` of a query; `undefined` for a `*` without one. */
export function startsOf(tree: unknown): (ExprNode | undefined)[] {
  if (Array.isArray(tree)) return tree.flatMap(startsOf)
  if (!isNode(tree)) return []
  if (tree.type === 'Everything') return [undefined]
  const { base } = tree
  if (tree.type === 'Filter' && isNode(base) && base.type === 'Everything') {
    return [tree.expr as ExprNode, ...startsOf(tree.expr)]
  }
  return Object.values(tree).flatMap(startsOf)
}

/** The conditions of a filter that all hold. */
export const conjuncts = (filter: ExprNode): ExprNode[] =>
  filter.type === 'And'
    ? [...conjuncts(filter.left), ...conjuncts(filter.right)]
    : filter.type === 'Group'
      ? conjuncts(filter.base)
      : [filter]

/** False for what looks at other documents: the one around a subquery, those behind references, the whole dataset. */
export const isAboutOneDocument = (node: unknown): boolean =>
  Array.isArray(node)
    ? node.every(isAboutOneDocument)
    : !isNode(node) ||
      (!['Parent', 'Deref', 'Everything'].includes(node.type) &&
        Object.values(node).every(isAboutOneDocument))

/** The path and the value of `path == "value"`. */
export function equality(node: ExprNode): Equality | undefined {
  if (node.type !== 'OpCall' || node.op !== '==' || node.right.type !== 'Value') return undefined
  const path = pathOf(node.left)
  return path && typeof node.right.value === 'string' ? [path, node.right.value] : undefined
}

const pathOf = (node: ExprNode): string | undefined => {
  if (node.type !== 'AccessAttribute') return undefined
  if (!node.base) return node.name
  const base = pathOf(node.base)
  return base && `${base}.${node.name}`
}

const valueAt = (document: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
      document,
    )

/** True for a document with these values. */
export const hasAll = (document: unknown, equalities: readonly Equality[]): boolean =>
  equalities.every(([path, value]) => valueAt(document, path) === value)
