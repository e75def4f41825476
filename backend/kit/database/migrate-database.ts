import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MigrationConfig } from 'drizzle-orm/migrator'
import { DatabaseTooOldError } from './database-error.ts'
import { migrationsFolder } from './migrations-folder.ts'

type Journal = { entries: { when: number; tag: string }[] }

/** Runs one statement and returns its rows. */
type Query = (sql: string) => Promise<{ rows: unknown[] }>

/** When the newest migration that a database has was written, in milliseconds since 1970; undefined for a new database. */
async function newestOf(query: Query): Promise<number | undefined> {
  const { rows: tables } = await query(`select to_regclass('drizzle.__drizzle_migrations') as "table"`)
  if (!(tables as { table: unknown }[])[0]?.table) return undefined
  const { rows } = await query('select max(created_at) as "when" from drizzle.__drizzle_migrations')
  return Number((rows as { when: unknown }[])[0]?.when) || undefined
}

/**
 * Brings a database to the tables of the code by `migrate`, drizzle's function for its driver. The first migration makes all tables of a
 * new database. Throws `DatabaseTooOldError` and changes nothing if the database is older than that migration, since the earlier migrations
 * are no longer here.
 */
export async function migrateDatabase(
  query: Query,
  migrate: (config: MigrationConfig) => Promise<void>,
): Promise<void> {
  const folder = migrationsFolder()
  const { entries }: Journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const [baseline] = entries
  const newest = await newestOf(query)
  if (newest !== undefined && baseline && newest < baseline.when) throw new DatabaseTooOldError(newest)
  await migrate({ migrationsFolder: folder })
}
