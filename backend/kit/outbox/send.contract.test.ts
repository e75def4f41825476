import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../database/tables/index.ts'
import { bothDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { outboxChannel, send } from './send.ts'
import { sendToAccount } from './send-to-account.ts'

const code = {
  channel: 'mail',
  to: 'anna@example.kz',
  locale: 'kk',
  template: 'confirm-email',
  params: { CODE: '483920' },
} as const

describe.each(await bothDatabases())('the outbox on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(outbox)
  })
  const rows = () => db.orm.select().from(outbox)

  it('wakes the workers when the transaction commits (complaints 6 and 7)', async () => {
    const heard = vi.fn()
    const stop = await db.listen(outboxChannel, heard)
    await db.orm.transaction((orm) => send(orm, code))
    await expect.poll(() => heard).toHaveBeenCalled()
    expect(await rows()).toMatchObject([
      { recipient: 'anna@example.kz', locale: 'kk', params: { CODE: '483920' }, attempts: 0, sentAt: null },
    ])
    await stop()
  })
  it('has nothing of a transaction that failed', async () => {
    const heard = vi.fn()
    const stop = await db.listen(outboxChannel, heard)
    const failing = db.orm.transaction(async (orm) => {
      await send(orm, code)
      throw new Error('no account')
    })
    await expect(failing).rejects.toThrow('no account')
    await db.orm.execute(sql`select pg_notify(${outboxChannel}, 'later')`)
    await expect.poll(() => heard).toHaveBeenCalledWith({ kind: 'payload', payload: 'later' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(await rows()).toEqual([])
    await stop()
  })
  it('reaches a person by a confirmed e-mail, else by SMS, else not at all', async () => {
    const now = new Date()
    const person = { email: 'a@example.kz', phone: '+77001234567', locale: 'uz', name: 'Anna' } as const
    const told = { template: 'password-changed', params: {} } as const
    const tell = (email: Date | null, phone: Date | null) =>
      sendToAccount(db.orm, { ...person, emailConfirmedAt: email, phoneConfirmedAt: phone }, told)
    await tell(now, now)
    await tell(null, now)
    await tell(null, null)
    expect(await rows()).toMatchObject([
      { channel: 'mail', recipient: 'a@example.kz', locale: 'uz', params: { NAME: 'Anna' } },
      { channel: 'sms', recipient: '+77001234567' },
    ])
    expect(await rows()).toHaveLength(2)
  })
})
