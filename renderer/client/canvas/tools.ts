import type { CanvasAct, CanvasTool, FromCanvas } from '../../../schemas/canvas-messages.ts'
import { boxOf, findRange } from './block-ranges.ts'
import { openDrag } from './drag.ts'
import { isTyping } from './edit-text.ts'
import { labelPlace } from './label-place.ts'
import { mayEdit, namesLanguage, onNames, toolNames } from './names.ts'
import { onMoved } from './on-moved.ts'
import { overlay } from './overlay.ts'
import { size, toolButton } from './tool-button.ts'

/** Those that stand together at a corner of the block; the others add a block at its upper and its lower edge. */
const inBar = ['drag', 'up', 'down', 'copy', 'remove'] as const
const room = 6
const barWidth = inBar.length * (size + 2) + 2
const barHeight = size + room + 8

/** Buttons at the chosen block, which follow it: those in a bar for whoever has a mouse, those that add for all. */
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

  const placeBar = (box: DOMRect | undefined) => {
    const isThere = box && matchMedia('(pointer: fine)').matches
    bar.style.display = isThere && box.bottom > 0 && box.top < innerHeight ? 'flex' : 'none'
    if (!isThere) return
    const tops = { above: box.top - barHeight, below: box.bottom + room, foot: innerHeight - barHeight }
    bar.style.top = `${tops[labelPlace(box, barHeight + room, innerHeight)]}px`
    bar.style.left = `${Math.min(Math.max(room, box.right - barWidth), document.documentElement.clientWidth - barWidth - room)}px`
  }
  const placeEdge = (edge: HTMLElement, box: DOMRect | undefined, y: number) => {
    const isThere = box && y >= 0 && y <= innerHeight
    edge.style.display = isThere ? 'grid' : 'none'
    if (!isThere) return
    edge.style.top = `${Math.min(Math.max(y - size / 2, 2), innerHeight - size - 2)}px`
    edge.style.left = `${box.left + box.width / 2 - size / 2}px`
  }
  const place = () => {
    const range = shown === undefined || isTyping() || !mayEdit() ? undefined : findRange(shown)
    const box = range && boxOf(range)
    placeBar(box)
    placeEdge(edges.above, box, box?.top ?? 0)
    placeEdge(edges.below, box, box?.bottom ?? 0)
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
