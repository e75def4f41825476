import { defineWorker } from '../../kit/worker/define-worker.ts'
import { seekDoubles } from './seek-doubles.ts'

/** Proposes cards that may be of one person; not in the booking that has made one, which would wait for it. */
export const worker = defineWorker({
  lookMs: 10_000,
  failure: 'cards of one person could not be looked for; the worker tries again',
  run: async ({ db }, stopped) => {
    await seekDoubles(db, stopped)
    return undefined
  },
})
