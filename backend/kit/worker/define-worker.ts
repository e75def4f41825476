import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/store.ts'
import type { Log } from '../log.ts'
import type { Transports } from '../outbox/transport.ts'
import type { Settings } from '../settings.ts'

/** What a process gives to its workers. */
export type Means = { db: Database; files: FileStore; log: Log; settings: Settings; transports: Transports }

/** Work that waits in the database. Several processes may run it on one database if `run` locks what it takes. */
export type WorkerDefinition = {
  /** Notifications on this channel wake the worker. */
  channel?: string
  /** It sends, or asks other machines: left to the next start when a database is restored. */
  goesOutside?: true
  /** The worker also looks by itself at least this often, in milliseconds. */
  lookMs: number
  /** Done once in a process before the first `run`; tried again until it succeeds. */
  begin?: (means: Means) => Promise<unknown>
  /** Does due work until none is left, or until it is stopped. May return in how many milliseconds more is due. */
  run: (means: Means, stopped: AbortSignal) => Promise<number | undefined>
  /** The log message if `run` fails; it is tried again. */
  failure: string
}

/** Declares a worker: the export `worker` of `<subject>/<name>.worker.ts`, which each process starts. */
export const defineWorker = (worker: WorkerDefinition): WorkerDefinition => worker
