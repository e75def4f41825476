/** The close button in the corner of an overlay, large enough for touch. */
export const closeButtonClass =
  '-me-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:bg-surface hover:text-ink'
