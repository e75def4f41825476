import { type RefObject, useCallback, useEffect, useRef } from 'react'

const control = ':is(input:not([hidden]), textarea, select, button, [contenteditable="true"]):not(:disabled)'

/**
 * Goes to an item of a list as soon as it is drawn, however late that is: scrolls to it, and focuses its first control in
 * `[data-part=fields]`. Returns the function that asks for it.
 */
export function useNewItem(list: RefObject<HTMLElement | null>): (index: number) => void {
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (asked.current === undefined) return
    const item = list.current?.children[asked.current]
    const first = item?.querySelector<HTMLElement>(`[data-part="fields"] ${control}`)
    if (!item || !first) return
    asked.current = undefined
    item.scrollIntoView({ block: 'nearest' })
    first.focus()
  })
  return useCallback((index) => {
    asked.current = index
  }, [])
}
