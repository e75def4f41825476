import { defineWorker } from '../kit/worker/define-worker.ts'
import { goOn } from './go-on.ts'
import { exchangeChannel } from './rows/imported-rows.ts'

/** Reads, plans, writes and undoes imports, a batch at a time. */
export const worker = defineWorker({
  channel: exchangeChannel,
  lookMs: 30_000,
  failure: 'an import could not go on; the worker tries again',
  run: async ({ db }, stopped) => {
    await goOn(db.orm, stopped)
    return undefined
  },
})
