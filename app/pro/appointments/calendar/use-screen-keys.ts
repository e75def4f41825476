import { useEffect, useEffectEvent } from 'react'

/** Elements that take keys themselves: text fields, dialogs over the calendar, and items of the grid. */
const others =
  'input, textarea, select, [contenteditable], [data-at], [role="combobox"], [role="grid"], [role="radiogroup"]'
const over = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Listens to the keys of a screen wherever the focus is, except where they have a meaning already. `take` returns true for a key that it
 * has handled.
 */
export function useScreenKeys(isOn: boolean, take: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(others)) return
    if (document.querySelector(over)) return
    if (take(event)) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn])
}
