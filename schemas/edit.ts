import type { StoredBlock } from './page.ts'
import type { Path } from './problem.ts'

/** A place for a block: before the `index`-th child of `parent`, or of the page itself where there is none. */
export type Position = { parent?: string; index: number }

type Blocks = readonly StoredBlock[]

/** A copy of a value with `next` at a place, and nothing there for `undefined`; what lies beside the way is shared. */
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

/** The block with this id, wherever it lies. */
export function findBlock(blocks: Blocks, id: string): StoredBlock | undefined {
  for (const block of blocks) {
    const found = block.id === id ? block : block.children && findBlock(block.children, id)
    if (found) return found
  }
  return undefined
}

/** Puts what `change` gives in a block's place. Blocks that are not on the way to it stay the same objects. */
function replaceBlock(blocks: Blocks, id: string, change: (block: StoredBlock) => Blocks): StoredBlock[] {
  return blocks.flatMap((block) => {
    if (block.id === id) return change(block)
    if (!block.children || !findBlock(block.children, id)) return [block]
    return [{ ...block, children: replaceBlock(block.children, id, change) }]
  })
}

/** Sets one value in a block's props; `undefined` takes it away. */
export const setProp = (blocks: Blocks, id: string, path: Path, value: unknown): StoredBlock[] =>
  replaceBlock(blocks, id, (block) => [
    { ...block, props: replaceAt(block.props, path, value) as Record<string, unknown> },
  ])

/** Takes a block away, with all that lies in it. */
export const removeBlock = (blocks: Blocks, id: string): StoredBlock[] => replaceBlock(blocks, id, () => [])

/** Puts a block at a place. Nothing changes where the parent is not there. */
export function insertBlock(blocks: Blocks, block: StoredBlock, { parent, index }: Position): StoredBlock[] {
  if (parent === undefined) return blocks.toSpliced(index, 0, block)
  return replaceBlock(blocks, parent, (holder) => [
    { ...holder, children: (holder.children ?? []).toSpliced(index, 0, block) },
  ])
}

/** Moves a block; `index` counts without it. Nothing changes where a place is missing or lies in the block itself. */
export function moveBlock(blocks: Blocks, id: string, to: Position): StoredBlock[] {
  const block = findBlock(blocks, id)
  const rest = removeBlock(blocks, id)
  if (!block || (to.parent !== undefined && !findBlock(rest, to.parent))) return [...blocks]
  return insertBlock(rest, block, to)
}
