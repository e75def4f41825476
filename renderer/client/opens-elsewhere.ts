/** True for a click that opens a new tab or window or starts a download; the browser handles it. */
export const opensElsewhere = (event: Event): boolean =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
