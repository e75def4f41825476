import type { NodePlace } from '../../../../../schemas/draft/tree.ts'
import { maxDepth } from '../../../../../schemas/page/max-depth.ts'

/** A block in the list of a page: `depth` is 0 on top. */
export type DropRow = { id: string; depth: number; isContainer: boolean }

/** The depth of a moved node: `height` is the number of its own levels, `levels` the most there may be. */
export type Levels = { height?: number; levels?: number }

/**
 * The depths at which a block could stand in a gap of the list: gap 0 is above the first row. `most` is below `least` where it
 * cannot stand at all.
 */
export function dropDepths(
  rows: readonly DropRow[],
  gap: number,
  { height = 1, levels = maxDepth }: Levels = {},
): { least: number; most: number } {
  const above = rows[gap - 1]
  const inner = above ? above.depth + (above.isContainer ? 1 : 0) : 0
  return { least: rows[gap]?.depth ?? 0, most: Math.min(inner, levels - height) }
}

/** The place of a block that is dropped in a gap at a depth that is possible there. */
export function dropPlace(rows: readonly DropRow[], gap: number, depth: number): NodePlace {
  const above = rows.slice(0, gap)
  const parent = above.findLast((row) => row.depth === depth - 1)
  const from = parent ? above.indexOf(parent) + 1 : 0
  const sibling = above.slice(from).findLast((row) => row.depth === depth)
  return { ...(parent && { parent: parent.id }), after: sibling?.id ?? null }
}
