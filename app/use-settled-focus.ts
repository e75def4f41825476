import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose entries leave it when they are settled: what had it has gone, so the list gets it, and the next Tab is in the
 * first of those that are left. Give it to an element with `tabIndex={-1}`.
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
