import { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineEvent } from '../../../schemas/events/define-event.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import { openDatabase } from '../../open-database.ts'
import { bothDatabases, newPostgresUrl } from '../../test/databases.ts'
import { sharedCluster } from '../../test/shared-cluster.ts'
import { smallSeed } from '../../test/small-seed.ts'
import { changed } from '../events/changed.ts'
import { invalidationChannel } from '../events/channels.ts'
import type { Database, Notification } from './database.ts'
import { inMemory } from './open-pglite.ts'

/** An event that alters these tags. */
const tagged = (tags: readonly string[]) => defineEvent({ name: 'tagged', of: [], tags: () => tags })

describe.each(await bothDatabases())('notifications on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  async function heard(act: () => Promise<unknown>): Promise<Notification[]> {
    const all: Notification[] = []
    const stop = await db.listen(invalidationChannel, (notification) => all.push(notification))
    await act()
    await db.orm.execute(sql`select pg_notify(${invalidationChannel}, 'end')`)
    await expect.poll(() => all).toContainEqual({ kind: 'payload', payload: 'end' })
    await stop()
    return all.slice(0, -1)
  }

  it('tell once what a seed has changed', async () => {
    const [first, ...rest] = await heard(() => seedDatabase(db, smallSeed))
    expect(rest).toEqual([])
    const tags = first?.kind === 'payload' ? JSON.parse(first.payload) : []
    expect(tags).toEqual(
      expect.arrayContaining([
        'companies',
        'company:1001',
        'menu:1002',
        'news:1001',
        'news-item:moved',
        'page:old',
        'redirects',
      ]),
    )
  })

  it('are silent when the transaction fails', async () => {
    const failing = () =>
      db.orm.transaction(async (orm) => {
        await changed(orm, tagged(['company:1001']), {})
        throw new Error('no')
      })
    expect(await heard(() => expect(failing()).rejects.toThrow('no'))).toEqual([])
  })

  it('name everything when there are too many tags for one', async () => {
    const tags = Array.from({ length: 2000 }, (_, index) => `company:${index}`)
    expect(await heard(() => changed(db.orm, tagged(tags), {}))).toEqual([
      { kind: 'payload', payload: '["*"]' },
    ])
  })

  it('are heard by a second listener as soon as it is told so, also while the first one still waits', async () => {
    const order: string[] = []
    const listen = async (name: string) => {
      await db.listen('two', () => {})
      order.push(name)
    }
    await Promise.all([listen('first'), listen('second')])
    expect(order).toEqual(['first', 'second'])
  })

  it('stop after the listener has gone', async () => {
    const fn = vi.fn()
    const stop = await db.listen('other', fn)
    await stop()
    await db.orm.execute(sql`select pg_notify('other', 'x')`)
    expect(await heard(async () => {})).toEqual([])
    expect(fn).not.toHaveBeenCalled()
  })
})

const cluster = await sharedCluster()

describe.runIf(cluster)('a shared Postgres', () => {
  it('is migrated once by processes that start together, and hears all of them', async () => {
    const databaseUrl = await newPostgresUrl(cluster ?? '')
    const [a, b] = await Promise.all([
      openDatabase({ dataDir: inMemory, databaseUrl }),
      openDatabase({ dataDir: inMemory, databaseUrl }),
    ])
    const fn = vi.fn()
    await a.listen(invalidationChannel, fn)
    await changed(b.orm, tagged(['companies']), {})
    await expect.poll(() => fn).toHaveBeenCalledWith({ kind: 'payload', payload: '["companies"]' })
    await a.close()
    await b.close()
  })

  it('is probed while it says nothing, because a connection that a firewall has dropped says nothing either', async () => {
    const probed = vi.spyOn(Socket.prototype, 'setKeepAlive')
    const databaseUrl = await newPostgresUrl(cluster ?? '')
    const db = await openDatabase({ dataDir: inMemory, databaseUrl })
    await db.listen('quiet', () => {})
    expect(probed).toHaveBeenCalledWith(true, 10_000)
    probed.mockRestore()
    await db.close()
  })

  it('is listened to again after the connection broke, and tells of the break and of the gap', async () => {
    const databaseUrl = await newPostgresUrl(cluster ?? '')
    const db = await openDatabase({ dataDir: inMemory, databaseUrl })
    const all: Notification[] = []
    await db.listen('again', (notification) => all.push(notification))
    const admin = new pg.Client({ connectionString: databaseUrl })
    await admin.connect()
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen "again"'`,
    )
    await expect.poll(() => all).toEqual([{ kind: 'lost' }, { kind: 'gap' }])
    await admin.query(`select pg_notify('again', 'hello')`)
    await expect.poll(() => all.slice(2)).toEqual([{ kind: 'payload', payload: 'hello' }])
    await admin.end()
    await db.close()
  })
})
