import { defineWorker } from '../kit/worker/define-worker.ts'
import { keepFigures } from './keep-figures.ts'

/** Keeps the figures of clinics by day. */
export const worker = defineWorker({
  lookMs: 60_000,
  failure: 'the figures of clinics could not be kept by day; the worker tries again',
  run: async ({ db }, stopped) => {
    await keepFigures(db, stopped)
    return undefined
  },
})
