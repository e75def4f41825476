/** A menu closes when the keyboard leaves it, so that it never hides what has the focus. */
export function leavePopovers(): void {
  if (!('popover' in HTMLElement.prototype)) return
  addEventListener('focusin', ({ target }) => {
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
      const opener = (target as HTMLButtonElement).popoverTargetElement
      if (opener !== popover && !popover.contains(target as Node)) popover.hidePopover()
    }
  })
}
