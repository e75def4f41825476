import { type PointerEvent, type RefObject, useRef } from 'react'
import { type DragDirection, dragOffset, isDragging } from './drag.ts'

type Options = {
  /** The element that moves. It has the offset in `--drag` (pixels) and, during a drag, `data-dragging`. */
  moved: RefObject<HTMLElement | null>
  direction: DragDirection
  /** The share of the moved element's own size after which `onDragged` is called. */
  share: number
  /** True if exactly the share is not enough. */
  isStrict?: boolean
  onDragged: () => void
}

/** Handlers to drag an element away by mouse, pen or finger. Put them on the handle, with a suitable `touch-action`. */
export function useDrag({ moved, direction, share, isStrict = false, onDragged }: Options) {
  const start = useRef<{ x: number; y: number }>(undefined)

  const wayOf = (event: PointerEvent, from: { x: number; y: number }) =>
    [event.clientX - from.x, event.clientY - from.y] as const

  function onPointerDown(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return
    if (event.target instanceof Element && event.target.closest('button, a, input, select, textarea')) return
    start.current = { x: event.clientX, y: event.clientY }
    // Captured at once, because a fast pointer may have left the element at its first move.
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent) {
    const element = moved.current
    if (!start.current || !element) return
    const [x, y] = wayOf(event, start.current)
    if (!element.hasAttribute('data-dragging')) {
      if (!isDragging(direction, x, y)) return
      element.setAttribute('data-dragging', '')
    }
    element.style.setProperty('--drag', `${dragOffset(direction, x, y)}px`)
  }

  function onPointerUp(event: PointerEvent) {
    const element = moved.current
    const from = start.current
    start.current = undefined
    if (!from || !element?.hasAttribute('data-dragging')) return
    element.removeAttribute('data-dragging')
    const size = direction === 'down' ? element.offsetHeight : element.offsetWidth
    const dragged =
      event.type === 'pointercancel' ? 0 : Math.abs(dragOffset(direction, ...wayOf(event, from)))
    if (isStrict ? dragged > size * share : dragged >= size * share) onDragged()
    else element.style.removeProperty('--drag')
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp }
}
