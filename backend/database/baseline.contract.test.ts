import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../kit/database/database.ts'
import { DatabaseTooOldError, lastVersionWithAllSteps } from '../kit/database/database-error.ts'
import { inMemory } from '../kit/database/open-pglite.ts'
import { type DatabaseOptions, openDatabase } from '../open-database.ts'
import { catalogue } from '../test/catalogue.ts'
import { newPostgresUrl } from '../test/databases.ts'
import { sharedCluster } from '../test/shared-cluster.ts'

const migrations = 'backend/database/migrations'
const journal = join(migrations, 'meta/_journal.json')
const folder = mkdtempSync(join(tmpdir(), 'shipa-baseline-'))
/** Folders of migrations: all steps of the last version that had them, and those of a version long before it. */
const [allSteps, fewSteps] = ['all', 'few'].map((name) => join(folder, name)) as [string, string]

/** Unpacks the steps into a folder, with only the first ones in their journal. */
function unpack(into: string, count: number) {
  mkdirSync(into)
  const archive = execFileSync('git', ['archive', lastVersionWithAllSteps, migrations], {
    maxBuffer: 64 * 1024 * 1024,
  })
  execFileSync('tar', ['-xf', '-', '-C', into], { input: archive })
  const file = join(into, journal)
  const { entries, ...rest } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...rest, entries: entries.slice(0, count) }))
}

beforeAll(() => {
  unpack(allSteps, Number.POSITIVE_INFINITY)
  unpack(fewSteps, 20)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Makes a new database by the migrations of a folder; resolves with the options that open it. */
type Make = (steps: string) => Promise<DatabaseOptions>

const embedded: Make = async (steps) => {
  const dataDir = mkdtempSync(join(folder, 'data-'))
  const client = new PGlite(join(dataDir, 'pg'), { extensions: { btree_gist, pg_trgm } })
  await migrate(drizzle(client), { migrationsFolder: join(steps, migrations) })
  await client.close()
  return { dataDir }
}

const cluster = await sharedCluster()
const postgres: Make = async (steps) => {
  const databaseUrl = await newPostgresUrl(cluster ?? '')
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await migratePostgres(drizzlePostgres(client), { migrationsFolder: join(steps, migrations) })
  await client.end()
  return { dataDir: inMemory, databaseUrl }
}

/** The steps are the same SQL on both; with PGlite, `npm run test:full` runs them too. */
const kinds: [string, Make][] = [
  ...(cluster ? [['Postgres', postgres] as [string, Make]] : []),
  ...(!cluster || process.env.FULL ? [['PGlite', embedded] as [string, Make]] : []),
]

const rowsOf = async ({ orm }: Database, text: string) => {
  const { rows } = (await orm.execute(sql.raw(text))) as { rows: { line: string }[] }
  return rows
}
const applied = 'select created_at::text as line from drizzle.__drizzle_migrations order by created_at'

it.each(kinds)(
  'a %s made by all former steps has what a new one has, and runs none of them',
  async (_, make) => {
    const [old, fresh] = [await make(allSteps), await make(process.cwd())]
    const [former, now] = [await openDatabase(old), await openDatabase(fresh)]
    const all = (db: Database) => catalogue((text) => rowsOf(db, text))
    expect(await all(former)).toEqual(await all(now))
    const steps = await rowsOf(former, applied)
    expect(steps.length).toBeGreaterThan(50)
    expect(steps.at(-1)).toEqual((await rowsOf(now, applied)).at(-1))
    await Promise.all([former.close(), now.close()])
  },
)

it('a database older than these steps is refused in one sentence, and stays as it was', async () => {
  const old = await (cluster ? postgres : embedded)(fewSteps)
  for (const _ of ['first', 'again']) {
    const error: unknown = await openDatabase(old).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(DatabaseTooOldError)
    expect(String(error)).toContain(`Start version ${lastVersionWithAllSteps} on it once`)
  }
})
