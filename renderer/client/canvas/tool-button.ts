import type { CanvasTool } from '../../../schemas/canvas/canvas-messages.ts'

const plus = 'M12 5v14M5 12h14'

/** Lines of 24 units, as those of the icons of the interface. */
const drawings: Record<CanvasTool, string> = {
  drag: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  above: plus,
  below: plus,
  up: 'm5 12 7-7 7 7M12 19V5',
  down: 'M12 5v14m7-7-7 7-7-7',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  comment: 'M4 5h16v11H10l-5 4v-4H4z',
  remove: 'M3 6h18M8 6V4h8v2m3 0-1 14H6L5 6m5 5v6m4-6v6',
}

/** The width and the height of a button, in pixels of the screen. */
export const size = 32

/** A button with the drawing of a tool. */
export function toolButton(tool: CanvasTool): HTMLButtonElement {
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
    'stroke-width': tool === 'drag' ? '3' : '2',
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
