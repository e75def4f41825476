import { popoverCloseSuppression } from './timings.ts'

/**
 * Decides for one popover whether it may close (B-41, C-18). A press outside closes it; for 300 ms after that it
 * ignores what else would close it, so that the rest of that press (its click, the focus that it moves) does not close
 * a popover that the press has opened again.
 */
export function createCloseRule(): (reason: string, now: number) => boolean {
  let ignoredUntil = Number.NEGATIVE_INFINITY
  return (reason, now) => {
    if (now < ignoredUntil) return false
    if (reason === 'outside-press') ignoredUntil = now + popoverCloseSuppression
    return true
  }
}
