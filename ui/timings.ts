/** The product's constants of overlays, in milliseconds unless a name says otherwise. */

/** How long a toast stays (C-6). */
export const toastDelay = 7000
/** The part of its own width that a toast is dragged sideways to be gone (C-6). */
export const toastDragShare = 0.5

/** Loading indicator (C-7): about how long a load takes; the curve slows down as it gets there. */
export const loadingDuration = 2000
/** A load that is faster than this shows nothing (C-7). */
export const loadingThrottle = 200
/** How long the full bar stays (C-7). */
export const loadingHideDelay = 500
/** How long the full bar takes to fade before it is empty again (C-7). */
export const loadingResetDelay = 400
/** Pixels (C-7). */
export const loadingHeight = 4

/** The part of its own height that a modal is dragged down to be closed (C-8). Its closing, 100 ms, is in `modal-classes.ts`. */
export const modalDragShare = 0.35

/** Pixels between a tooltip and what it explains (C-16). */
export const tooltipDistance = 5
/** A tooltip comes at once (C-16). */
export const tooltipShowDelay = 0
/** How long a tooltip outlives the pointer (C-17). */
export const tooltipHideDelay = 150
/** The same where there is something to reach in it (C-17). */
export const tooltipHideDelayWithContent = 1000

/** After a press outside, a popover ignores what else would close it (C-18). */
export const popoverCloseSuppression = 300
