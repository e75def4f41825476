/** C-14: how long a place is waited for once its screen is there, in milliseconds. */
export const pageFinishWaitMs = 100
const stepMs = 10

let waiting: ReturnType<typeof setTimeout> | undefined

function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not everything that stands behind a `#` is encoded.
    return null
  }
}

/**
 * Scrolls to the element that an address names by its hash (B-13). A screen may draw a part of itself a moment later; a
 * place that comes after more than 100 ms (C-14) is left alone, since by then the person reads. One place at a time.
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
