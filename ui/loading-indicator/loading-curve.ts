import { loadingDuration } from '../timings.ts'

/** How far the bar is after `elapsed` milliseconds, from 0 to 1, which it never reaches (B-26). */
export const loadingCurve = (elapsed: number): number =>
  (2 / Math.PI) * Math.atan((2 * Math.max(0, elapsed)) / loadingDuration)
