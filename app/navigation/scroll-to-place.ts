/** C-14: how long to wait for the target element after the page is rendered, in milliseconds. */
export const pageFinishWaitMs = 100
const stepMs = 10

let waiting: ReturnType<typeof setTimeout> | undefined

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // The hash may contain invalid percent-encoding.
    return null
  }
}

/**
 * Scrolls to the element named by the hash of an address (B-13). Part of the page may be rendered a moment later; an
 * element that appears after more than 100 ms (C-14) is ignored, because the person may be reading by then. A new call
 * cancels the previous one.
 */
export function scrollToPlace(hash: string): void {
  clearTimeout(waiting)
  let left = pageFinishWaitMs
  const look = () => {
    const place = placeOf(hash)
    if (place) return place.scrollIntoView({ behavior: 'instant' })
    left -= stepMs
    if (left >= 0) waiting = setTimeout(look, stepMs)
  }
  look()
}
