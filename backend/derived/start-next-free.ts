import { nextFreeChannel } from '../booking/index.ts'
import type { Database } from '../kit/database/database.ts'
import type { Log } from '../kit/log.ts'
import { startWorker, type Worker } from '../kit/worker/start-worker.ts'
import { refreshNextFree } from './refresh-next-free.ts'

/** How often it looks by itself. */
const lookMs = 60_000

/** Keeps the next free slots of doctors known until `stop`. Several processes may run it on one database. */
export const startNextFree = (db: Database, log: Log): Promise<Worker> =>
  startWorker({
    db,
    log,
    lookMs,
    channel: nextFreeChannel,
    failure: 'the next free slots could not be written; the worker tries again',
    run: (stopped) => refreshNextFree(db, stopped),
  })
