import type { Path } from '../schemas/problem.ts'

/** How a field in the page says which value it edits. */
export const fieldPlace = (path: Path): string => path.join('.')

/** The place of the field around an element; undefined outside of fields. */
export const placeAround = (element: Element): string | undefined =>
  element.closest<HTMLElement>('[data-place]')?.dataset.place

const controls =
  'input:not([hidden], [type=hidden], [readonly]), textarea:not([readonly]), select, [contenteditable="true"]'

/** How long a field may take to come: an editor of rich text is loaded first. */
const waitsMs = 5000

const fieldAt = (inside: Element, path: Path): HTMLElement | undefined => {
  for (let length = path.length; length > 0; length--) {
    const place = CSS.escape(fieldPlace(path.slice(0, length)))
    const field = inside.querySelector(`[data-place="${place}"]`)
    const control = field?.querySelector<HTMLElement>(controls) ?? field?.querySelector<HTMLElement>('button')
    // The field itself comes later if only what is around it is there.
    if (control && (length === path.length || length === 1)) return control
  }
  return undefined
}

/** Opens the groups of fields that a control is in. */
export function openAround(control: Element): void {
  for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
    at.open = true
}

/** Puts the focus into the field of a value as soon as it is there; returns a function that gives up. */
export function focusField(inside: Element, path: Path): () => void {
  const focus = () => {
    const control = fieldAt(inside, path)
    if (!control) return false
    openAround(control)
    control.focus({ preventScroll: true })
    control.scrollIntoView({ block: 'center' })
    return true
  }
  if (focus()) return () => {}
  const observer = new MutationObserver(() => focus() && stop())
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, waitsMs)
  observer.observe(inside, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['contenteditable'],
  })
  return stop
}
