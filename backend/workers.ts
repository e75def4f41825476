import './messages.ts'
import { declarations } from '../schemas/core/declarations.ts'
import type { Means, WorkerDefinition } from './kit/worker/define-worker.ts'
import { startWorker, type Worker } from './kit/worker/start-worker.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.worker.ts', { eager: true })

/** Every worker by the path of its file: the exports `worker` of the files `<subject>/<name>.worker.ts`. */
export const workers = declarations<WorkerDefinition>(modules, 'worker')

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
