import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose entries leave it when they are settled: when the focused entry is gone, the list gets the focus, and the
 * next Tab reaches the first of the remaining ones. Give it to an element with `tabIndex={-1}`.
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
