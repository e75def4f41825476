/** Focuses the first invalid control, or the first control of an invalid group; true if there is one. */
export function focusFirstFault(place: ParentNode | null): boolean {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong
  control?.focus()
  return Boolean(control)
}
