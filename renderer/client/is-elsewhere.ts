/** A new tab, a new window or a download was asked for: the browser's own business. */
export const isElsewhere = (event: Event): boolean =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
