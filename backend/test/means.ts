import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import { defaultSettings } from '../kit/settings.ts'
import type { Means } from '../kit/worker/define-worker.ts'
import { testFiles } from './files.ts'

/** What a worker of a test gets, unless the test says otherwise. */
export const testMeans = (db: Database, given: Partial<Means> = {}): Means => ({
  db,
  files: testFiles,
  log: silentLog,
  settings: defaultSettings,
  transports: {},
  ...given,
})
