import type { Pin } from '../../../schemas/canvas/canvas-messages.ts'
import { boxOf, findRange } from './block-ranges.ts'
import { isTyping } from './edit-text.ts'
import { magnification } from './frame-scale.ts'
import { onMoved } from './on-moved.ts'
import { overlay } from './overlay.ts'
import { pinPlaces } from './pin-places.ts'

/** The width and the height of a pin, in pixels of the screen. */
const size = 28

/** A button with a speech bubble's corner. */
function newButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  // Lists beside the page have the same for keys and screen readers.
  button.tabIndex = -1
  return overlay(
    button,
    `box-sizing:border-box;min-width:${size}px;height:${size}px;padding:0 8px;border:2px solid #fff;border-radius:14px 14px 14px 3px;background:#1c64ad;color:#fff;font:600 13px/1 system-ui,sans-serif;cursor:pointer;box-shadow:0 2px 8px #0006`,
  )
}

/** Numbers at the upper corners of blocks, in place of those shown before; a press reports the block. */
export function createPins(onPress: (id: string) => void): (pins: readonly Pin[]) => void {
  const buttons = new Map<string, HTMLButtonElement>()
  const place = () => {
    const by = magnification()
    const boxes = [...buttons.keys()].map((id) => {
      const range = isTyping() ? undefined : findRange(id)
      return range && boxOf(range)
    })
    const places = pinPlaces(boxes, { size: size * by, width: document.documentElement.clientWidth })
    for (const [index, button] of [...buttons.values()].entries()) {
      const at = places[index]
      button.style.display = at ? 'block' : 'none'
      if (at)
        Object.assign(button.style, { zoom: `${by}`, left: `${at.left / by}px`, top: `${at.top / by}px` })
    }
  }
  onMoved(place)
  return (pins) => {
    const ids = new Set(pins.map(({ id }) => id))
    for (const [id, button] of buttons) {
      if (ids.has(id)) continue
      button.remove()
      buttons.delete(id)
    }
    for (const { id, label, count } of pins) {
      const button = buttons.get(id) ?? newButton()
      if (!buttons.has(id)) button.addEventListener('click', () => onPress(id))
      buttons.set(id, button)
      button.textContent = `${count}`
      button.title = label
      button.setAttribute('aria-label', label)
    }
    place()
  }
}
