import { deleteOldMessages } from '../outbox/delete-old-messages.ts'
import { defineWorker } from './define-worker.ts'

/** Deletes old messages of the outbox. */
export const worker = defineWorker({
  lookMs: 3_600_000,
  failure: 'old messages could not be deleted; the next run tries again',
  run: async ({ db }) => {
    await deleteOldMessages(db.orm)
    return undefined
  },
})
