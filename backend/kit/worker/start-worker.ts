import { setTimeout as sleep } from 'node:timers/promises'
import type { Means, WorkerDefinition } from './define-worker.ts'

export type Worker = { stop: () => Promise<void> }

/** How long work may take after `stop`. The next process does interrupted work. */
const graceMs = 5_000

/**
 * Does work that waits in the database until `stop`, once at a time. It never throws: while the database is unavailable, it retries. The log
 * names a failed worker by `file`.
 */
export async function startWorker(
  { channel, lookMs, begin, run, failure }: WorkerDefinition,
  means: Means,
  file?: string,
): Promise<Worker> {
  const { db, log } = means
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let hasBegun = false
  let isAskedAgain = false
  let next: NodeJS.Timeout | undefined

  async function work(): Promise<void> {
    isAskedAgain = false
    if (!hasBegun) await begin?.(means)
    hasBegun = true
    const waitMs = await run(means, stopping.signal)
    clearTimeout(next)
    if (waitMs !== undefined && waitMs < lookMs && !stopping.signal.aborted)
      next = setTimeout(wake, Math.max(waitMs, 0))
  }
  function wake(): void {
    isAskedAgain = true
    running ??= work()
      .catch((error: unknown) => log.error({ err: error, ...(file && { worker: file }) }, failure))
      .finally(() => {
        running = undefined
        // A notification that arrived during the last query.
        if (isAskedAgain && !stopping.signal.aborted) wake()
      })
  }

  const stopListening = channel === undefined ? undefined : await db.listen(channel, wake)
  const timer = setInterval(wake, lookMs)
  wake()
  return {
    stop: async () => {
      stopping.abort()
      clearInterval(timer)
      clearTimeout(next)
      await stopListening?.()
      await Promise.race([running, sleep(graceMs, undefined, { ref: false })])
    },
  }
}
