import { type RefObject, useEffect } from 'react'
import { clearOffset } from './clear-offset.ts'
import type { ToastPosition } from './toast-store.ts'

/** Bars with actions at an edge of the screen or of a dialog, the one thing to do next, and what says where one is. */
const kept = '[data-bar], .thumb-bar, .btn-primary, h1'

/** The elements that must stay in sight: the one with the focus, bars, primary actions; a dialog that has the focus itself is under all toasts. */
const obstaclesOf = (region: Element) =>
  [...document.querySelectorAll(kept), document.activeElement ?? document.body]
    .filter((one) => one !== document.body && !region.contains(one) && one.checkVisibility())
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height < innerHeight / 2)

/** What moves an obstacle, or ends its movement: a dialog slides in. */
const events = ['focusin', 'scroll', 'resize', 'transitionend', 'transitioncancel', 'animationend'] as const

/**
 * Keeps a stack of toasts clear of the focused field, of bars at the edge of the screen and of primary actions, while
 * it has toasts: sets `--offset`, its distance from the edge.
 */
export function useClearPlace(
  stack: RefObject<HTMLElement | null>,
  position: ToastPosition,
  isUsed: boolean,
) {
  useEffect(() => {
    const element = stack.current
    if (!element || !isUsed) return
    let frame = 0
    function place() {
      if (!element?.isConnected) return
      const { left, right, height } = element.getBoundingClientRect()
      const screen = innerHeight
      const obstacles = obstaclesOf(element)
        .filter((rect) => rect.left < right && rect.right > left && rect.bottom > 0 && rect.top < screen)
        .map(({ top, bottom }) =>
          position === 'top' ? { from: top, to: bottom } : { from: screen - bottom, to: screen - top },
        )
      element.style.setProperty('--offset', `${clearOffset(height, screen, obstacles)}px`)
    }
    const later = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const sizes = new ResizeObserver(later)
    sizes.observe(element)
    sizes.observe(document.body)
    for (const name of events) addEventListener(name, later, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const name of events) removeEventListener(name, later, { capture: true })
    }
  }, [stack, position, isUsed])
}
