import { rmSync } from 'node:fs'
import { count, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isEmpty } from '../../backend/content/seed-database.ts'
import { account } from '../../backend/database/tables/index.ts'
import { newDataDir } from '../../backend/test/databases.ts'
import { readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { openServices } from '../services.ts'
import { seedDemo } from './seed.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(() => rmSync(dataDir, { recursive: true }))

it('writes the demo whole or not at all, so that the next start completes it', async () => {
  const services = await openServices(
    readEnv({ PORT: '0', DATA_DIR: dataDir, DEMO_CITY: '0' }),
    createLog('silent'),
  )
  const db = services.local?.db
  if (!db) throw new Error('There is no database.')
  await db.orm.execute(sql`create function refuse() returns trigger as $$
    begin raise exception 'refused'; end $$ language plpgsql`)
  await db.orm.execute(sql`create trigger refuse before insert on account execute function refuse()`)
  await expect(seedDemo(services)).rejects.toThrow()
  expect(await isEmpty(db)).toBe(true)
  await db.orm.execute(sql`drop trigger refuse on account`)
  await seedDemo(services)
  const [made] = await db.orm.select({ accounts: count() }).from(account)
  expect(made?.accounts).toBeGreaterThan(3)
  expect(await isEmpty(db)).toBe(false)
  await services.close()
})
