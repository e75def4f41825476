import { dragSlop } from '../../../../ui/core/drag.ts'
import { clockOf } from './columns.ts'
import { headHeight, type Scale } from './scale.ts'

/** Where a visit was dropped: key of the column, and the minute of the day. */
export type Drop = { code: string; column: string; minute: number }

type Options = Scale & {
  /** The element that scrolls, around all columns. */
  scroller: HTMLElement
  onDrop: (drop: Drop) => void
}

/** Times that can be dropped on, in minutes. */
const snap = 5
/** Near an edge the calendar scrolls by so many pixels a frame. */
const edge = 48
const pace = 14

type ColumnBox = { key: string; left: number; width: number; top: number }

const placesIn = (scroller: HTMLElement): ColumnBox[] => {
  const box = scroller.getBoundingClientRect()
  // The sections, not their content: content out of view would be laid out to be measured.
  return [...scroller.querySelectorAll<HTMLElement>('section[data-key]')].map((column) => {
    const { left, top, width } = column.getBoundingClientRect()
    return {
      key: column.dataset.key ?? '',
      left: left - box.left + scroller.scrollLeft,
      top: top - box.top + scroller.scrollTop + headHeight,
      width,
    }
  })
}

const isNear = (value: number, from: number, until: number) =>
  value < from + edge ? -1 : value > until - edge ? 1 : 0

/**
 * Drags a visit with mouse or pen from the press `start` on. Columns are measured once; each frame moves one copy of the visit by a
 * transform, and nothing else is laid out or rendered. Escape cancels the drag.
 */
export function dragVisit(
  start: PointerEvent,
  visit: HTMLElement,
  { scroller, from, until, perMinute, onDrop }: Options,
): void {
  const length = Number(visit.dataset.until) - Number(visit.dataset.at)
  const grabbed = start.clientY - visit.getBoundingClientRect().top
  let last = start
  let frame = 0
  let drag: { ghost: HTMLElement; time: Element | null; places: ColumnBox[]; box: DOMRect } | undefined
  let drop: Drop | undefined

  function begin() {
    // A copy for the eye, which the keyboard and screen readers do not meet.
    const ghost = visit.cloneNode(true) as HTMLElement
    for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name]
    ghost.setAttribute('aria-hidden', 'true')
    ghost.style.cssText = `position:absolute;left:0;top:0;z-index:30;pointer-events:none;height:${length * perMinute - 2}px;will-change:transform;box-shadow:var(--shadow-float)`
    const time = ghost.querySelector('[data-time]')
    // A short visit beside another one does not say its time where it stands.
    time?.removeAttribute('hidden')
    scroller.append(ghost)
    visit.setAttribute('data-dragged', '')
    return {
      ghost,
      time,
      places: placesIn(scroller),
      box: scroller.getBoundingClientRect(),
    }
  }

  function draw() {
    frame = 0
    drag ??= begin()
    const { ghost, time, places, box } = drag
    const across = isNear(last.clientX, box.left, box.right)
    const down = isNear(last.clientY, box.top, box.bottom)
    if (across !== 0 || down !== 0) {
      scroller.scrollBy(across * pace, down * pace)
      frame = requestAnimationFrame(draw)
    }
    const x = last.clientX - box.left + scroller.scrollLeft
    const y = last.clientY - box.top + scroller.scrollTop - grabbed
    const place = places.findLast(({ left }) => left <= x) ?? places[0]
    if (!place) return
    const at = from + Math.round((y - place.top) / perMinute / snap) * snap
    const minute = Math.min(Math.max(at, from), until - Math.min(length, until - from))
    drop = { code: visit.dataset.visit ?? '', column: place.key, minute }
    ghost.style.width = `${place.width - 4}px`
    ghost.style.transform = `translate(${place.left + 2}px,${place.top + (minute - from) * perMinute + 1}px)`
    if (time) time.textContent = clockOf(minute)
  }

  const move = (event: PointerEvent) => {
    last = event
    const isFar = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= dragSlop
    if ((drag || isFar) && frame === 0) frame = requestAnimationFrame(draw)
  }
  const stop = new AbortController()
  function end(isDropped: boolean) {
    stop.abort()
    cancelAnimationFrame(frame)
    if (!drag) return
    drag.ghost.remove()
    visit.removeAttribute('data-dragged')
    // The press that ends a drag opens nothing.
    const ignore = (event: Event) => event.stopPropagation()
    scroller.addEventListener('click', ignore, { capture: true, once: true })
    setTimeout(() => scroller.removeEventListener('click', ignore, { capture: true }))
    if (isDropped && drop) onDrop(drop)
  }
  const { signal } = stop
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', () => end(true), { signal })
  addEventListener('pointercancel', () => end(false), { signal })
  addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
}
