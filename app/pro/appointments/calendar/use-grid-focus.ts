import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import { nextStop, type Stop, type Way } from './walk.ts'

type Item = Stop & { element: HTMLElement }

const selector = '[data-at]'

/** How long a wished item may take to appear; later the person has gone on to something else. */
const wishMs = 5000

const itemsIn = (grid: HTMLElement): Item[] =>
  [...grid.querySelectorAll<HTMLElement>('[data-column]')].flatMap((column, index) =>
    [...column.querySelectorAll<HTMLElement>(selector)].map((element, lane) => ({
      element,
      column: index,
      at: Number(element.dataset.at),
      lane,
    })),
  )

/** The item that gets the focus as soon as it is there: a visit by its code, or the item nearest to a minute of the day. */
export type FocusWish = { visit: string } | { column?: string; minute: number }

/** A wish with its end. It outlives a grid: an empty day has none. */
export type KeptWish = RefObject<(FocusWish & { until: number }) | undefined>

/**
 * One item of the grid is in the order of the Tab key, the arrow keys walk through the others; elements are moved to, not rendered. `wish`
 * is kept until its item has been rendered.
 */
export function useGridFocus(grid: RefObject<HTMLElement | null>, wish: KeptWish) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const current = useRef<HTMLElement>(undefined)
  /** Its place; it stays when the item is gone, as a cancelled visit is. */
  const last = useRef<{ column: string | undefined; minute: number }>(undefined)
  const isHeld = useRef(false)

  function makeCurrent(element: HTMLElement) {
    if (current.current && current.current !== element) current.current.tabIndex = -1
    element.tabIndex = 0
    current.current = element
    const column = element.closest<HTMLElement>('[data-column]')?.dataset.column
    last.current = { column, minute: Number(element.dataset.at) }
  }

  function hold(element: HTMLElement) {
    makeCurrent(element)
    element.focus()
    isHeld.current = true
  }

  function nearest(asked: { column?: string | undefined; minute: number }): HTMLElement | undefined {
    const near = (grid.current ? itemsIn(grid.current) : [])
      .filter(({ element }) => {
        const own = element.closest<HTMLElement>('[data-column]')?.dataset.column
        return asked.column === undefined || own === asked.column
      })
      .sort((one, other) => Math.abs(one.at - asked.minute) - Math.abs(other.at - asked.minute))
    return near[0]?.element
  }

  function wished(): HTMLElement | undefined {
    const place = grid.current
    const asked = wish.current
    if (!place || !asked || asked.until < Date.now()) return undefined
    if ('visit' in asked)
      return place.querySelector<HTMLElement>(`[data-visit="${CSS.escape(asked.visit)}"]`) ?? undefined
    return nearest(asked)
  }

  // After each render: items come and go with every answer.
  useLayoutEffect(() => {
    const found = wished()
    if (found) {
      wish.current = undefined
      hold(found)
      return
    }
    if (current.current?.isConnected && grid.current?.contains(current.current)) return
    const next = (last.current && nearest(last.current)) ?? grid.current?.querySelector<HTMLElement>(selector)
    if (!next) return
    // The focused item was removed, and the focus with it.
    if (isHeld.current && document.activeElement === document.body) hold(next)
    else makeCurrent(next)
  })

  /** Goes on with an arrow key; true if there is somewhere to go. */
  function walk(from: HTMLElement, way: Way): boolean {
    const items = grid.current ? itemsIn(grid.current) : []
    const own = items.find(({ element }) => element === from)
    const next = own && (nextStop(items, own, way) as Item | undefined)
    if (!next) return false
    hold(next.element)
    next.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    return true
  }
  return {
    walk,
    makeCurrent,
    /** Gives the focus to the item that the Tab key would. */
    enter: () => current.current && hold(current.current),
    /** Gives the focus to something that may be drawn only with the next answer. */
    focusOn: (asked: FocusWish) => {
      wish.current = { ...asked, until: Date.now() + wishMs }
      redraw()
    },
  }
}
