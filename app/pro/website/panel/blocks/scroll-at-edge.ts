/** The distance of the pointer from the edge at which scrolling begins, and the speed in pixels a frame. */
const edge = 56
const speed = 9

function scrollerOf(element: Element): Element {
  for (let one = element.parentElement; one; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one
  return document.scrollingElement ?? document.documentElement
}

/** Scrolls the container of an element as long as a dragging pointer rests near its upper or lower edge. Returns a function that ends it. */
export function scrollAtEdge(element: Element, y: number, onScroll: () => void): () => void {
  const scroller = scrollerOf(element)
  const box = scroller.getBoundingClientRect()
  const top = Math.max(0, box.top)
  const bottom = Math.min(innerHeight, box.bottom)
  const by = y < top + edge ? -speed : y > bottom - edge ? speed : 0
  if (by === 0) return () => {}
  let frame = requestAnimationFrame(function step() {
    const before = scroller.scrollTop
    scroller.scrollBy(0, by)
    if (scroller.scrollTop === before) return
    onScroll()
    frame = requestAnimationFrame(step)
  })
  return () => cancelAnimationFrame(frame)
}
