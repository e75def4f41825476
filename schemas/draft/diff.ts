import { isEqual } from '../core/is-equal.ts'
import type { Path } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'
import { applyChange, type Change } from './change.ts'
import { valueAt } from './set-at.ts'
import type { DraftPage, SiteDraft } from './site-draft.ts'
import { type ChildrenName, type NodePlace, nodesIn, nodesOf, type TreeNode } from './tree.ts'

/** Changes of the values in which two objects differ; lists are compared as a whole. */
export function valueChanges(from: unknown, to: unknown, path: Path): Change[] {
  if (isEqual(from, to)) return []
  if (!isRecord(from) || !isRecord(to)) return [{ path, ...(to !== undefined && { value: to }) }]
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return names.flatMap((name) => valueChanges(valueAt(from, [name]), valueAt(to, [name]), [...path, name]))
}

/** A node without its children. */
function fieldsOf(node: TreeNode, name: ChildrenName): Record<string, unknown> {
  const { [name]: _, ...fields } = node
  return fields
}

/** Collects changes, each applied to the draft before the next is found. */
class Collected {
  draft: SiteDraft
  readonly changes: Change[] = []
  constructor(draft: SiteDraft) {
    this.draft = draft
  }
  add(changes: readonly Change[]): void {
    for (const change of changes) {
      const applied = applyChange(this.draft, change)
      if (!applied) throw new Error(`A difference does not apply at ${change.path.join('.')}`)
      this.draft = applied.draft
      this.changes.push(change)
    }
  }
}

type Found = { node: TreeNode; place: NodePlace }

/** All nodes of a tree with their places, by id. */
function foundIn(nodes: readonly TreeNode[], name: ChildrenName, parent?: string): Map<string, Found> {
  const all = new Map<string, Found>()
  for (const [index, node] of nodes.entries()) {
    const place = { ...(parent !== undefined && { parent }), after: nodes[index - 1]?.id ?? null }
    all.set(node.id, { node, place })
    for (const [id, one] of foundIn(nodesIn(node, name), name, node.id)) all.set(id, one)
  }
  return all
}

/** The ids of the most `targets` that follow each other among `siblings` already: only the others have to be moved. */
function inOrder(targets: readonly TreeNode[], siblings: readonly TreeNode[]): ReadonlySet<string> {
  type Run = { id: string; at: number; before: Run | undefined }
  const places = new Map(siblings.map(({ id }, index) => [id, index]))
  // The run of each length that ends earliest (patience sorting).
  const runs: Run[] = []
  for (const { id } of targets) {
    const at = places.get(id)
    if (at === undefined) continue
    let [low, high] = [0, runs.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((runs[middle]?.at ?? 0) < at) low = middle + 1
      else high = middle
    }
    runs[low] = { id, at, before: runs[low - 1] }
  }
  const ids = new Set<string>()
  for (let run = runs.at(-1); run; run = run.before) ids.add(run.id)
  return ids
}

/** Makes the tree at `list` like `to`: removed nodes go first with all below them, so that the others need not be moved. */
function diffTree(collected: Collected, list: Path, name: ChildrenName, to: readonly TreeNode[]): void {
  const wanted = new Set(to.flatMap((node) => nodesOf(node, name)).map(({ id }) => id))
  const nodes = () => valueAt(collected.draft, list) as TreeNode[]
  let read = nodes()
  let known = foundIn(read, name)
  // Looked through once for all nodes that stay as they are: a page may have thousands.
  const find = (id: string) => {
    if (nodes() !== read) {
      read = nodes()
      known = foundIn(read, name)
    }
    return known.get(id)
  }
  const removeAll = (among: readonly TreeNode[]) => {
    for (const node of among) {
      if (nodesOf(node, name).some(({ id }) => wanted.has(id))) removeAll(nodesIn(node, name))
      else collected.add([{ path: [...list, node.id] }])
    }
  }
  const visit = (target: TreeNode, place: NodePlace, isKept: boolean) => {
    const path = [...list, target.id]
    const found = find(target.id)
    if (!found) {
      const isNew = nodesOf(target, name).every(({ id }) => !find(id))
      collected.add([{ path, value: isNew ? target : fieldsOf(target, name), place }])
      if (isNew) return
    } else {
      if (!isKept && !isEqual(found.place, place)) collected.add([{ path, place }])
      collected.add(valueChanges(fieldsOf(found.node, name), fieldsOf(target, name), path))
    }
    visitAll(nodesIn(target, name), target.id)
  }
  const visitAll = (targets: readonly TreeNode[], parent?: string) => {
    const holder = parent === undefined ? undefined : find(parent)?.node
    const kept = inOrder(targets, parent === undefined ? nodes() : holder ? nodesIn(holder, name) : [])
    for (const [index, target] of targets.entries()) {
      const place = { ...(parent !== undefined && { parent }), after: targets[index - 1]?.id ?? null }
      visit(target, place, kept.has(target.id))
    }
  }
  removeAll(nodes())
  visitAll(to)
  removeAll(nodes())
}

function diffPage(collected: Collected, id: string, from: DraftPage, to: DraftPage): void {
  if (isEqual(from, to)) return
  const { blocks: _, ...before } = from
  const { blocks, ...after } = to
  collected.add(valueChanges(before, after, ['pages', id]))
  diffTree(collected, ['pages', id, 'blocks'], 'children', blocks)
}

/**
 * The changes that turn the visible parts of one draft into those of another, in an order in which they can be applied. Sources of
 * translations are no part of it: they hold wherever their words come back.
 */
export function diffDrafts(from: SiteDraft, to: SiteDraft): Change[] {
  const collected = new Collected(from)
  collected.add(valueChanges(from.design, to.design, ['design']))
  diffTree(collected, ['menu'], 'items', to.menu)
  for (const id of Object.keys(from.pages))
    if (!Object.hasOwn(to.pages, id)) collected.add([{ path: ['pages', id] }])
  for (const [id, page] of Object.entries(to.pages)) {
    const known = Object.hasOwn(from.pages, id) ? from.pages[id] : undefined
    if (known) diffPage(collected, id, known, page)
    else collected.add([{ path: ['pages', id], value: page }])
  }
  return collected.changes
}
