import { type RefObject, useEffect } from 'react'

/** True after the first page of this document. */
let hasNavigated = false

/** Focuses the title of a page after a navigation, if nothing has the focus: the link that was followed is gone with its page. */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // The first page of a document begins at its top.
    if (hasNavigated && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
    hasNavigated = true
  }, [heading])
}
