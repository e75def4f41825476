import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/log.ts'
import { startWorker, type Worker } from '../../kit/worker/start-worker.ts'
import { publishDue } from './publish-due.ts'
import { scheduleChannel } from './schedule.ts'

/** How often the worker looks for due versions; a newly scheduled one wakes it. */
const lookMs = 30_000

/** Publishes scheduled versions of sites at their instants until `stop`. Several processes may run it on one database. */
export const startPublishing = (db: Database, log: Log): Promise<Worker> =>
  startWorker({
    db,
    log,
    lookMs,
    channel: scheduleChannel,
    failure: 'scheduled sites could not be published; the worker tries again',
    run: (stopped) => publishDue(db, stopped),
  })
