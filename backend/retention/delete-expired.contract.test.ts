import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outbox, rateLimit, usedProof } from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { testDatabases } from '../test/databases.ts'
import { deleteExpired } from './delete-expired.ts'

const hours = (number: number) => new Date(Date.now() + number * 3_600_000)

describe.each(await testDatabases())('what is over on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  const left = async () => {
    const counters = await db.orm.select({ key: rateLimit.key }).from(rateLimit)
    const proofs = await db.orm.select({ key: usedProof.key }).from(usedProof)
    const messages = await db.orm.select({ key: outbox.recipient }).from(outbox)
    return [...counters, ...proofs, ...messages].map(({ key }) => key).sort()
  }
  const add = async () => {
    const counter = { count: 1 }
    await db.orm.insert(rateLimit).values([
      { ...counter, key: 'counter over', resetsAt: hours(-1) },
      { ...counter, key: 'counter', resetsAt: hours(1) },
    ])
    await db.orm.insert(usedProof).values([
      { key: 'proof over', expiresAt: hours(-1) },
      { key: 'proof', expiresAt: hours(1) },
    ])
    const mail = { channel: 'mail', locale: 'ru', template: 'account-deleted', params: {} } as const
    await db.orm.insert(outbox).values([
      { ...mail, recipient: 'mail over', sentAt: hours(-24 * 8) },
      { ...mail, recipient: 'mail', sentAt: hours(-24) },
    ])
  }

  it('is deleted, and nothing else', async () => {
    await add()
    await deleteExpired(db.orm)
    expect(await left()).toEqual(['counter', 'mail', 'proof'])
  })

  it('is deleted where one subject fails, whose file is named', async () => {
    for (const table of [rateLimit, usedProof, outbox]) await db.orm.delete(table).where(sql`true`)
    await add()
    const failing: Orm = new Proxy(db.orm, {
      get: (orm, name, receiver) =>
        name === 'delete'
          ? (table: typeof usedProof) => ({
              where: (condition: ReturnType<typeof sql>) =>
                table === usedProof ? Promise.reject(new Error('gone')) : orm.delete(table).where(condition),
            })
          : Reflect.get(orm, name, receiver),
    })
    const file = 'backend/kit/retention/proofs.retention.ts'
    await expect(deleteExpired(failing)).rejects.toMatchObject({ errors: [{ message: file }] })
    expect(await left()).toEqual(['counter', 'mail', 'proof', 'proof over'])
  })
})
