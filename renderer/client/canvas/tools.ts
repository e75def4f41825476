import { type CanvasTool, canvasTools, type FromCanvas } from '../../../schemas/canvas-messages.ts'
import { boxOf, findRange } from './block-ranges.ts'
import { isTyping, onTyping } from './edit-text.ts'
import { labelPlace } from './label-place.ts'
import { namesLanguage, onNames, toolNames } from './names.ts'

/** Lines of 24 units, as those of the icons of the interface. */
const drawings: Record<CanvasTool, string> = {
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14m7-7-7 7-7-7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  add: 'M12 5v14M5 12h14',
  remove: 'M3 6h18M8 6V4h8v2m3 0-1 14H6L5 6m5 5v6m4-6v6',
}

const size = 32
const room = 6

function toolButton(tool: CanvasTool): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  // The block list has the same for keys and screen readers; Tab goes from block to block here.
  button.tabIndex = -1
  button.style.cssText = `all:unset;box-sizing:border-box;display:grid;place-items:center;width:${size}px;height:${size}px;cursor:pointer;color:#fff;border-radius:6px`
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({
    viewBox: '0 0 24 24',
    width: '18',
    height: '18',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }))
    drawing.setAttribute(name, value)
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawings[tool])
  drawing.append(path)
  button.append(drawing)
  return button
}

/** Buttons at the chosen block for those with a mouse; they follow it. */
export function createTools(tell: (message: FromCanvas) => void): { show: (id: string | undefined) => void } {
  const bar = document.createElement('div')
  bar.setAttribute('role', 'toolbar')
  bar.style.cssText =
    'position:fixed;z-index:2147483647;display:none;gap:2px;padding:2px;border-radius:8px;background:#1c64ad;box-shadow:0 2px 8px #0004'
  document.documentElement.append(bar)
  let shown: string | undefined
  for (const tool of canvasTools) {
    const button = toolButton(tool)
    button.addEventListener('click', () => shown !== undefined && tell({ kind: 'act', id: shown, act: tool }))
    bar.append(button)
  }
  const place = () => {
    const range = shown === undefined ? undefined : findRange(shown)
    const box = range && boxOf(range)
    const isThere =
      box &&
      !isTyping() &&
      toolNames().up !== undefined &&
      matchMedia('(pointer: fine)').matches &&
      innerWidth >= 600
    bar.style.display = isThere && box.bottom > 0 && box.top < innerHeight ? 'flex' : 'none'
    if (!isThere) return
    const width = canvasTools.length * (size + 2) + 2
    const height = size + room + 8
    const tops = { above: box.top - height, below: box.bottom + room, foot: innerHeight - height }
    bar.style.top = `${tops[labelPlace(box, height + room, innerHeight)]}px`
    bar.style.left = `${Math.min(Math.max(room, box.right - width), document.documentElement.clientWidth - width - room)}px`
  }
  onNames(() => {
    const names = toolNames()
    bar.lang = namesLanguage()
    for (const [index, tool] of canvasTools.entries()) {
      const button = bar.children[index]
      button?.setAttribute('aria-label', names[tool] ?? '')
      button?.setAttribute('title', names[tool] ?? '')
    }
    place()
  })
  onTyping(place)
  addEventListener('scroll', place, { passive: true, capture: true })
  addEventListener('resize', place)
  new ResizeObserver(place).observe(document.body)
  return {
    show: (id) => {
      shown = id
      place()
    },
  }
}
