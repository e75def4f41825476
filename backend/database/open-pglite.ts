import { join } from 'node:path'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { Database } from './database.ts'
import { takeLock } from './lock.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { PreparedPglite } from './prepared-pglite.ts'
import * as tables from './tables/index.ts'

/** Data directory of a database in memory, for tests: no files, no lock. */
export const inMemory = 'memory://'

/**
 * Postgres inside this process, with its files in `dataDir/pg`. Throws `DatabaseInUseError`. A new one begins as a copy
 * of `contents` (PGlite's `dumpDataDir`) if they are given, which takes a fifth of the time that making one takes.
 */
export async function openPglite(dataDir: string, contents?: Blob): Promise<Database> {
  const isInMemory = dataDir === inMemory
  const unlock = isInMemory ? () => {} : takeLock(dataDir)
  try {
    const location = isInMemory ? inMemory : join(dataDir, 'pg')
    const client = new PreparedPglite(location, {
      extensions: { btree_gist, pg_trgm },
      ...(contents && { loadDataDir: contents }),
    })
    await client.waitReady
    // Otherwise Postgres may plan the query again for each value, which takes longer than the read.
    await client.exec('set plan_cache_mode = force_generic_plan')
    const orm = drizzle(client, { schema: tables })
    await migrate(orm, { migrationsFolder: migrationsFolder() })
    return {
      orm,
      listen: async (channel, fn) => client.listen(channel, (payload) => fn({ kind: 'payload', payload })),
      close: async () => {
        await client.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}
