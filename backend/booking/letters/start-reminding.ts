import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/log.ts'
import { startWorker, type Worker } from '../../kit/worker/start-worker.ts'
import { bookingChannel } from '../slots/signal-changed.ts'
import { remindDue } from './remind-due.ts'

/** How often the worker looks for due reminders; bookings wake it too. */
const lookMs = 60_000

/** Reminds patients of their visits until `stop`. Several processes may run it on one database. */
export const startReminding = (db: Database, log: Log): Promise<Worker> =>
  startWorker({
    db,
    log,
    lookMs,
    channel: bookingChannel,
    failure: 'reminders of visits could not be sent; the worker tries again',
    run: (stopped) => remindDue(db, stopped),
  })
