import { popoverCloseSuppression } from '../core/timings.ts'

/**
 * Decides for one popover whether it may close (B-41, C-18). A press outside closes it. For 300 ms after that other
 * reasons to close are ignored, so that the click and the focus change of the same press do not close a popover that
 * the press has opened again.
 */
export function createCloseRule(): (reason: string, now: number) => boolean {
  let ignoredUntil = Number.NEGATIVE_INFINITY
  return (reason, now) => {
    if (now < ignoredUntil) return false
    if (reason === 'outside-press') ignoredUntil = now + popoverCloseSuppression
    return true
  }
}
