/** The cross in a corner of what floats, its target large enough for a thumb. */
export const closeButtonClass =
  '-me-2 flex size-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:bg-surface hover:text-ink'
