import { defineWorker } from '../kit/worker/define-worker.ts'
import { endOldFiles } from './end-old-files.ts'
import { companyFileChannel } from './file/lease.ts'
import { workAtFiles } from './work-at-files.ts'

/** Makes files with everything of a company, looks at those that are brought, and writes them. */
export const worker = defineWorker({
  channel: companyFileChannel,
  // Their pieces are in the store of files, which a database that is being restored does not have yet.
  goesOutside: true,
  lookMs: 30_000,
  failure: 'a company file could not be worked at; the worker tries again',
  run: async (means, stopped) => {
    await workAtFiles(means, stopped)
    await endOldFiles(means)
    return undefined
  },
})
