/** Gives the focus to the first control that is wrong, of a group of choices to its first one; true where there is one. */
export function focusFirstFault(place: ParentNode | null): boolean {
  const wrong = place?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = wrong?.matches('[role=radiogroup]') ? wrong.querySelector('input') : wrong
  control?.focus()
  return Boolean(control)
}
