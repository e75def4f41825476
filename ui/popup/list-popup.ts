/** Styles of popup lists: select, combobox, times. */
export const positionerClass = 'z-50 outline-none'

/** A floating surface that grows from its control. */
export const popupClass =
  'max-w-(--available-width) origin-(--transform-origin) rounded-card border border-line bg-raised text-ink shadow-float outline-none transition-[opacity,scale] duration-150 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'

/** For a popup with more than a list: it scrolls if there is not enough room (large text, a low window). */
export const cardPopupClass = `${popupClass} max-h-(--available-height) overflow-y-auto overscroll-contain`

export const listPopupClass = `${popupClass} min-w-(--anchor-width) overflow-hidden`
export const listClass =
  'relative max-h-[min(var(--available-height,20rem),20rem)] overflow-y-auto overscroll-contain scroll-py-1.5 p-1.5 outline-none empty:hidden'

export const optionClass =
  'flex min-h-11 cursor-pointer select-none items-start gap-2.5 rounded-small px-2.5 py-2.5 leading-snug outline-none data-disabled:cursor-default data-highlighted:bg-accent-tint data-disabled:opacity-50 pointer-fine:min-h-9 pointer-fine:py-1.5 forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2'

export const groupLabelClass = 'px-2.5 pt-2.5 pb-1 text-sm font-medium text-ink-soft'

/** A `ref` for the chosen option of a long list: scrolls the list to it when it opens. */
export const showInList = (option: HTMLElement | null): void => {
  const list = option?.offsetParent
  // Not `scrollIntoView`, which would scroll the page as well.
  if (option && list) list.scrollTop = option.offsetTop - (list.clientHeight - option.offsetHeight) / 2
}
