import { boxOf, findRange } from './block-ranges.ts'
import { isTyping } from './edit-text.ts'
import { magnification } from './frame-scale.ts'
import { isInWindow, labelPlace, secondLabelPlace } from './label-place.ts'
import { nameOf, namesLanguage } from './names.ts'
import { onMoved } from './on-moved.ts'
import { overlay } from './overlay.ts'

/** Colours that stand out on every theme: a bright line between two dark ones. */
const looks = (isStrong: boolean) =>
  `z-index:2147483646;pointer-events:none;border-radius:4px;outline:${isStrong ? 3 : 2}px ${isStrong ? 'solid' : 'dashed'} #1c64ad;outline-offset:2px;box-shadow:0 0 0 ${isStrong ? 7 : 5}px #fff8`

/** How much room its name takes, in pixels of the screen. */
const labelHeight = 28

/** The reason for the outline of a block: it is pointed at, chosen, or another editor works on it. */
type Reason = 'hovered' | 'chosen' | 'others'

/** A line around a block, with a word or else its name, that follows it when the page scrolls or changes. */
export function createOutline(reason: Reason): { show: (id: string | undefined, label?: string) => void } {
  const line = overlay(document.createElement('div'), looks(reason === 'chosen'))
  line.setAttribute('aria-hidden', 'true')
  const label = document.createElement('span')
  label.style.cssText =
    'position:absolute;left:-2px;max-width:100%;padding:1px 8px;border-radius:4px;background:#1c64ad;color:#fff;font:500 13px/20px system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis'
  line.append(label)
  let shown: string | undefined
  let word: string | undefined
  const place = () => {
    const range = shown === undefined ? undefined : findRange(shown)
    const box = range && boxOf(range)
    const isShown = box !== undefined && isInWindow(box, innerHeight)
    line.style.display = isShown ? 'block' : 'none'
    if (!isShown) return
    label.textContent = word ?? (shown === undefined ? '' : nameOf(shown))
    label.lang = namesLanguage()
    // Hidden while text is typed, so that it does not cover the words around.
    label.style.display = isTyping() ? 'none' : 'block'
    const by = magnification()
    const height = labelHeight * by
    const at = (reason === 'others' ? secondLabelPlace : labelPlace)(box, height, innerHeight)
    label.style.zoom = `${by}`
    const foot = Math.max(0, box.bottom - innerHeight) / by
    label.style.top = at === 'below' ? 'calc(100% + 5px)' : 'auto'
    label.style.bottom = {
      above: 'calc(100% + 2px)',
      below: 'auto',
      foot: `${foot}px`,
      raised: `${foot + labelHeight}px`,
    }[at]
    Object.assign(line.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
  }
  onMoved(place)
  return {
    show: (id, text) => {
      shown = id
      word = text
      place()
    },
  }
}
