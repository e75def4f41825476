import { type RefObject, useEffect } from 'react'

/** True after the first page of this document. */
let hasNavigated = false

/** Gives the focus to the title of a page that somebody was led to: the link that did has gone with its page. */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The first page of a document begins at its top.
    if (hasNavigated && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [heading])
}
