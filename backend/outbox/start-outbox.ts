import { setTimeout as sleep } from 'node:timers/promises'
import { deleteOldMessages } from './delete-old-messages.ts'
import { type Delivery, deliverDue } from './deliver.ts'
import { outboxChannel } from './send.ts'

/** Polling interval for retries; new messages wake the worker by a notification. */
const lookMs = 30_000

/** Interval between deletions of old messages. */
const forgetMs = 3_600_000

/** How long deliveries may take after `stop`. Interrupted ones are repeated by the next process. */
const graceMs = 5_000

/**
 * Delivers messages of the outbox until `stop`. Several processes may run it on one database. It never
 * throws: while the database is unavailable, it retries.
 */
export async function startOutbox(delivery: Delivery): Promise<{ stop: () => Promise<void> }> {
  const { db, log, transports } = delivery
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let forgottenAt = 0

  async function run(): Promise<void> {
    isAskedAgain = false
    if (Date.now() - forgottenAt > forgetMs) {
      await deleteOldMessages(db.orm)
      forgottenAt = Date.now()
    }
    await deliverDue({ ...delivery, stopped: stopping.signal })
  }
  function wake(): void {
    isAskedAgain = true
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined
        // A notification that arrived during the last query.
        if (isAskedAgain && !stopping.signal.aborted) wake()
      })
  }

  const stopListening = await db.listen(outboxChannel, wake)
  const timer = setInterval(wake, lookMs)
  wake()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      await stopListening()
      await Promise.race([running, sleep(graceMs, undefined, { ref: false })])
      transports.mail?.close()
    },
  }
}
