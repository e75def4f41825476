import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Orm } from '../kit/database/database.ts'
import { DatabaseTooOldError } from '../kit/database/database-error.ts'
import { migrationsFolder } from '../kit/database/migrations-folder.ts'
import { BackupError } from './archive/backup-error.ts'

/** The migrations of this program that a database of a backup has, and those that it lacks. */
export type Versions = { had: MigrationMeta[]; lacked: MigrationMeta[] }

/** Divides the migrations at the newest one that a backup has. Throws a sentence if this program does not know that one. */
export function versionsFor(migration: number, path: string): Versions {
  const all = readMigrationFiles({ migrationsFolder: migrationsFolder() })
  const [baseline] = all
  const newest = all.at(-1)
  if (baseline && migration < baseline.folderMillis) throw new DatabaseTooOldError(migration)
  if (!all.some(({ folderMillis }) => folderMillis === migration))
    throw new BackupError(
      newest && migration > newest.folderMillis
        ? `${path} was written by a newer version of Shipa: restore it with that version. Nothing was changed.`
        : `${path} was written by a version of Shipa whose tables this one does not know: restore it with that version. Nothing was changed.`,
    )
  return {
    had: all.filter(({ folderMillis }) => folderMillis <= migration),
    lacked: all.filter(({ folderMillis }) => folderMillis > migration),
  }
}

async function run(orm: Orm, { sql: statements }: MigrationMeta): Promise<void> {
  for (const statement of statements) await orm.execute(sql.raw(statement))
}

/** Makes the tables as the version of the backup had them, the table of migrations included. */
export async function makeTables(orm: Orm, { had }: Versions): Promise<void> {
  await orm.execute(sql`create schema if not exists drizzle`)
  await orm.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const migration of had) await run(orm, migration)
}

/** Brings the tables, with their rows, to this version. */
export async function bringUp(orm: Orm, { lacked }: Versions): Promise<void> {
  for (const migration of lacked) {
    await run(orm, migration)
    const { hash, folderMillis } = migration
    await orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    )
  }
}
