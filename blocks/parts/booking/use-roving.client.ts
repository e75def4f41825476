import { type KeyboardEvent, useState } from 'react'

/** Where a key leads from a place among `count`; undefined for any other key. */
export function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

/**
 * Makes the buttons of an element one stop of the Tab key: arrows, Home and End go through them. The props are for the element, and
 * `tabIndexOf` gives the button at a place its `tabIndex`.
 */
export function useRoving(count: number, first = 0) {
  const [known, setAt] = useState(first)
  const at = Math.min(known, Math.max(0, count - 1))
  const buttonsOf = (element: Element) => [...element.querySelectorAll('button')]
  return {
    tabIndexOf: (place: number) => (place === at ? 0 : -1),
    group: {
      onFocus: ({ currentTarget, target }: { currentTarget: Element; target: Element }) => {
        const place = buttonsOf(currentTarget).findIndex((button) => button.contains(target))
        if (place >= 0) setAt(place)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const buttons = buttonsOf(event.currentTarget)
        const to = placeAfter(event.key, at, buttons.length)
        if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        buttons[to]?.focus()
      },
    },
  }
}
