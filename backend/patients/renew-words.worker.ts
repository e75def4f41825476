import { defineWorker } from '../kit/worker/define-worker.ts'
import { renewWords } from './cards/renew-words.ts'

/** Makes patients findable by what a new version compares; there is hardly ever one to do. */
export const worker = defineWorker({
  lookMs: 60_000,
  failure: 'words by which patients are found could not be written anew; the worker tries again',
  run: async ({ db }, stopped) => {
    await renewWords(db, stopped)
    return undefined
  },
})
