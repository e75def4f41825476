import '../messages.ts'
import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { openAsBlob, readFileSync, writeFileSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Database } from '../kit/database/database.ts'
import { inMemory, openPglite } from '../kit/database/open-pglite.ts'
import { openDatabase } from '../open-database.ts'
import { onceARun } from './once-a-run.ts'
import { sharedCluster } from './shared-cluster.ts'

export type TestDatabase = {
  name: 'PGlite' | 'Postgres'
  /** A new, migrated, empty database. */
  open: () => Promise<Database>
}

/** Writes the rows that a database begins with. */
type Fill = (db: Database) => Promise<void>

/** The templates of other databases: two thirds of the files. */
const templates = ['template0', 'template1']

/**
 * Removes unneeded parts of the files of a PGlite, so that a copy does not read them: unused databases, and changes that a start would make
 * again.
 */
async function slim(client: PGlite): Promise<void> {
  await client.query('update pg_database set datistemplate = false')
  for (const name of templates) await client.query(`drop database if exists ${name}`)
  await client.query('checkpoint')
}

/** The files of a PGlite as a tar archive, made once a run under this name: to copy it takes a tenth of making one. */
const archiveOf = (name: string, make: () => Promise<Database>) =>
  onceARun(name, async (folder) => {
    const db = await make()
    const { $client } = db.orm as unknown as { $client: PGlite }
    await slim($client)
    const archive = join(folder, `${name}.tar`)
    writeFileSync(archive, await (await $client.dumpDataDir('none')).bytes())
    await db.close()
    return archive
  })

const program = WebAssembly.compile(
  readFileSync(createRequire(import.meta.url).resolve('@electric-sql/pglite/pglite.wasm')),
)

const openCopy = async (archive: string): Promise<Database> =>
  openPglite(inMemory, { contents: await openAsBlob(archive), program: await program })

/** A migrated, empty one. */
const embeddedTemplate = () => archiveOf('embedded', () => openPglite(inMemory))

/** A new, migrated, empty database inside this process, in memory only. */
export const openEmbedded = async (): Promise<Database> => openCopy(await embeddedTemplate())

/** A new folder to be the `DATA_DIR` of a server, with a migrated, empty database in it. */
export async function newDataDir(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shipa-data-'))
  await mkdir(join(dataDir, 'pg'))
  execFileSync('tar', ['-xf', await embeddedTemplate(), '-C', join(dataDir, 'pg')], {
    // Names in the archive are absolute, and tar prints a warning about that each time.
    stdio: 'pipe',
  })
  return dataDir
}

/** The address of a new database in the run's Postgres cluster: empty, or a copy of the database `template`. */
export async function newPostgresUrl(cluster: string, template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create database ${name} template ${template}`)
  await client.end()
  return cluster.replace('/?', `/${name}?`)
}

/** The name of a database in the run's Postgres cluster to be copied: migrated, with the rows that `fill` has written, made once a run. */
const postgresTemplate = (cluster: string, name = 'postgres', fill?: Fill): Promise<string | undefined> =>
  onceARun(name, async () => {
    const databaseUrl = await newPostgresUrl(cluster, fill && (await postgresTemplate(cluster)))
    const db = await openDatabase({ dataDir: inMemory, databaseUrl })
    await fill?.(db)
    await db.close()
    return /\/(test_\w+)\?/.exec(databaseUrl)?.[1]
  })

const openPostgresCopy = async (cluster: string, template: string | undefined): Promise<Database> =>
  openDatabase({ dataDir: inMemory, databaseUrl: await newPostgresUrl(cluster, template) })

/** The address of a new, migrated, empty database in the run's Postgres cluster, for another process. */
export const newMigratedUrl = async (cluster: string): Promise<string> =>
  newPostgresUrl(cluster, await postgresTemplate(cluster))

/** Both kinds of database, for tests of what depends on the database itself: SQL that sorts or folds letters, locks, notifications, drivers. */
export async function bothDatabases(): Promise<[TestDatabase, ...TestDatabase[]]> {
  const embedded: TestDatabase = { name: 'PGlite', open: openEmbedded }
  const cluster = await sharedCluster()
  if (!cluster) return [embedded]
  const open = async () => openPostgresCopy(cluster, await postgresTemplate(cluster))
  return [{ name: 'Postgres', open }, embedded]
}

/**
 * The databases of a test, for `describe.each(await testDatabases())('on $name', ({ open }) => …)`: Postgres, or PGlite on a machine without
 * it. In `npm run test:full` both. In `npm test` the browser's journeys run on PGlite, and `bothDatabases` says what differs.
 */
export async function testDatabases(): Promise<TestDatabase[]> {
  const [first, ...others] = await bothDatabases()
  return process.env.FULL ? [first, ...others] : [first]
}

const preferredCluster = async () => (process.env.FULL ? undefined : sharedCluster())

/** A new, migrated, empty database: Postgres, and in `npm run test:full` or on a machine without it PGlite, which takes twice the processor time. */
export async function openEither(): Promise<Database> {
  const cluster = await preferredCluster()
  return cluster ? openPostgresCopy(cluster, await postgresTemplate(cluster)) : openEmbedded()
}

/** The same with the rows that `fill` has written, once a run for all tests that give this name. */
export async function openFilled(name: string, fill: Fill): Promise<Database> {
  const cluster = await preferredCluster()
  if (cluster) return openPostgresCopy(cluster, await postgresTemplate(cluster, name, fill))
  const archive = await archiveOf(name, async () => {
    const db = await openEmbedded()
    await fill(db)
    return db
  })
  return openCopy(archive)
}
