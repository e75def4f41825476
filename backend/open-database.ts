import './derived-tables.ts'
import type { Database } from './kit/database/database.ts'
import { openPglite } from './kit/database/open-pglite.ts'
import { openPostgres } from './kit/database/open-postgres.ts'
import { type Log, silentLog } from './kit/log.ts'

export type DatabaseOptions = {
  /**
   * Directory of the embedded database (`pg`, `lock.json`); `memory://` stores nothing. Not used with
   * `databaseUrl`.
   */
  dataDir: string
  /** A Postgres to use instead of the embedded one. */
  databaseUrl?: string | undefined
  log?: Log
}

/**
 * An open database with all migrations applied. Throws `DatabaseInUseError` when another process has `dataDir`, and `DatabaseTooOldError`
 * when it is older than the first migration.
 */
export const openDatabase = ({
  dataDir,
  databaseUrl,
  log = silentLog,
}: DatabaseOptions): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, log) : openPglite(dataDir, { log })
