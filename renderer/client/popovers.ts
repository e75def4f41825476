/** Closes a menu when the focus leaves it, so that it never covers the focused element. */
export function closePopoversOnFocusOut(): void {
  if (!('popover' in HTMLElement.prototype)) return
  addEventListener('focusin', ({ target }) => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      const opener = (target as HTMLButtonElement).popoverTargetElement
      if (opener !== popover && !popover.contains(target as Node)) popover.hidePopover()
    }
  })
}
