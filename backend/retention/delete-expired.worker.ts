import { defineWorker } from '../kit/worker/define-worker.ts'
import { deleteExpired } from './delete-expired.ts'

/** Deletes what is over, of all subjects. */
export const worker = defineWorker({
  lookMs: 3_600_000,
  failure: 'expired rows could not be deleted; the worker tries again',
  run: async ({ db }) => {
    await deleteExpired(db.orm)
    return undefined
  },
})
