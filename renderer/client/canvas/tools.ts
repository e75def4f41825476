import type { CanvasAct, CanvasTool, FromCanvas } from '../../../schemas/canvas/canvas-messages.ts'
import { boxOf, findRange } from './block-ranges.ts'
import { openDrag } from './drag.ts'
import { isTyping } from './edit-text.ts'
import { magnification } from './frame-scale.ts'
import { labelPlace } from './label-place.ts'
import { mayEdit, namesLanguage, onNames, toolNames } from './names.ts'
import { onMoved } from './on-moved.ts'
import { overlay } from './overlay.ts'
import { size, toolButton } from './tool-button.ts'

/** The tools in a row at a corner of the block; the others add a block at its upper and its lower edge. */
const inBar = ['drag', 'up', 'down', 'copy', 'comment', 'remove'] as const
/** In pixels of the screen, as `size`. */
const screen = { room: 6, gap: 2, width: inBar.length * (size + 2) + 2, height: size + 14 }

/** Buttons at the chosen block, which follow it: those in a bar for the person who has a mouse, those that add for all. */
export function createTools(tell: (message: FromCanvas) => void): { show: (id: string | undefined) => void } {
  let shown: string | undefined
  const buttons = new Map<CanvasTool, HTMLButtonElement>()
  const button = (tool: CanvasTool) => {
    const made = toolButton(tool)
    buttons.set(tool, made)
    return made
  }
  const acting = (act: CanvasAct) => {
    const made = button(act)
    made.addEventListener('click', () => shown !== undefined && tell({ kind: 'act', id: shown, act }))
    return made
  }
  const adding = (act: 'above' | 'below') =>
    overlay(acting(act), 'border-radius:50%;background:#1c64ad;box-shadow:0 0 0 2px #fff,0 2px 8px #0004')
  const edges = { above: adding('above'), below: adding('below') }
  const handle = button('drag')
  handle.style.cssText += 'cursor:grab;touch-action:none'
  openDrag(handle, () => shown, tell)
  const bar = overlay(
    document.createElement('div'),
    'gap:2px;padding:2px;border-radius:8px;background:#1c64ad;box-shadow:0 2px 8px #0004',
  )
  bar.setAttribute('role', 'toolbar')
  bar.append(...inBar.map((tool) => (tool === 'drag' ? handle : acting(tool))))

  /** Puts an element at a place of the window, as large on the screen as it is without a scale. */
  const put = (element: HTMLElement, left: number, top: number, by: number) =>
    Object.assign(element.style, { zoom: `${by}`, left: `${left / by}px`, top: `${top / by}px` })
  const placeBar = (box: DOMRect | undefined, by: number) => {
    const isThere = box && matchMedia('(pointer: fine)').matches
    bar.style.display = isThere && box.bottom > 0 && box.top < innerHeight ? 'flex' : 'none'
    if (!isThere) return
    const [room, width, height] = [screen.room * by, screen.width * by, screen.height * by]
    const tops = { above: box.top - height, below: box.bottom + room, foot: innerHeight - height }
    const last = document.documentElement.clientWidth - width - room
    const left = Math.min(Math.max(room, box.right - width), last)
    put(bar, left, tops[labelPlace(box, height + room, innerHeight)], by)
  }
  const placeEdge = (edge: HTMLElement, box: DOMRect | undefined, y: number, by: number) => {
    const isThere = box && y >= 0 && y <= innerHeight
    edge.style.display = isThere ? 'grid' : 'none'
    if (!isThere) return
    const [side, gap] = [size * by, screen.gap * by]
    const top = Math.min(Math.max(y - side / 2, gap), innerHeight - side - gap)
    put(edge, box.left + box.width / 2 - side / 2, top, by)
  }
  const place = () => {
    const range = shown === undefined || isTyping() || !mayEdit() ? undefined : findRange(shown)
    const box = range && boxOf(range)
    const by = magnification()
    placeBar(box, by)
    placeEdge(edges.above, box, box?.top ?? 0, by)
    placeEdge(edges.below, box, box?.bottom ?? 0, by)
  }
  onNames(() => {
    const names = toolNames()
    for (const [tool, button] of buttons) {
      button.lang = namesLanguage()
      button.setAttribute('aria-label', names[tool] ?? '')
      button.setAttribute('title', names[tool] ?? '')
    }
  })
  onMoved(place)
  return {
    show: (id) => {
      shown = id
      place()
    },
  }
}
