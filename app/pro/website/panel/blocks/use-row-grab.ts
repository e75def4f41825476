import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { dragSlop } from '../../../../../ui/core/drag.ts'
import { rowAround, rowAttribute } from '../../draft/blocks/block-rows.ts'
import { type DropRow, dropDepths, type Levels } from '../../draft/blocks/drop-place.ts'
import { scrollAtEdge } from './scroll-at-edge.ts'

/** The row that is moved in a list, a block or an entry of the menu: it would go into this gap of the other rows, at this depth. */
export type Grab = Levels & { id: string; rows: readonly DropRow[]; gap: number; depth: number }

type Options = {
  list: RefObject<HTMLElement | null>
  /** The block as it lies, with the rows that it can come between; undefined if it is not there. */
  begin: (id: string) => Grab | undefined
  onPlace: (grab: Grab) => void
  onDrop: (grab: Grab) => void
  onCancel: (grab: Grab) => void
}

/** Pixels to the side that a pointer moves for a level of nesting. */
const levelWidth = 20

const clamp = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(Math.max(value, least), most)

/** The grab at the nearest gap in a direction where the block fits; the same if there is none. */
function stepped(grab: Grab, by: 1 | -1): Grab {
  for (let gap = grab.gap + by; gap >= 0 && gap <= grab.rows.length; gap += by) {
    const depths = dropDepths(grab.rows, gap, grab)
    if (depths.most >= depths.least) return { ...grab, gap, depth: clamp(grab.depth, depths) }
  }
  return grab
}

const nested = (grab: Grab, by: 1 | -1): Grab => ({
  ...grab,
  depth: clamp(grab.depth + by, dropDepths(grab.rows, grab.gap, grab)),
})

/**
 * Moves blocks in the list by a handle: dragged by mouse, pen or finger, or by keys (Space, arrows, Space; Escape takes it
 * back). Spread `handleProps` on the handle of each row; they stay the same, so that rows need not be drawn anew.
 */
export function useRowGrab({ list, begin, onPlace, onDrop, onCancel }: Options) {
  const [grab, setGrab] = useState<Grab>()
  const latest = useRef<Grab>(undefined)
  const pointer = useRef<{ x: number; y: number; depth: number; scroll?: () => void }>(undefined)

  const put = (next: Grab | undefined) => {
    const before = latest.current
    if (next && before && next.gap === before.gap && next.depth === before.depth) return
    latest.current = next
    setGrab(next)
    if (next && before) onPlace(next)
  }
  const end = (isDropped: boolean) => {
    const last = latest.current
    pointer.current?.scroll?.()
    pointer.current = undefined
    put(undefined)
    if (last) (isDropped ? onDrop : onCancel)(last)
  }
  // A list that goes takes the grab with it.
  useEffect(() => () => pointer.current?.scroll?.(), [])

  /** The gap below all rows whose middle is above the pointer. */
  const follow = (x: number, y: number) => {
    const from = pointer.current
    const held = latest.current
    if (!from || !held) return
    const middles = new Map(
      [...(list.current?.querySelectorAll(`[${rowAttribute}]`) ?? [])].map((row) => {
        const { top, height } = row.getBoundingClientRect()
        return [row.getAttribute(rowAttribute), top + height / 2]
      }),
    )
    // Rows of a long list that are not drawn are below or above those that are.
    const gap = held.rows.findLastIndex(({ id }) => (middles.get(id) ?? Number.POSITIVE_INFINITY) < y) + 1
    const depths = dropDepths(held.rows, gap, held)
    const wanted = from.depth + Math.round((x - from.x) / levelWidth)
    if (depths.most >= depths.least) put({ ...held, gap, depth: clamp(wanted, depths) })
  }

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      pointer.current = { x: event.clientX, y: event.clientY, depth: 0 }
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const from = pointer.current
      const id = rowAround(currentTarget)
      if (!from || id === undefined) return
      if (!latest.current) {
        if (Math.hypot(clientX - from.x, clientY - from.y) < dragSlop) return
        const begun = begin(id)
        if (!begun) return
        from.depth = begun.depth
        put(begun)
      }
      from.scroll?.()
      from.scroll = scrollAtEdge(currentTarget, clientY, () => follow(clientX, clientY))
      follow(clientX, clientY)
    },
    onPointerUp: () => (latest.current ? end(true) : end(false)),
    onPointerCancel: () => end(false),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const held = latest.current
      const id = rowAround(event.currentTarget)
      if (id === undefined || event.altKey || event.ctrlKey || event.metaKey) return
      if (!held && event.key !== ' ' && event.key !== 'Enter') return
      if (!held) put(begin(id))
      else if (event.key === ' ' || event.key === 'Enter') end(true)
      else if (event.key === 'Escape') end(false)
      else if (event.key === 'ArrowUp') put(stepped(held, -1))
      else if (event.key === 'ArrowDown') put(stepped(held, 1))
      else if (event.key === 'ArrowLeft') put(nested(held, -1))
      else if (event.key === 'ArrowRight') put(nested(held, 1))
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    onBlur: () => latest.current && !pointer.current && end(false),
  }
  const now = useRef(handlers)
  now.current = handlers
  const [handleProps] = useState(() => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => now.current.onPointerDown(event),
    onPointerMove: (event: PointerEvent<HTMLElement>) => now.current.onPointerMove(event),
    onPointerUp: () => now.current.onPointerUp(),
    onPointerCancel: () => now.current.onPointerCancel(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => now.current.onKeyDown(event),
    onBlur: () => now.current.onBlur(),
  }))
  return { grab, handleProps }
}
