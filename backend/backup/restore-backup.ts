import { sql } from 'drizzle-orm'
import type { Database, Orm } from '../kit/database/database.ts'
import type { FileStore } from '../kit/files/store.ts'
import { endRestored } from '../retention/index.ts'
import { BackupError } from './archive/backup-error.ts'
import { looseObjectsOf, migrationOf, quoted, rowsOf, tablesOf } from './catalog.ts'
import { giveUpDue } from './give-up-due.ts'
import { startLoading } from './load-rows.ts'
import {
  type BackedUpTable,
  filesFolder,
  type Manifest,
  sequencesName,
  sequencesSchema,
  tableOfPart,
} from './manifest.ts'
import { checkBackup, readEntries } from './read-backup.ts'
import { bringUp, makeTables, versionsFor } from './versions.ts'

type Options = {
  /** Opens the database, which nobody else may use. Called once the backup is known to be whole. */
  open: () => Promise<Pick<Database, 'orm' | 'close'>>
  files: FileStore
  path: string
  key: string | undefined
  /** Whether a database that has tables is replaced. */
  replaces: boolean
  /** Whether messages that are due are sent at the next start. */
  sendsWaiting: boolean
  /** Does what has become due since the backup, which writes messages. */
  catchUp: (orm: Orm) => Promise<void>
  say: (line: string) => void
  progress: (done: { rows: number; files: number }) => void
}

export type Restored = {
  rows: number
  files: number
  createdAt: string
  migrations: number
  /** Messages that are not sent. */
  unsent: number
}

/**
 * Restores a backup: checks all of it, then makes, fills and migrates the tables in one transaction. If it fails or is killed, the database is as
 * it was before. Files are written before the rows that name them.
 */
export async function restoreBackup(options: Options): Promise<Restored> {
  const { path, say } = options
  say(`Checking ${path}`)
  const { head, manifest } = await checkBackup(options)
  const versions = versionsFor(head.migration, path)
  say(`It is whole: ${manifest.rows} rows and ${manifest.files} files of ${head.createdAt}`)
  const db = await options.open()
  try {
    const done = { rows: 0, files: 0 }
    const unsent = await db.orm.transaction(async (orm) => {
      await clear(orm, options)
      await makeTables(orm, versions)
      const tables = await knownTables(orm, head.tables, say)
      const loading = await startLoading(
        orm,
        [...tables].map(([name, table]) => ({ table, rows: rowsIn(manifest, name) })),
      )
      let sequences: unknown = []
      for await (const { path: name, bytes } of readEntries(options)) {
        const table = tables.get(tableOfPart(name) ?? '')
        if (table) done.rows += await loading.part(table, bytes)
        else if (name === sequencesName) sequences = JSON.parse(bytes.toString())
        else if (name.startsWith(filesFolder)) {
          await options.files.putBack(name.slice(filesFolder.length), bytes)
          done.files += 1
        }
        options.progress(done)
      }
      await loading.end(sequencesSchema.parse(sequences))
      await bringUp(orm, versions)
      await endRestored(orm)
      if (options.sendsWaiting) return 0
      await options.catchUp(orm)
      return giveUpDue(orm)
    })
    await db.orm.execute(sql`analyze`)
    return { ...done, createdAt: head.createdAt, migrations: versions.lacked.length, unsent }
  } finally {
    await db.close()
  }
}

const rowsIn = ({ parts }: Manifest, table: string): number =>
  parts.reduce((sum, { path, rows = 0 }) => sum + (tableOfPart(path) === table ? rows : 0), 0)

/** The tables of a backup that Shipa has, by name. What somebody else has added to the database is said, and left out. */
async function knownTables(
  orm: Orm,
  tables: readonly BackedUpTable[],
  say: Options['say'],
): Promise<ReadonlyMap<string, BackedUpTable>> {
  const nameOf = ({ schema, name }: BackedUpTable) => `${schema}.${name}`
  const known = new Map((await tablesOf(orm)).map((table) => [nameOf(table), table.columns]))
  const leftOut = tables.flatMap((table) => {
    const columns = known.get(nameOf(table))
    if (!columns) return nameOf(table)
    return table.columns
      .filter((column) => !columns.includes(column))
      .map((column) => `${nameOf(table)}.${column}`)
  })
  if (leftOut.length > 0) say(`Left out, because Shipa does not have them: ${leftOut.join(', ')}`)
  return new Map(tables.filter((table) => known.has(nameOf(table))).map((table) => [nameOf(table), table]))
}

/** Removes the tables of an earlier database, if that was asked for. Throws a sentence if it was not, or if they are not ours. */
async function clear(orm: Orm, { replaces, say }: Options): Promise<void> {
  const tables = await tablesOf(orm)
  if (tables.length === 0) return
  const isOurs = (await migrationOf(orm)) !== undefined
  if (!isOurs)
    throw new BackupError(
      `The database has ${tables.length} tables that are not Shipa's: restore into a database of its own. Nothing was changed.`,
    )
  const [counted] = await rowsOf<{ companies: number; accounts: number }>(
    orm,
    sql`select (select count(*)::int from company) as "companies", (select count(*)::int from account) as "accounts"`,
  )
  const isEmpty = counted?.companies === 0 && counted.accounts === 0
  const content = `${counted?.companies} companies and ${counted?.accounts} accounts`
  if (!isEmpty && !replaces)
    throw new BackupError(
      `The database is not empty: it has ${content}. Add --replace to remove them and put the backup in their place, or name another database. Nothing was changed.`,
    )
  if (!isEmpty) say(`Replacing a database with ${content}`)
  for (const table of tables) await orm.execute(sql`drop table ${quoted(table)} cascade`)
  for (const { kind, name } of await looseObjectsOf(orm))
    await orm.execute(sql`drop ${sql.raw(kind)} if exists ${sql.raw(name)} cascade`)
}
