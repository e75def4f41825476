import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { BackupError } from '../../backend/backup/archive/backup-error.ts'
import { rowsOf } from '../../backend/backup/catalog.ts'
import { restoreBackup } from '../../backend/backup/restore-backup.ts'
import { writeBackup } from '../../backend/backup/write-backup.ts'
import type { Database, Orm } from '../../backend/kit/database/database.ts'
import { openUnmigrated } from '../../backend/kit/database/open-unmigrated.ts'
import { isFullDisk } from '../../backend/kit/files/full-disk.ts'
import type { FileStore } from '../../backend/kit/files/store.ts'
import { catchUp } from '../../backend/workers.ts'
import { backendSettings } from '../backend-settings.ts'
import type { Env } from '../env.ts'
import { explainFolder } from '../explain-folder.ts'
import type { Log } from '../log.ts'
import { openFileStore } from '../open-file-store.ts'
import { orUnreachable } from '../open-or-explain.ts'
import { progressOf, type Terminal } from './terminal.ts'

const backupUsage = 'npm run backup -- /var/backups/shipa, a folder, or a file that is not there yet'
const restoreUsage =
  'npm run restore -- /var/backups/shipa/shipa-2026-11-30-0200.backup, and --replace or --send-waiting'

const usage = (text: string): never => {
  throw new Error(`Usage: ${text}`)
}

const shortestKey = 12

const plural = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** The file to write: the one that was named, or one with the date and the hour in the folder that was named. */
function fileFor(named: string, now: Date): string {
  const isFolder = named.endsWith('/') || (existsSync(named) && statSync(named).isDirectory())
  if (!isFolder) return resolve(named)
  const at = now.toISOString().slice(0, 16).replace('T', '-').replace(':', '')
  return resolve(named, `shipa-${at}.backup`)
}

function refuseRemote({ BACKEND_URL }: Env): void {
  if (BACKEND_URL)
    throw new Error(
      'This installation uses a remote backend (BACKEND_URL), so there is no database here: run this beside the backend.',
    )
}

/** Writes a backup of an open database; returns what to say about it. */
export async function backUp(
  { db, files }: { db: Pick<Database, 'orm'>; files: FileStore },
  [named, ...more]: string[],
  terminal: Terminal,
): Promise<string> {
  if (!named || named.startsWith('-') || more.length > 0) return usage(backupUsage)
  if (terminal.backupKey !== undefined && terminal.backupKey.length < shortestKey)
    throw new Error(
      `BACKUP_KEY is too short: ${shortestKey} characters or more, such as \`openssl rand -hex 32\` gives.`,
    )
  const now = new Date()
  const path = fileFor(resolve(terminal.folder, named) + (named.endsWith('/') ? '/' : ''), now)
  if (existsSync(path)) throw new Error(`${path} is there already: name another file, or a folder.`)
  terminal.say(`Writing ${path}`)
  try {
    const done = await writeBackup({
      db,
      files,
      path,
      key: terminal.backupKey,
      progress: progressOf(terminal),
      now,
    })
    const sealed = terminal.backupKey
      ? 'sealed with BACKUP_KEY'
      : 'not sealed: set BACKUP_KEY if it leaves this house'
    const size = (statSync(path).size / 1_000_000).toFixed(1)
    return `Wrote ${path}: ${plural(done.rows, 'row')} of ${plural(done.tables, 'table')}, ${plural(done.files, 'file')}, ${size} MB, ${sealed}.`
  } catch (error) {
    throw explainTarget(error, path)
  }
}

/** A sentence about the folder of the backup, if writing failed because of it. */
function explainTarget(error: unknown, path: string): unknown {
  const { code, syscall, path: of } = error as NodeJS.ErrnoException
  if (isFullDisk(error) && syscall !== undefined)
    return new Error(
      `The disk of ${dirname(path)} is full: nothing was left there. Remove old backups, or name another folder.`,
      { cause: error },
    )
  if (syscall && (of === undefined || of.startsWith(dirname(path))))
    return new Error(
      `${path} cannot be written (${code}): let the user of this process write there, or name another folder.`,
      {
        cause: error,
      },
    )
  return error
}

/** `npm run backup -- <file or folder>` without a running server. */
export async function backUpAlone(env: Env, log: Log, args: string[], terminal: Terminal): Promise<string> {
  refuseRemote(env)
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'pg')))
    throw new Error(
      `There is no database in ${env.DATA_DIR} (DATA_DIR): run this where the server runs, or set DATA_DIR or DATABASE_URL as it has them.`,
    )
  const files = await openFileStore(env, log)
  const db = await open(env, log)
  try {
    return await backUp({ db, files }, args, terminal)
  } finally {
    await db.close()
  }
}

const open = (env: Env, log: Log) =>
  orUnreachable(env, () => openUnmigrated({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, log }))

/** Throws a sentence if other processes are connected to a shared database, such as running servers. */
async function refuseOthers(orm: Orm): Promise<void> {
  const [others] = await rowsOf<{ count: number }>(
    orm,
    sql`select count(*)::int as "count" from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  )
  if (others && others.count > 0)
    throw new BackupError(
      `${plural(others.count, 'other connection')} to the database of DATABASE_URL: stop all servers and programs that use it first. Nothing was changed.`,
    )
}

/** `npm run restore -- <file>`, which no server may have open. */
export async function restore(env: Env, log: Log, args: string[], terminal: Terminal): Promise<string> {
  refuseRemote(env)
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [named, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const isKnown = flags.every((flag) => ['--replace', '--send-waiting'].includes(flag))
  if (!named || more.length > 0 || !isKnown) return usage(restoreUsage)
  const folder = join(env.DATA_DIR, 'pg')
  const isNew = !env.DATABASE_URL && !existsSync(folder)
  const origin = env.ORIGIN ?? `http://localhost:${env.PORT}`
  const { say } = terminal
  try {
    const files = await openFileStore(env, log)
    const done = await restoreBackup({
      path: resolve(terminal.folder, named),
      key: terminal.backupKey,
      files,
      replaces: flags.includes('--replace'),
      sendsWaiting: flags.includes('--send-waiting'),
      say,
      progress: progressOf(terminal),
      open: async () => {
        const db = await open(env, log)
        if (env.DATABASE_URL)
          await refuseOthers(db.orm).catch((error) => db.close().then(() => Promise.reject(error)))
        return db
      },
      catchUp: async (orm) => {
        const failed = await catchUp({
          db: { orm, listen: async () => async () => {}, close: async () => {} },
          files,
          log,
          settings: backendSettings(env, origin),
          transports: {},
        })
        for (const file of failed)
          say(
            `What is due by ${file} could not be done: the next start does it, and its messages are sent then.`,
          )
      },
    })
    return [
      `Restored the backup of ${done.createdAt}: ${plural(done.rows, 'row')}, ${plural(done.files, 'file')}, ${plural(done.migrations, 'migration')} to this version.`,
      flags.includes('--send-waiting')
        ? 'Messages that are due are sent at the next start.'
        : `${plural(done.unsent, 'message')} that ${done.unsent === 1 ? 'was' : 'were'} due by now will not be sent; what is due later will be.`,
      'Everybody signs in again. Start the server: npm start',
    ].join('\n')
  } catch (error) {
    const said = await explainFolder(error, env)
    if (isNew) rmSync(folder, { recursive: true, force: true })
    throw said ? new Error(`${said} Nothing was changed.`, { cause: error }) : error
  }
}
