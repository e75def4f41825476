import { setTimeout as sleep } from 'node:timers/promises'
import { type Delivery, deliverDue } from './deliver.ts'
import { forgetOld } from './forget-old.ts'
import { outboxChannel } from './send.ts'

/** Messages that are tried again are looked for this often; new ones wake the worker by themselves. */
const lookMs = 30_000

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

  async function run(): Promise<void> {
    do {
      isAskedAgain = false
      await deliverDue({ ...delivery, stopped: stopping.signal })
    } while (isAskedAgain && !stopping.signal.aborted)
  }
  function wake(): void {
    isAskedAgain = true
    running ??= run()
      .catch((error: unknown) => log.error({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined
      })
  }
  const forget = () =>
    void forgetOld(db.orm).catch((error: unknown) =>
      log.error({ err: error }, 'old messages could not be taken out'),
    )

  const stopListening = await db.listen(outboxChannel, wake)
  const timers = [setInterval(wake, lookMs), setInterval(forget, forgetMs)]
  wake()
  forget()
  return {
    stop: async () => {
      stopping.abort()
      for (const timer of timers) clearInterval(timer)
      await stopListening()
      await Promise.race([running, sleep(graceMs, undefined, { ref: false })])
      transports.mail?.close()
    },
  }
}
