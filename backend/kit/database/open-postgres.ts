import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../log.ts'
import { connectionOptions, longestQueryMs } from './connection-options.ts'
import type { Database } from './database.ts'
import { openListener } from './listener.ts'
import { migrateDatabase } from './migrate-database.ts'

/** An arbitrary number that all processes use as the advisory lock. */
const migrationLock = 7_447_201

/** Migrates a shared database, one process at a time. */
async function migrateOnce(url: string): Promise<void> {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrateDatabase(
      (sql) => client.query(sql),
      (config) => migrate(drizzle(client), config),
    )
  } finally {
    await client.end()
  }
}

/** A Postgres of version 15 or newer at `url`, shared by any number of processes. Throws `DatabaseTooOldError`. */
export async function openPostgres(url: string, log: Log): Promise<Database> {
  await migrateOnce(url)
  const pool = new pg.Pool({
    ...connectionOptions(url),
    query_timeout: longestQueryMs,
    // Compiling a statement takes longer than any of ours runs.
    onConnect: async (client) => {
      await client.query('set jit = off')
    },
  })
  pool.on('error', (error) =>
    log.warn({ err: error }, 'an idle database connection broke; the next query opens another one'),
  )
  const listener = openListener(url, log)
  return {
    orm: drizzle(pool),
    listen: listener.listen,
    close: async () => {
      await listener.close()
      await pool.end()
    },
  }
}
