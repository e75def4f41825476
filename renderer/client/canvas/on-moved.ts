import { onTyping } from './edit-text.ts'
import { onNames } from './names.ts'

/** Places an overlay at a block again whenever the page scrolls or changes, names come, or typing begins or ends. */
export function onMoved(place: () => void): void {
  addEventListener('scroll', place, { passive: true, capture: true })
  addEventListener('resize', place)
  onNames(place)
  onTyping(place)
  new ResizeObserver(place).observe(document.body)
}
