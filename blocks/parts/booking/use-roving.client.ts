import { type KeyboardEvent, useState } from 'react'

/** Where the corner of a button is, in pixels of any origin. */
export type Corner = { x: number; y: number }

/** In pixels: buttons of one row may differ by less than this in height. */
const rowTolerance = 8

/**
 * Where a key leads from a place among buttons with these corners: left and right go around, up and down go to the nearest button of the row
 * above or below, and stay where there is none. Undefined for any other key.
 */
export function placeAfter(key: string, at: number, corners: readonly Corner[]): number | undefined {
  const count = corners.length
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const own = corners[at]
  if (!own || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined
  const ahead = ({ y }: Corner) => (key === 'ArrowDown' ? y - own.y : own.y - y)
  const others = corners
    .map((corner, place) => ({ corner, place }))
    .filter(({ corner }) => ahead(corner) > rowTolerance)
  const row = Math.min(...others.map(({ corner }) => ahead(corner)))
  const beside = ({ corner }: { corner: Corner }) => Math.abs(corner.x - own.x)
  const [nearest] = others
    .filter(({ corner }) => ahead(corner) <= row + rowTolerance)
    .sort((one, other) => beside(one) - beside(other))
  return nearest?.place ?? at
}

/**
 * Makes the buttons of an element one stop of the Tab key: arrows, Home and End go through them. The props are for the element, `stopOf`
 * gives those of the button at a place, and with `row` an element around one that has the focus shows the hint below itself.
 */
export function useRoving(count: number, hint: string, first = 0) {
  const [known, setAt] = useState(first)
  const at = Math.min(known, Math.max(0, count - 1))
  const said = count > 1 ? hint : undefined
  const buttonsOf = (element: Element) => [...element.querySelectorAll('button')]
  return {
    stopOf: (place: number) => ({ tabIndex: place === at ? 0 : -1, 'aria-description': said }),
    row: { 'data-grouped': said },
    group: {
      onFocus: ({ currentTarget, target }: { currentTarget: Element; target: Element }) => {
        const place = buttonsOf(currentTarget).findIndex((button) => button.contains(target))
        if (place >= 0) setAt(place)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget)
        const corners = buttons.map((button) => button.getBoundingClientRect())
        const to = placeAfter(event.key, at, corners)
        if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        buttons[to]?.focus()
      },
    },
  }
}
