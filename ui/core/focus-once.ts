/** A ref for an element that has just appeared: it gets the focus, and comes into view with it. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus()
