import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { startWorker, type Worker } from '../worker/start-worker.ts'
import { refreshDue } from './refresh-due.ts'

/** How often it looks by itself. */
const lookMs = 60_000

/** Keeps the lists of the directory right as time goes by, until `stop`. Several processes may run it on one database. */
export const startListing = (db: Database, log: Log): Promise<Worker> =>
  startWorker({
    ...{ db, log, lookMs },
    channel: 'shipa_listing_due',
    failure: 'the lists of the directory could not be written',
    run: (stopped) => refreshDue(db, stopped),
  })
