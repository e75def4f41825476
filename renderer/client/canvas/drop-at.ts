import type { Beside } from '../../../schemas/canvas/canvas-messages.ts'

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** A block that another one can be dropped beside: where it is in the window, and the block around it. */
export type DropBlock = { id: string; parent?: string; box: Box }

/** The new place of a dragged block, and the line that shows it, in pixels of the window. */
export type Drop = { place: Beside; line: Box }

/** How near the upper or lower edge of the block around another one a pointer means the outer one, in pixels. */
const edge = 12

const holds = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  x >= left && x <= right && y >= top && y <= bottom

const distance = ({ top, bottom }: Box, y: number) => Math.max(top - y, y - bottom, 0)

/** True for blocks in one row. */
const isBeside = (one: Box, other: Box) =>
  Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top) &&
  (one.right <= other.left || other.right <= one.left)

/**
 * Where a block comes that is dropped at a point: before the block there in its first half, after it in the other, along the row if
 * it stands in one. Between blocks it is the nearest one on top. `blocks` are those of the page, outer ones first; undefined without
 * any.
 */
export function dropAt(blocks: readonly DropBlock[], x: number, y: number): Drop | undefined {
  const byId = new Map(blocks.map((block) => [block.id, block]))
  const around = ({ parent }: DropBlock) => (parent === undefined ? undefined : byId.get(parent))
  const nearest = () =>
    blocks
      .filter((block) => !around(block))
      .toSorted((one, other) => distance(one.box, y) - distance(other.box, y))[0]
  let found = blocks.findLast(({ box }) => holds(box, x, y)) ?? nearest()
  for (let outer = found && around(found); outer; outer = around(outer))
    if (y < outer.box.top + edge || y > outer.box.bottom - edge) found = outer
  if (!found) return undefined
  const { id, parent, box } = found
  const isInRow = blocks.some(
    (one) => parent !== undefined && one.parent === parent && isBeside(one.box, box),
  )
  const isFirst = isInRow ? x < (box.left + box.right) / 2 : y < (box.top + box.bottom) / 2
  const side = isFirst ? 'before' : 'after'
  const at = isInRow ? (isFirst ? box.left : box.right) : isFirst ? box.top : box.bottom
  // A box of the browser has its sides on its prototype.
  const { left, top, right, bottom } = box
  const line = isInRow ? { left: at, top, right: at, bottom } : { left, top: at, right, bottom: at }
  return { place: { id, side }, line }
}
