import { startWorker, type Worker } from '../worker/start-worker.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { type Delivery, deliverDue } from './deliver.ts'
import { outboxChannel } from './send.ts'

/** Polling interval for retries; new messages wake the worker by a notification. */
const lookMs = 30_000

/** Interval between deletions of old messages. */
const forgetMs = 3_600_000

/** Delivers messages of the outbox until `stop`. Several processes may run it on one database. */
export async function startOutbox(delivery: Delivery): Promise<Worker> {
  const { db, log, transports } = delivery
  let forgottenAt = 0
  const worker = await startWorker({
    db,
    log,
    lookMs,
    channel: outboxChannel,
    failure: 'the outbox could not be read; the worker tries again',
    run: async (stopped) => {
      if (Date.now() - forgottenAt > forgetMs) {
        await deleteOldMessages(db.orm)
        forgottenAt = Date.now()
      }
      await deliverDue({ ...delivery, stopped })
      return undefined
    },
  })
  return {
    stop: async () => {
      await worker.stop()
      transports.mail?.close()
    },
  }
}
