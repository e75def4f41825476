import { and, eq } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tags } from '../../../schemas/tags.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import { membership } from '../../database/tables/index.ts'
import { openDatabase } from '../../open-database.ts'
import { newPostgresUrl } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { sharedCluster } from '../../test/shared-cluster.ts'
import { smallSeed } from '../../test/small-seed.ts'
import type { Database, Notification } from '../database/database.ts'
import { inMemory } from '../database/open-pglite.ts'
import { invalidationChannel } from '../events/channels.ts'
import { silentLog } from '../log.ts'
import { createMemberships } from './memberships.ts'

const cluster = await sharedCluster()

describe.runIf(cluster)('the memory of who works where', () => {
  let url: string
  let db: Database
  beforeEach(async () => {
    url = await newPostgresUrl(cluster ?? '')
    db = await openDatabase({ dataDir: inMemory, databaseUrl: url })
    await seedDatabase(db, smallSeed)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await db.close()
  })

  /** A member whose rights are cached, and a function that removes them without a notification. */
  async function remembered() {
    const heard: Notification[] = []
    const memberships = createMemberships(db, silentLog)
    await db.listen(invalidationChannel, (one) => heard.push(one))
    // Notifications arrive in order on this connection, so by now the cache is listening as well.
    await db.listen('ready', () => {})
    const { account } = await addPerson(db)
    await addStaff(db, account, '1001', 'manager')
    const payload = JSON.stringify([tags.access(account.id)])
    await expect.poll(() => heard).toContainEqual({ kind: 'payload', payload })
    const find = () => memberships.find(db.orm, account.id, '1001')
    const remove = () =>
      db.orm.delete(membership).where(and(eq(membership.account, account.id), eq(membership.company, '1001')))
    const restore = () =>
      db.orm
        .insert(membership)
        .values({ account: account.id, company: '1001', role: 'manager', cabinets: ['0'] })
    expect(await find()).toBeDefined()
    await remove()
    expect(await find()).toBeDefined()
    return { find, restore, remove, heard }
  }

  it('is empty as soon as nobody tells of changes', async () => {
    const { find, restore, remove, heard } = await remembered()
    const admin = new pg.Client({ connectionString: url })
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen "%'`,
    )
    await expect.poll(() => heard, { interval: 5 }).toContainEqual({ kind: 'lost' })
    expect(await find()).toBeUndefined()
    await restore()
    expect(await find()).toBeDefined()
    await remove()
    expect(await find()).toBeUndefined()
    await admin.end()
  })

  it('keeps nothing for more than a minute', async () => {
    const { find } = await remembered()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 49_000 })
    expect(await find()).toBeDefined()
    vi.setSystemTime(Date.now() + 11_000)
    expect(await find()).toBeUndefined()
  })
})
