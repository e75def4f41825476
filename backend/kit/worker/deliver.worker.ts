import { deliverDue } from '../outbox/deliver.ts'
import { outboxChannel } from '../outbox/send.ts'
import { defineWorker } from './define-worker.ts'

/** Delivers messages of the outbox; a new message wakes it. */
export const worker = defineWorker({
  channel: outboxChannel,
  goesOutside: true,
  lookMs: 30_000,
  failure: 'the outbox could not be read; the worker tries again',
  run: async ({ db, log, settings: { origin }, transports }, stopped) => {
    await deliverDue({ db, log, origin, transports, stopped })
    return undefined
  },
})
