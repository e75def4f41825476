import { nextFreeChannel } from '../booking/index.ts'
import { defineWorker } from '../kit/worker/define-worker.ts'
import { refreshNextFree } from './refresh-next-free.ts'

/** Keeps the next free slots of doctors known. */
export const worker = defineWorker({
  channel: nextFreeChannel,
  lookMs: 60_000,
  failure: 'the next free slots could not be written; the worker tries again',
  run: ({ db }, stopped) => refreshNextFree(db, stopped),
})
