import { searchWords } from '../../schemas/directory/directory.event.ts'
import type { Orm } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { defineWorker } from '../kit/worker/define-worker.ts'
import { refreshDictionary } from '../search/index.ts'
import { refreshDue } from './refresh-due.ts'

/**
 * Keeps the lists of the directory and the entries of its search right as time goes by; complaints and other names are those of the running
 * code.
 */
export const worker = defineWorker({
  channel: 'shipa_listing_due',
  lookMs: 60_000,
  failure: 'the lists of the directory could not be written; the worker tries again',
  begin: ({ db }) => db.orm.transaction(writeDictionary),
  run: ({ db }, stopped) => refreshDue(db, stopped),
})

async function writeDictionary(orm: Orm): Promise<void> {
  await refreshDictionary(orm)
  await changed(orm, searchWords, {})
}
