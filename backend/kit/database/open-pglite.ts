import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { type Log, silentLog } from '../log.ts'
import type { Database } from './database.ts'
import { keepCheckpoints, logSize } from './embedded/checkpoints.ts'
import { DurableFiles, durableParams, syncNewFiles } from './embedded/durable-files.ts'
import { forgetRowTypes } from './embedded/forget-row-types.ts'
import { takeLock } from './lock.ts'
import { migrateDatabase } from './migrate-database.ts'

/**
 * Postgres's own cache of table pages. PGlite would take 128 MB of the process for it; files that are not in it are in the
 * system's cache.
 */
const sharedBuffers = '32MB'

/** Data directory of a database in memory, for tests: no files, no lock. */
export const inMemory = 'memory://'

/** A database in memory is small and short-lived: with fewer pages and a log in smaller files it starts in a third of the time. */
const ofMemory = { sharedBuffers: '8MB', initDbStartParams: ['--wal-segsize=1'] }

type Options = {
  log?: Log
  /** Whether the database is brought to the tables of the code. */
  migrates?: boolean
  /** For a process that opens many databases: the contents of a new one, from PGlite's `dumpDataDir`: a copy takes a fifth of the time that making one takes. */
  contents?: Blob
  /** PGlite's compiled program, which is otherwise compiled for each database. */
  program?: WebAssembly.Module
}

/**
 * Postgres inside this process, with its files in `dataDir/pg`. What it has committed is on the disk. Throws `DatabaseInUseError` and
 * `DatabaseTooOldError`.
 */
export async function openPglite(
  dataDir: string,
  { log = silentLog, migrates = true, contents, program }: Options = {},
): Promise<Database> {
  const isInMemory = dataDir === inMemory
  const unlock = isInMemory ? () => {} : takeLock(dataDir)
  const location = isInMemory ? inMemory : join(dataDir, 'pg')
  const isNew = !isInMemory && !existsSync(location)
  try {
    const client = new PGlite({
      ...(isInMemory ? { dataDir: location } : { fs: new DurableFiles(location) }),
      startParams: [
        ...PGlite.defaultStartParams,
        ...(isInMemory ? [] : [...durableParams, ...logSize]),
        '-c',
        `shared_buffers=${isInMemory ? ofMemory.sharedBuffers : sharedBuffers}`,
      ],
      extensions: { btree_gist, pg_trgm },
      ...(isInMemory && { initDbStartParams: ofMemory.initDbStartParams }),
      ...(contents && { loadDataDir: contents }),
      ...(program && { pgliteWasmModule: program }),
    })
    await client.waitReady
    forgetRowTypes(client)
    const orm = drizzle(client)
    if (migrates)
      await migrateDatabase(
        (sql) => client.query(sql),
        (config) => migrate(orm, config),
      )
    if (isNew) syncNewFiles(location)
    const stopCheckpoints = isInMemory ? () => {} : keepCheckpoints(client, log)
    return {
      orm,
      listen: async (channel, fn) => client.listen(channel, (payload) => fn({ kind: 'payload', payload })),
      close: async () => {
        stopCheckpoints()
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    // An unfinished folder, on a full disk for example, would keep the next start from making a whole one.
    if (isNew) rmSync(location, { recursive: true, force: true })
    unlock()
    throw error
  }
}
