import { defineWorker } from '../kit/worker/define-worker.ts'
import { endDue } from './end-due.ts'

/** Takes off points that have ended. */
export const worker = defineWorker({
  lookMs: 600_000,
  failure:
    'points that have ended could not be taken off; the worker tries again, and nobody can pay with them meanwhile',
  run: async ({ db }, stopped) => {
    await endDue(db, stopped)
    return undefined
  },
})
