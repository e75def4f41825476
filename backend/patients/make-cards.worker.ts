import { defineWorker } from '../kit/worker/define-worker.ts'
import { makeCards } from './make-cards.ts'

/** Makes cards of appointments that have none; there is hardly ever one. */
export const worker = defineWorker({
  lookMs: 60_000,
  failure: 'cards of patients could not be made of appointments; the worker tries again',
  run: async ({ db }, stopped) => {
    await makeCards(db, stopped)
    return undefined
  },
})
