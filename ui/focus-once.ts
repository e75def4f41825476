/** A ref for what has just appeared: it gets the focus, and with it comes into view. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus()
