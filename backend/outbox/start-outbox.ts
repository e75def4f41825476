import { setTimeout as sleep } from 'node:timers/promises'
import { type Delivery, deliverDue } from './deliver.ts'
import { forgetOld } from './forget-old.ts'
import { outboxChannel } from './send.ts'

/** Messages that are tried again are looked for this often; new ones wake the worker by themselves. */
const lookMs = 30_000

/** How often old messages are taken out. */
const forgetMs = 3_600_000

/** How long what is being sent may take after `stop`. What is cut off then is sent again by the next process. */
const graceMs = 5_000

/**
 * Sends what comes into the outbox, until `stop`. Any number of processes may run it on one database. It never
 * throws: while the database is away, messages wait there.
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
      await forgetOld(db.orm)
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
        // What came while it looked for the last time.
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
