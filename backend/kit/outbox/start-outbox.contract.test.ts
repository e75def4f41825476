import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../database/tables/index.ts'
import { testDatabases } from '../../test/databases.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import { send } from './send.ts'
import { smtpTransport } from './smtp-transport.ts'
import { startOutbox } from './start-outbox.ts'
import { mailServer } from './test/mail-server.ts'

const origin = 'https://shipa.example'

describe.each(await testDatabases())('the worker on $name', ({ open }) => {
  let db: Database
  let server: Awaited<ReturnType<typeof mailServer>>
  beforeAll(async () => {
    ;[db, server] = await Promise.all([open(), mailServer()])
  })
  afterAll(async () => {
    await server.close()
    await db.close()
  })
  const start = (log = silentLog) =>
    startOutbox({
      db,
      transports: { mail: smtpTransport(server.url(), 'hello@shipa.example') },
      origin,
      log,
    })
  const sendTo = (to: string) =>
    send(db.orm, {
      channel: 'mail',
      to,
      locale: 'en',
      template: 'confirm-email',
      params: { CODE: '483920' },
    })
  const recipients = () => server.received.flatMap(({ to }) => to)

  it('sends what waits when it starts, and what comes at once', async () => {
    await sendTo('waiting@example.kz')
    const worker = await start()
    await expect.poll(() => recipients()).toEqual(['waiting@example.kz'])
    await Promise.all(['a', 'b', 'c'].map((name) => sendTo(`${name}@example.kz`)))
    await expect.poll(() => recipients()).toHaveLength(4)
    await worker.stop()
  })
  it('sends nothing more once it is stopped', async () => {
    const worker = await start()
    await worker.stop()
    const sent = recipients().length
    await sendTo('late@example.kz')
    expect(recipients()).toHaveLength(sent)
    expect(await db.orm.select().from(outbox)).toContainEqual(
      expect.objectContaining({ recipient: 'late@example.kz', attempts: 0 }),
    )
  })
  it('says so and goes on when the database fails', async () => {
    const error = vi.fn()
    const broken = {
      ...db,
      orm: new Proxy(db.orm, {
        get: () => {
          throw new Error('gone')
        },
      }),
    }
    const transports = { mail: smtpTransport(server.url(), 'hello@shipa.example') }
    const worker = await startOutbox({ db: broken, transports, origin, log: { ...silentLog, error } })
    await expect.poll(() => error).toHaveBeenCalled()
    await worker.stop()
  })
})
