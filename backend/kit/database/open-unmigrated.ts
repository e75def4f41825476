import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'
import { connectionOptions } from './connection-options.ts'
import type { Database } from './database.ts'
import { openPglite } from './open-pglite.ts'

type Options = { dataDir: string; databaseUrl: string | undefined; log: Log }

/**
 * A database as it is, of any version, for as long as one query may take: for its backup and restoration. Of Postgres it is one connection.
 * Throws `DatabaseInUseError`.
 */
export async function openUnmigrated({
  dataDir,
  databaseUrl,
  log,
}: Options): Promise<Pick<Database, 'orm' | 'close'>> {
  if (!databaseUrl) return openPglite(dataDir, { log, migrates: false })
  const client = new pg.Client(connectionOptions(databaseUrl))
  await client.connect()
  return { orm: drizzle(client), close: () => client.end() }
}
