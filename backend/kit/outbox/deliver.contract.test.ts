import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../database/tables/index.ts'
import { openDatabase } from '../../open-database.ts'
import { bothDatabases, newPostgresUrl } from '../../test/databases.ts'
import { sharedCluster } from '../../test/shared-cluster.ts'
import type { Database, Orm } from '../database/database.ts'
import { inMemory } from '../database/open-pglite.ts'
import { silentLog } from '../log.ts'
import { deleteOldMessages } from './delete-old-messages.ts'
import { deliverDue } from './deliver.ts'
import { send } from './send.ts'
import type { Transports } from './transport.ts'

const origin = 'https://shipa.example'

const sendCode = (orm: Orm, number = 0) =>
  send(orm, {
    channel: 'mail',
    to: `person${number}@example.kz`,
    locale: 'ru',
    template: 'confirm-email',
    params: { CODE: '483920' },
  })

/** Accepts every mail and records the recipients. */
function takingAll(taken: string[]): Transports {
  return {
    mail: {
      send: async (to, { subject }) => {
        taken.push(`${to} ${subject}`)
      },
      close: () => {},
    },
  }
}

const refusing: Transports = {
  mail: {
    send: async () => {
      throw new Error('451 try again later')
    },
    close: () => {},
  },
}

describe.each(await bothDatabases())('delivery on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    start = Date.now()
    await db.orm.delete(outbox)
  })

  const row = async () => {
    const [only] = await db.orm.select().from(outbox)
    if (!only) throw new Error('The outbox is empty.')
    return only
  }
  let start = 0
  /** A clock that is this many minutes after the start of the test. */
  const clockAt = (minutes: number) => () =>
    sql`${new Date(start + minutes * 60_000 + 60_000).toISOString()}::timestamptz`
  const deliver = (transports: Transports, minutes = 0, log = silentLog) =>
    deliverDue({ db, transports, origin, log, now: clockAt(minutes) })

  it('sends a message once, and forgets its values', async () => {
    const taken: string[] = []
    await sendCode(db.orm)
    expect(await deliver(takingAll(taken))).toBe(1)
    expect(await deliver(takingAll(taken), 60)).toBe(0)
    expect(taken).toEqual(['person0@example.kz 483920 — ваш код для Shipa'])
    expect(await row()).toMatchObject({ params: {}, attempts: 1, nextAttemptAt: null, lastError: null })
    expect((await row()).sentAt).toBeInstanceOf(Date)
  })
  it('tries again after 1, 5 and 30 minutes, 2 and 12 hours, then gives up and says so', async () => {
    const error = vi.fn()
    await sendCode(db.orm)
    let minutes = 0
    for (const wait of [1, 5, 30, 120, 720]) {
      expect(await deliver(refusing, minutes)).toBe(1)
      expect(await deliver(refusing, minutes + wait - 0.1)).toBe(0)
      minutes += wait
    }
    expect(await row()).toMatchObject({ attempts: 5, lastError: '451 try again later' })
    expect(error).not.toHaveBeenCalled()
    await deliver(refusing, minutes, { ...silentLog, error })
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ template: 'confirm-email', attempts: 6 }),
      expect.stringContaining('given up'),
    )
    expect(await row()).toMatchObject({ nextAttemptAt: null, sentAt: null, params: {} })
    expect(await deliver(refusing, minutes + 100_000)).toBe(0)
  })
  it('delivers what was not taken at first', async () => {
    const taken: string[] = []
    await sendCode(db.orm)
    await deliver(refusing)
    await deliver(takingAll(taken), 1)
    expect(taken).toHaveLength(1)
    expect(await row()).toMatchObject({ attempts: 2, lastError: null })
  })
  it('holds nothing of the database while a message is being sent', async () => {
    const taken: string[] = []
    await sendCode(db.orm)
    const slow: Transports = {
      mail: {
        send: async (to) => {
          // The embedded database has one connection: an open transaction would block it forever.
          await db.orm.transaction((orm) => orm.select().from(outbox))
          taken.push(to)
        },
        close: () => {},
      },
    }
    await deliver(slow)
    expect(taken).toHaveLength(1)
  })
  it('leaves what another worker is sending alone, until its lease is over', async () => {
    const taken: string[] = []
    await sendCode(db.orm)
    let isInside = () => {}
    const inside = new Promise<void>((resolve) => {
      isInside = resolve
    })
    let die = () => {}
    const dying = deliver({
      mail: {
        send: () => {
          isInside()
          return new Promise<void>((_, reject) => {
            die = () => reject(new Error('died'))
          })
        },
        close: () => {},
      },
    })
    await inside
    expect(await deliver(takingAll(taken), 4.9)).toBe(0)
    expect(await deliver(takingAll(taken), 5)).toBe(1)
    expect(taken).toHaveLength(1)
    // The first worker's late result must not change a message that another has leased.
    die()
    await dying
    expect(await row()).toMatchObject({ attempts: 2, nextAttemptAt: null, lastError: null })
  })
  it('keeps the message of a newer version for a worker that knows it', async () => {
    await db.orm
      .insert(outbox)
      .values({ channel: 'mail', recipient: 'a@example.kz', locale: 'ru', template: 'newer', params: {} })
    await deliver(takingAll([]))
    expect(await row()).toMatchObject({
      sentAt: null,
      lastError: 'There is no mail of the template "newer".',
    })
    expect((await row()).nextAttemptAt).toBeInstanceOf(Date)
  })
  it('leaves messages without a transport to the inbox, with their values', async () => {
    await sendCode(db.orm)
    await deliver({})
    expect(await row()).toMatchObject({ params: { CODE: '483920' }, nextAttemptAt: null })
    expect((await row()).sentAt).toBeInstanceOf(Date)
  })
  it('forgets what was sent a week ago, and nothing that waits', async () => {
    await sendCode(db.orm)
    await deliver({})
    await sendCode(db.orm, 1)
    await deleteOldMessages(db.orm, clockAt(7 * 24 * 60 - 1)())
    expect(await db.orm.select().from(outbox)).toHaveLength(2)
    await deleteOldMessages(db.orm, clockAt(7 * 24 * 60 + 2)())
    expect(await row()).toMatchObject({ recipient: 'person1@example.kz', sentAt: null })
    await deleteOldMessages(db.orm, clockAt(60 * 24 * 60)())
    expect(await db.orm.select().from(outbox)).toHaveLength(1)
  })
})

const cluster = await sharedCluster()

describe.runIf(cluster)('two processes on one Postgres', () => {
  it('send every message once', async () => {
    const databaseUrl = await newPostgresUrl(cluster ?? '')
    const dbs = await Promise.all([0, 1].map(() => openDatabase({ dataDir: inMemory, databaseUrl })))
    const taken: string[] = []
    const [first] = dbs
    await first?.orm.transaction(async (orm) => {
      for (let number = 0; number < 60; number++) await sendCode(orm, number)
    })
    const counts = await Promise.all(
      dbs.map((db) => deliverDue({ db, transports: takingAll(taken), origin, log: silentLog })),
    )
    expect(new Set(taken).size).toBe(60)
    expect(taken).toHaveLength(60)
    expect(counts.reduce((sum, count) => sum + count)).toBe(60)
    await Promise.all(dbs.map((db) => db.close()))
  })
})
