import './messages.ts'
import { declarations } from '../schemas/core/declarations.ts'
import type { Means, WorkerDefinition } from './kit/worker/define-worker.ts'
import { startWorker, type Worker } from './kit/worker/start-worker.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.worker.ts', { eager: true })

/** Every worker by the path of its file: the exports `worker` of the files `<subject>/<name>.worker.ts`. */
export const workers = declarations<WorkerDefinition>(modules, 'worker')

/** The longest time that one worker takes to catch up; the next start goes on with the rest. */
const catchUpMs = 600_000

/** Starts all workers. `stop` waits for work under way, and closes the transport of mail. */
export async function startWorkers(means: Means): Promise<Worker> {
  const started = await Promise.all([...workers].map(([file, worker]) => startWorker(worker, means, file)))
  return {
    stop: async () => {
      await Promise.all(started.map((worker) => worker.stop()))
      means.transports.mail?.close()
    },
  }
}

/**
 * Does once what is due by the clock, without sending anything, in a transaction of which each worker has a part of its own. Returns the files
 * of the workers that have failed.
 */
export async function catchUp(means: Means): Promise<string[]> {
  const failed: string[] = []
  const { log, db } = means
  for (const [file, worker] of workers) {
    if (worker.goesOutside) continue
    await db.orm
      .transaction((orm) => worker.run({ ...means, db: { ...db, orm } }, AbortSignal.timeout(catchUpMs)))
      .catch((error: unknown) => {
        log.error({ err: error, worker: file }, worker.failure)
        failed.push(file)
      })
  }
  return failed
}
