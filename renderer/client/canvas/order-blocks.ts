import { type BlockRange, findEnds, findRange, nodesBetween } from './block-ranges.ts'
import { movesOf } from './moves.ts'

/** A block that is new on the page: its comments, still empty. */
function emptyRange(id: string): BlockRange {
  return { id, start: document.createComment(`block ${id}`), end: document.createComment(`/block ${id}`) }
}

const withComments = (range: BlockRange): ChildNode[] => [range.start, ...nodesBetween(range), range.end]

/** The blocks among nodes that stand beside each other, without those in them. */
function topRanges(nodes: readonly ChildNode[]): Map<string, BlockRange> {
  const found = new Map<string, BlockRange>()
  let start: Comment | undefined
  for (const node of nodes) {
    if (!(node instanceof Comment)) continue
    if (start && node.data === `/${start.data}`) {
      const id = start.data.slice('block '.length)
      found.set(id, { id, start, end: node })
      start = undefined
    } else if (!start && node.data.startsWith('block ')) start = node
  }
  return found
}

/**
 * Puts the blocks of the page into this order: those that have moved move with all that they show, new ones get an empty place. Blocks that
 * are no longer among them are returned, because they may stand within another block from now on.
 */
export function orderBlocks(ids: readonly string[]): DocumentFragment {
  const gone = document.createDocumentFragment()
  const ends = findEnds()
  if (!ends) return gone
  const ranges = topRanges(nodesBetween(ends))
  const before = [...ranges.keys()]
  const kept = new Set(ids)
  for (const move of movesOf(before, ids)) {
    const range = ranges.get(move.id) ?? findRange(move.id) ?? emptyRange(move.id)
    const next = move.before === undefined ? undefined : ranges.get(move.before)
    const place = next?.start ?? ends.end
    place.before(...withComments(range))
  }
  for (const [id, range] of ranges) if (!kept.has(id)) gone.append(...withComments(range))
  return gone
}
