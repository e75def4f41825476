import { rmSync } from 'node:fs'
import { count, isNotNull, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isEmpty } from '../../backend/content/seed-database.ts'
import { account, company } from '../../backend/database/tables/index.ts'
import { pictureFile } from '../../backend/kit/files/store.ts'
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

it('gives demo clinics logos of their own libraries, the same ones when it is written again', async () => {
  const services = await openServices(
    readEnv({ PORT: '0', DATA_DIR: dataDir, DEMO_CITY: '0', DEMO_WEEK: 'off' }),
    createLog('silent'),
  )
  const { db, files } = services.local ?? {}
  if (!db || !files) throw new Error('There is no database.')
  const logos = async () =>
    (await db.orm.select({ logo: company.logo }).from(company).where(isNotNull(company.logo))).map(
      ({ logo }) => logo?.src ?? '',
    )
  await seedDemo(services)
  const first = await logos()
  expect(first.length).toBeGreaterThan(4)
  for (const src of first) {
    const stored = await files.read(pictureFile(src) ?? '')
    expect([src, stored && (await sharp(stored).metadata()).format]).toEqual([src, 'webp'])
  }
  await seedDemo(services)
  expect((await logos()).sort()).toEqual(first.sort())
  await services.close()
})
