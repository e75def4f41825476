import type { Beside, FromCanvas } from '../../../schemas/canvas/canvas-messages.ts'
import { maxDepth } from '../../../schemas/page/max-depth.ts'
import { dragSlop } from '../../../ui/core/drag.ts'
import { type BlockRange, blockRanges, boxOf, findEnds } from './block-ranges.ts'
import { bringIntoView } from './bring-into-view.ts'
import { type DropBlock, dropAt } from './drop-at.ts'
import { magnification } from './frame-scale.ts'
import { nameOf, namesLanguage } from './names.ts'
import { overlay } from './overlay.ts'

/** How near the edge of the window the pointer is, and how far the page scrolls in a frame, in pixels. */
const edge = 56
const speed = 12

type PageBlock = BlockRange & { depth: number; parent?: string }

/** The blocks of the page, outer ones first, with their depth: 0 on top. */
function nodesOfPage(): PageBlock[] {
  const ends = findEnds()
  const root = ends?.start.parentNode
  if (!ends || !root) return []
  const isBefore = (one: Comment, other: Comment) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const ranges = blockRanges(root)
    .filter(({ start, end }) => isBefore(ends.start, start) && isBefore(end, ends.end))
    .toSorted((one, other) => (isBefore(one.start, other.start) ? -1 : 1))
  const open: PageBlock[] = []
  return ranges.map((range) => {
    while (open.length > 0 && isBefore(open.at(-1)?.end ?? range.start, range.start)) open.pop()
    const parent = open.at(-1)
    const node = { ...range, depth: open.length, ...(parent && { parent: parent.id }) }
    open.push(node)
    return node
  })
}

/** The blocks beside which another one may be placed: not itself, none of its children, and none where it would be nested too deep. */
function placesFor(id: string): BlockRange[] {
  const nodes = nodesOfPage()
  const at = nodes.findIndex((node) => node.id === id)
  const depth = nodes[at]?.depth ?? 0
  const length = nodes.slice(at + 1).findIndex((node) => node.depth <= depth)
  const own = nodes.slice(at, length < 0 ? undefined : at + 1 + length)
  const height = 1 + Math.max(...own.map((node) => node.depth - depth))
  return nodes.filter((node) => !own.includes(node) && node.depth + height <= maxDepth)
}

function part(style: string): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('aria-hidden', 'true')
  return overlay(element, `pointer-events:none;${style}`)
}

type Drag = {
  id: string
  targets: readonly BlockRange[]
  place?: Beside
  /** Stops the scrolling. */
  stop?: () => void
}

/**
 * Drags a block by a handle, by mouse, pen or finger: a line shows its new place, the page scrolls at its edges, Escape cancels. `held`
 * returns the block of the handle.
 */
export function openDrag(
  handle: HTMLElement,
  held: () => string | undefined,
  tell: (message: FromCanvas) => void,
) {
  const line = part('border-radius:3px;background:#1c64ad;box-shadow:0 0 0 2px #fff')
  const word = part(
    'padding:2px 10px;border-radius:4px;background:#1c64ad;color:#fff;font:500 13px/20px system-ui,sans-serif;box-shadow:0 2px 8px #0004',
  )
  let from: { x: number; y: number } | undefined
  let drag: Drag | undefined

  function show(now: Drag, x: number, y: number): void {
    const blocks = now.targets.flatMap((range): DropBlock[] => {
      const box = boxOf(range)
      return box ? [{ ...range, box }] : []
    })
    const drop = dropAt(blocks, x, y)
    const by = magnification()
    Object.assign(word.style, {
      display: 'block',
      zoom: `${by}`,
      left: `${x / by + 14}px`,
      top: `${y / by + 14}px`,
    })
    line.style.display = drop ? 'block' : 'none'
    if (!drop) return
    const { left, top, right, bottom } = drop.line
    Object.assign(line.style, {
      left: `${left - 2}px`,
      top: `${Math.min(Math.max(top, 4), innerHeight - 4) - 2}px`,
      width: `${right - left + 4}px`,
      height: `${bottom - top + 4}px`,
    })
    if (now.place?.id === drop.place.id && now.place.side === drop.place.side) return
    now.place = drop.place
    tell({ kind: 'over', id: now.id, place: drop.place })
  }

  function scroll(now: Drag, x: number, y: number): void {
    now.stop?.()
    const by = y < edge ? -speed : y > innerHeight - edge ? speed : 0
    if (by === 0) return
    let frame = requestAnimationFrame(function step() {
      scrollBy({ top: by, behavior: 'instant' })
      show(now, x, y)
      frame = requestAnimationFrame(step)
    })
    now.stop = () => cancelAnimationFrame(frame)
  }

  function end(isDropped: boolean): void {
    from = undefined
    const now = drag
    drag = undefined
    if (!now) return
    now.stop?.()
    line.style.display = word.style.display = 'none'
    removeEventListener('keydown', onKeyDown, true)
    tell({ kind: 'dropped', id: now.id, ...(isDropped && now.place && { place: now.place }) })
    // The page may have scrolled far away from a block that stays.
    if (!isDropped) bringIntoView(now.id)
  }

  function onKeyDown(event: KeyboardEvent): void {
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') end(false)
  }

  function begin(id: string): Drag {
    word.textContent = nameOf(id)
    word.lang = namesLanguage()
    addEventListener('keydown', onKeyDown, true)
    tell({ kind: 'dragged', id })
    return { id, targets: placesFor(id) }
  }

  handle.addEventListener('pointerdown', ({ isPrimary, button, pointerId, clientX, clientY }) => {
    if (!isPrimary || button !== 0) return
    handle.setPointerCapture(pointerId)
    from = { x: clientX, y: clientY }
  })
  handle.addEventListener('pointermove', ({ clientX, clientY }) => {
    const id = held()
    if (!from || id === undefined) return
    if (!drag && Math.hypot(clientX - from.x, clientY - from.y) < dragSlop) return
    drag ??= begin(id)
    show(drag, clientX, clientY)
    scroll(drag, clientX, clientY)
  })
  handle.addEventListener('pointerup', () => end(true))
  handle.addEventListener('pointercancel', () => end(false))
}
