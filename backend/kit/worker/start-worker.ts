import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

type Work = {
  db: Pick<Database, 'listen'>
  log: Log
  /** Notifications on this channel wake the worker. */
  channel: string
  /** The worker also looks by itself at least this often, in milliseconds. */
  lookMs: number
  /** Does due work until none is left, or until it is stopped. May return in how many milliseconds more is due. */
  run: (stopped: AbortSignal) => Promise<number | undefined>
  /** The log message if `run` fails; it is tried again. */
  failure: string
}

export type Worker = { stop: () => Promise<void> }

/** How long work may take after `stop`. The next process does interrupted work. */
const graceMs = 5_000

/**
 * Does work that waits in the database until `stop`, once at a time. Several processes may run it on one database if `run`
 * locks what it takes. It never throws: while the database is unavailable, it retries.
 */
export async function startWorker({ db, log, channel, lookMs, run, failure }: Work): Promise<Worker> {
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let next: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    isAskedAgain = false
    const waitMs = await run(stopping.signal)
    clearTimeout(next)
    if (waitMs !== undefined && waitMs < lookMs && !stopping.signal.aborted)
      next = setTimeout(wake, Math.max(waitMs, 0))
  }
  function wake(): void {
    isAskedAgain = true
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = undefined
        // A notification that arrived during the last query.
        if (isAskedAgain && !stopping.signal.aborted) wake()
      })
  }

  const stopListening = await db.listen(channel, wake)
  const timer = setInterval(wake, lookMs)
  wake()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      clearTimeout(next)
      await stopListening()
      await Promise.race([running, sleep(graceMs, undefined, { ref: false })])
    },
  }
}
