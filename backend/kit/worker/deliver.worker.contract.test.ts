import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { outbox } from '../../database/tables/index.ts'
import { testDatabases } from '../../test/databases.ts'
import { testMeans } from '../../test/means.ts'
import type { Database } from '../database/database.ts'
import { silentLog } from '../log.ts'
import { send } from '../outbox/send.ts'
import { smtpTransport } from '../outbox/smtp-transport.ts'
import { mailServer } from '../outbox/test/mail-server.ts'
import { defaultSettings } from '../settings.ts'
import type { Means } from './define-worker.ts'
import { worker as delivering } from './deliver.worker.ts'
import { startWorker, type Worker } from './start-worker.ts'

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
  const start = async (given: Partial<Means> = {}): Promise<Worker> => {
    const mail = smtpTransport(server.url(), 'hello@shipa.example')
    const settings = { ...defaultSettings, origin: 'https://shipa.example' }
    const worker = await startWorker(delivering, testMeans(db, { settings, transports: { mail }, ...given }))
    const stop = async () => {
      await worker.stop()
      mail.close()
    }
    return { stop }
  }
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
    const worker = await start({ db: broken, log: { ...silentLog, error } })
    await expect.poll(() => error).toHaveBeenCalled()
    await worker.stop()
  })
})
