import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '../database/database.ts'
import { openDatabase } from '../database/open-database.ts'
import { inMemory } from '../database/open-pglite.ts'
import { sharedCluster } from './shared-cluster.ts'

export type TestDatabase = {
  name: 'PGlite' | 'Postgres'
  /** A new, migrated, empty database. */
  open: () => Promise<Database>
}

/** URL of a new database in the test run's Postgres cluster. */
export async function newPostgresUrl(cluster: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const client = new pg.Client({ connectionString: cluster })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return cluster.replace('/?', `/${name}?`)
}

/** Both kinds of database, for `describe.each(await testDatabases())('on $name', ({ open }) => …)`. */
export async function testDatabases(): Promise<TestDatabase[]> {
  const embedded: TestDatabase = { name: 'PGlite', open: () => openDatabase({ dataDir: inMemory }) }
  const cluster = await sharedCluster()
  if (!cluster) return [embedded]
  const open = async () => openDatabase({ dataDir: inMemory, databaseUrl: await newPostgresUrl(cluster) })
  return [embedded, { name: 'Postgres', open }]
}
