import { areas } from '../../areas/registry.ts'
import { dueChannel, publishDueRows } from '../../kit/area/calls/publish-due-rows.ts'
import type { Database } from '../../kit/database/database.ts'
import type { Log } from '../../kit/log.ts'
import { startWorker, type Worker } from '../../kit/worker/start-worker.ts'

/** How often the worker looks for due rows; a newly scheduled row wakes it. */
const lookMs = 30_000

/** Publishes drafts at their instants until `stop`. Several processes may run it on one database. */
export const startPublishingRows = (db: Database, log: Log): Promise<Worker> =>
  startWorker({
    db,
    log,
    lookMs,
    channel: dueChannel,
    failure: 'rows that are due could not be published; the worker tries again',
    run: (stopped) => publishDueRows(db, [...areas.values()], stopped),
  })
