import { useEffect, useRef } from 'react'

/**
 * When the focused entry disappears (e.g. handled), moves focus to the list, so Tab continues at its first entry. Give the returned ref to
 * an element with `tabIndex={-1}`.
 */
export function useSettledFocus<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      list.current?.focus({ preventScroll: true })
    before.current = count
  }, [count])
  return list
}
