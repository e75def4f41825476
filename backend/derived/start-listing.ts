import { tags } from '../../schemas/tags.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { invalidate } from '../kit/invalidation/invalidate.ts'
import type { Log } from '../kit/log.ts'
import { startWorker, type Worker } from '../kit/worker/start-worker.ts'
import { refreshDictionary } from '../search/index.ts'
import { refreshDue } from './refresh-due.ts'

/** How often it looks by itself. */
const lookMs = 60_000

/**
 * Keeps the lists of the directory and the entries of its search right as time goes by, until `stop`; complaints and other names are those
 * of the running code. Several processes may run it on one database.
 */
export function startListing(db: Database, log: Log): Promise<Worker> {
  let hasDictionary = false
  return startWorker({
    db,
    log,
    lookMs,
    channel: 'shipa_listing_due',
    failure: 'the lists of the directory could not be written; the worker tries again',
    run: async (stopped) => {
      if (!hasDictionary) await db.orm.transaction(writeDictionary)
      hasDictionary = true
      return refreshDue(db, stopped)
    },
  })
}

async function writeDictionary(orm: Orm): Promise<void> {
  await refreshDictionary(orm)
  await invalidate(orm, [tags.search])
}
