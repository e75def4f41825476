import { defineWorker } from '../kit/worker/define-worker.ts'
import { moveDueCases } from './due-cases.ts'

/** Moves cases for which the time of an arrow of the clock has come. Days are the unit, so it looks once in ten minutes. */
export const worker = defineWorker({
  lookMs: 600_000,
  failure: 'due cases could not be moved; the worker tries again',
  run: async ({ db }, stopped) => {
    await moveDueCases(db, stopped)
    return undefined
  },
})
