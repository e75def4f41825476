import type { Path } from '../schemas/core/problem.ts'

/** How a field in the page says which value it edits. */
export const fieldPlace = (path: Path): string => path.join('.')

/** The place of the field around an element; undefined outside of fields. */
export const placeAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-place]')?.dataset.place

const controls =
  'input:not([hidden], [type=hidden], [readonly]), textarea:not([readonly]), select, [contenteditable="true"]'

/** How long a field may take to come: an editor of rich text is loaded first, and a slow phone shows a problem later. */
const waitsMs = 5000

const fieldAt = (inside: Element, path: Path): HTMLElement | undefined => {
  for (let length = path.length; length > 0; length--) {
    const place = CSS.escape(fieldPlace(path.slice(0, length)))
    const field = inside.querySelector(`[data-place="${place}"]`)
    const control = field?.querySelector<HTMLElement>(controls) ?? field?.querySelector<HTMLElement>('button')
    // The field itself appears later, if only its container is there.
    if (control && (length === path.length || length === 1)) return control
  }
  return undefined
}

/** Opens the groups of fields that a control is in. */
function openAround(control: Element): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true
}

/**
 * Puts the focus into a control as soon as `find` finds it and it can be focused: one in a group that has just been opened can be
 * only in a later frame. Returns a function that gives up.
 */
export function focusWhenThere(find: () => HTMLElement | null | undefined): () => void {
  const until = performance.now() + waitsMs
  let frame = 0
  const focus = () => {
    const control = find()
    if (control) {
      openAround(control)
      control.focus({ preventScroll: true })
    }
    // In the middle, since the bar at the bottom would cover the message below the control.
    if (control && control === document.activeElement) control.scrollIntoView({ block: 'center' })
    else if (performance.now() < until) frame = requestAnimationFrame(focus)
  }
  focus()
  return () => cancelAnimationFrame(frame)
}

/** Focuses the field of a value as soon as it is rendered; returns a function that gives up. */
export const focusField = (inside: Element, path: Path): (() => void) =>
  focusWhenThere(() => fieldAt(inside, path))
