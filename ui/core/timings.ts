/** The product's constants of overlays, in milliseconds unless a name says otherwise. */

/** How long a toast stays (C-6). */
export const toastDelay = 7000
/** A toast closes when it is dragged sideways by this share of its width (C-6). */
export const toastDragShare = 0.5

/** Loading indicator (C-7): the expected duration of a load, after which the bar slows down. */
export const loadingDuration = 2000
/** A load that is faster than this shows no indicator (C-7). */
export const loadingThrottle = 200
/** How long the full bar stays (C-7). */
export const loadingHideDelay = 500
/** How long the full bar takes to fade before it is reset (C-7). */
export const loadingResetDelay = 400
/** Height of the bar in pixels (C-7). */
export const loadingHeight = 4

/**
 * A modal closes when it is dragged down by this share of its height (C-8). The 100 ms of closing are in
 * `modal-classes.ts`.
 */
export const modalDragShare = 0.35

/** Pixels between a tooltip and its element (C-16). */
export const tooltipDistance = 5
/** A tooltip appears at once (C-16). */
export const tooltipShowDelay = 0
/** How long a tooltip stays after the pointer has left (C-17). */
export const tooltipHideDelay = 150
/** The same for a popover that opens on hover, so that its content can be reached (C-17). */
export const tooltipHideDelayWithContent = 1000

/** After a press outside, a popover ignores other reasons to close for this long (C-18). */
export const popoverCloseSuppression = 300
