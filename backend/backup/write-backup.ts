import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { Database } from '../kit/database/database.ts'
import { type FileStore, passingFolder } from '../kit/files/store.ts'
import { BackupError } from './archive/backup-error.ts'
import type { Part } from './archive/part.ts'
import { writeArchive } from './archive/write-archive.ts'
import { migrationOf, sequencesOf, tablesOf } from './catalog.ts'
import {
  filesFolder,
  format,
  type Head,
  headName,
  type Manifest,
  manifestName,
  sealName,
  sealOf,
  sequencesName,
  tablePart,
} from './manifest.ts'
import { readRows } from './read-rows.ts'

const compress = promisify(gzip)
const json = (value: unknown) => Buffer.from(JSON.stringify(value))

type Options = {
  db: Pick<Database, 'orm'>
  files: FileStore
  /** The file to write. */
  path: string
  /** Seals the backup. */
  key: string | undefined
  /** Hears how far it is. */
  progress: (done: { rows: number; files: number }) => void
  now?: Date
}

export type Written = { rows: number; files: number; tables: number }

/**
 * Writes a backup (D-BACKUP): all rows of one instant, then the uploaded files. Rows and files are read in small batches. An embedded database answers
 * nobody else while its rows are read.
 */
export async function writeBackup({
  db,
  files,
  path,
  key,
  progress,
  now = new Date(),
}: Options): Promise<Written> {
  return writeArchive(path, { key, at: now }, async (archive) => {
    const parts: Part[] = []
    const done = { rows: 0, files: 0 }
    const tables = await db.orm.transaction(
      async (orm) => {
        const head = await headOf(orm, now)
        parts.push(await archive.add(headName, json(head)))
        for (const table of head.tables) {
          let number = 0
          for await (const lines of readRows(orm, table)) {
            number += 1
            const bytes = await compress(`${lines.join('\n')}\n`)
            parts.push({ ...(await archive.add(tablePart(table, number), bytes)), rows: lines.length })
            done.rows += lines.length
            progress(done)
          }
        }
        parts.push(await archive.add(sequencesName, json(await sequencesOf(orm))))
        return head.tables.length
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    for await (const name of files.list()) {
      if (name.startsWith(`${passingFolder}/`)) continue
      const bytes = await files.read(name)
      // Removed since it was listed: the rows that named it are being removed too.
      if (!bytes) continue
      parts.push(await archive.add(filesFolder + name, bytes))
      done.files += 1
      progress(done)
    }
    const manifest = json({ ...done, parts } satisfies Manifest)
    await archive.add(manifestName, manifest)
    await archive.add(sealName, Buffer.from(sealOf(manifest)))
    return { ...done, tables }
  })
}

async function headOf(orm: Parameters<typeof tablesOf>[0], now: Date): Promise<Head> {
  const migration = await migrationOf(orm)
  if (migration === undefined)
    throw new BackupError('The database has no tables of Shipa: there is nothing to back up.')
  await orm.execute(sql`set local extra_float_digits = 1`)
  await orm.execute(sql`set local datestyle = 'ISO, YMD'`)
  await orm.execute(sql`set local intervalstyle = 'iso_8601'`)
  return { product: 'shipa', format, createdAt: now.toISOString(), migration, tables: await tablesOf(orm) }
}
