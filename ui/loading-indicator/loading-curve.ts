import { loadingDuration } from '../core/timings.ts'

/** Progress of the bar after `elapsed` milliseconds, from 0 towards 1, which it never reaches (B-26). */
export const loadingCurve = (elapsed: number): number =>
  (2 / Math.PI) * Math.atan((2 * Math.max(0, elapsed)) / loadingDuration)
