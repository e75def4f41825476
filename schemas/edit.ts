import type { StoredBlock } from './page.ts'
import type { Path } from './problem.ts'

/** Position of a block: before the `index`-th child of `parent`, or of the page without `parent`. */
export type Position = { parent?: string; index: number }

type Blocks = readonly StoredBlock[]

/** A copy of a value with `next` at a path; `undefined` removes what is there. Unchanged parts are shared. */
export function replaceAt(value: unknown, path: Path, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (typeof step === 'number') {
    const items: unknown[] = Array.isArray(value) ? [...value] : []
    const item = replaceAt(items[step], rest, next)
    items.splice(step, 1, ...(item === undefined ? [] : [item]))
    return items
  }
  const { [step]: current, ...others } = (value ?? {}) as Record<string, unknown>
  const inner = replaceAt(current, rest, next)
  return inner === undefined ? others : { ...(value as object), [step]: inner }
}

/** Finds a block by id at any depth. */
export function findBlock(blocks: Blocks, id: string): StoredBlock | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : block.children && findBlock(block.children, id)
    if (found) return found
  }
  return undefined
}

/** Replaces a block by the result of `change`. Blocks that are not its ancestors stay the same objects. */
function replaceBlock(blocks: Blocks, id: string, change: (block: StoredBlock) => Blocks): StoredBlock[] {
  return blocks.flatMap((block) => {
    if (block.id === id) return change(block)
    if (!block.children || !findBlock(block.children, id)) return [block]
    return [{ ...block, children: replaceBlock(block.children, id, change) }]
  })
}

/** Sets a value in a block's props; `undefined` removes it. */
export const setProp = (blocks: Blocks, id: string, path: Path, value: unknown): StoredBlock[] =>
  replaceBlock(blocks, id, (block) => [
    { ...block, props: replaceAt(block.props, path, value) as Record<string, unknown> },
  ])

/** Removes a block with its descendants. */
export const removeBlock = (blocks: Blocks, id: string): StoredBlock[] => replaceBlock(blocks, id, () => [])

/** Inserts a block. Returns the blocks unchanged if the parent does not exist. */
export function insertBlock(blocks: Blocks, block: StoredBlock, { parent, index }: Position): StoredBlock[] {
  if (parent === undefined) return blocks.toSpliced(index, 0, block)
  return replaceBlock(blocks, parent, (holder) => [
    { ...holder, children: (holder.children ?? []).toSpliced(index, 0, block) },
  ])
}

/**
 * Moves a block; `index` refers to the list without it. Returns the blocks unchanged if the target does not exist or
 * is inside the block.
 */
export function moveBlock(blocks: Blocks, id: string, to: Position): StoredBlock[] {
  const block = findBlock(blocks, id)
  const rest = removeBlock(blocks, id)
  if (!block || (to.parent !== undefined && !findBlock(rest, to.parent))) return [...blocks]
  return insertBlock(rest, block, to)
}
