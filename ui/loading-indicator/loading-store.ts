import { createStore } from 'zustand/vanilla'
import { advance, idle, type LoadingEvent, type LoadingState, react } from './loading-state.ts'

type LoadingStore = { state: LoadingState }

/** State of the application's loading indicator. */
export const loadingStore = createStore<LoadingStore>(() => ({ state: idle }))

const on = (event: LoadingEvent) => () =>
  loadingStore.setState(({ state }) => ({ state: react(state, event, performance.now()) }))

/** Reports that a load has begun, ended or failed (B-26). Every `start` needs one `finish` or `fail`. */
export const loading = { start: on('start'), finish: on('finish'), fail: on('fail') }

/** Advances the indicator; called for each frame while it is not idle. */
export const tick = (now: number): void =>
  loadingStore.setState(({ state }) => {
    const next = advance(state, now)
    return next === state ? {} : { state: next }
  })
