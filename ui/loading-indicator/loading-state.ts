import { loadingHideDelay, loadingResetDelay, loadingThrottle } from '../core/timings.ts'
import { loadingCurve } from './loading-curve.ts'

/**
 * S-LOAD: idle → (throttle 200) rising → finished or failed → hidden (500) → idle (400). `since` is when the phase
 * began, `pending` the number of running loads.
 */
export type LoadingState =
  | { phase: 'idle' }
  | { phase: 'waiting' | 'rising'; since: number; pending: number; failed: boolean }
  | { phase: 'finished' | 'hidden'; since: number; failed: boolean }

export type LoadingEvent = 'start' | 'finish' | 'fail'

export const idle: LoadingState = { phase: 'idle' }

/** The state at `now` without further events. The result is the same however late it is computed. */
export function advance(state: LoadingState, now: number): LoadingState {
  if (state.phase === 'waiting' && now - state.since >= loadingThrottle)
    return { ...state, phase: 'rising', since: state.since + loadingThrottle }
  if (state.phase === 'finished' && now - state.since >= loadingHideDelay)
    return advance({ ...state, phase: 'hidden', since: state.since + loadingHideDelay }, now)
  if (state.phase === 'hidden' && now - state.since >= loadingResetDelay) return idle
  return state
}

/** The state after an event at `now`. The end of a load that never started changes nothing. */
export function react(before: LoadingState, event: LoadingEvent, now: number): LoadingState {
  const state = advance(before, now)
  const isLoading = state.phase === 'waiting' || state.phase === 'rising'
  if (event === 'start')
    return isLoading
      ? { ...state, pending: state.pending + 1 }
      : { phase: 'waiting', since: now, pending: 1, failed: false }
  if (!isLoading) return state
  const failed = state.failed || event === 'fail'
  if (state.pending > 1) return { ...state, pending: state.pending - 1, failed }
  return state.phase === 'waiting' ? idle : { phase: 'finished', since: now, failed }
}

/** Progress of the bar, 0 to 100 (B-26): it approaches 100 while loading and reaches it only at the end. */
export function progressAt(state: LoadingState, now: number): number {
  if (state.phase === 'idle' || state.phase === 'waiting') return 0
  if (state.phase !== 'rising') return 100
  return 100 * loadingCurve(now - state.since)
}

/** True from when the bar appears until it begins to fade. */
export const isShown = (state: LoadingState): boolean =>
  state.phase === 'rising' || state.phase === 'finished'
