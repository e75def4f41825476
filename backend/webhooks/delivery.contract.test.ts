import { eq, sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import {
  company,
  outbox,
  patient,
  type WebhookRow,
  webhook,
  webhookAttempt,
  webhookMessage,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import { testDatabases } from '../test/databases.ts'
import { startDns } from '../test/dns-server.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { claimDue } from './claim-due.ts'
import { deliverDue } from './deliver-due.ts'
import { endWebhooksOf } from './end-webhooks-of.ts'
import { messageId } from './message-body.ts'
import { retryMinutes } from './note-attempt.ts'
import { sealSecret } from './secrets.ts'
import { newSecret } from './sign.ts'
import { addWebhook, localSettings } from './test/add-webhook.ts'
import { startReceiver } from './test/receiver.ts'
import { retention } from './webhooks.retention.ts'

const minute = 60_000
const code = '1001'
const dns = await startDns()
afterAll(() => dns.stop())

type Receiver = Awaited<ReturnType<typeof startReceiver>>

describe.each(await testDatabases())('a webhook on $name', ({ open }) => {
  let db: Database
  let owner: SignedIn
  const receivers: Receiver[] = []
  let number = 0
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    owner = await addPerson(db)
    await addStaff(db, owner.account, code, 'owner')
  })
  afterEach(async () => {
    for (const one of receivers.splice(0)) one.close()
    await db.orm.delete(webhook)
    await db.orm.delete(outbox)
  })
  afterAll(() => db.close())

  const receive = async (respond?: Parameters<typeof startReceiver>[0]) => {
    const made = await startReceiver(respond)
    receivers.push(made)
    return made
  }
  const listen = (url: string, given: Partial<WebhookRow> = {}) =>
    addWebhook(db, { company: code, account: owner.account.id, url, ...given })
  const addPatient = async () => {
    number += 1
    const [row] = await db.orm
      .insert(patient)
      .values({ company: code, number, name: 'Айгуль', lastName: 'Серикова', phone: '+77011234567' })
      .returning({ id: patient.id })
    return row?.id ?? ''
  }
  const changePatient = (id: string) =>
    db.orm
      .update(patient)
      .set({ revision: sql`${patient.revision} + 1` })
      .where(eq(patient.id, id))
  /** Sends what is due so many minutes from now. */
  const deliver = (minutes = 0, more: Partial<Parameters<typeof deliverDue>[0]> = {}) =>
    deliverDue({
      db,
      log: silentLog,
      settings: localSettings,
      now: () => new Date(Date.now() + 1000 + minutes * minute),
      ...more,
    })
  const messages = () => db.orm.select().from(webhookMessage).orderBy(webhookMessage.number)
  const states = async () => (await messages()).map(({ state }) => state)
  const faults = async () =>
    (await db.orm.select().from(webhookAttempt).orderBy(webhookAttempt.id)).map(({ fault }) => fault)
  const hook = async (id: string) =>
    (await db.orm.select().from(webhook).where(eq(webhook.id, id)))[0] as WebhookRow

  it('brings a change with its signature, and with an address in place of the patient', async () => {
    const target = await receive()
    const { plain } = await listen(target.url)
    const id = await addPatient()
    await deliver()
    const [received] = target.received
    expect(new Webhook(plain).verify(received?.body ?? '', received?.headers ?? {})).toEqual({
      type: 'patient.created',
      timestamp: expect.any(String),
      data: {
        COMPANY_CODE: code,
        OBJECT: 'patient',
        CODE: id,
        URL: `${localSettings.origin}/api/business-api-front2/ru/${code}/0/patient/${id}`,
      },
    })
    expect(received?.body).not.toMatch(/Айгуль|Серикова|7701/)
    expect(await db.orm.select().from(webhookAttempt)).toMatchObject([
      { status: 200, fault: null, answer: 'ok' },
    ])
  })

  it('is told exactly of what is committed, and of nothing that it does not hear', async () => {
    const target = await receive()
    await listen(target.url, { types: ['patient.created'] })
    await listen(target.url, { types: ['document.issued'] })
    const id = await addPatient()
    await changePatient(id)
    await expect(
      db.orm.transaction(async (orm) => {
        await orm.insert(patient).values({ company: code, number: 9000 })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await deliver()
    expect(target.received.map(({ type, code: of }) => [type, of])).toEqual([['patient.created', id]])
  })

  it('is told of each change of a thing after the one before it was taken, and of other things meanwhile', async () => {
    let isBroken = true
    const target = await receive((response, { code: of }) => {
      response.statusCode = isBroken && of === first ? 500 : 200
      response.end()
    })
    await listen(target.url)
    const first = await addPatient()
    const other = await addPatient()
    await changePatient(first)
    await changePatient(other)
    await deliver()
    const seen = () =>
      target.received.map(({ type, code: of }) => `${of === first ? 'first' : 'other'} ${type}`)
    expect(seen().toSorted()).toEqual([
      'first patient.created',
      'other patient.changed',
      'other patient.created',
    ])
    isBroken = false
    await deliver(1)
    expect(seen().slice(3)).toEqual(['first patient.created', 'first patient.changed'])
  })

  it('is tried eight times in a day by the same id, then its messages have failed, and after three days of failure it is off and its owners are told', async () => {
    const target = await receive((response) => {
      response.statusCode = 500
      response.end('the disk is full')
    })
    const { id } = await listen(target.url)
    await addPatient()
    let passed = 0
    for (const next of [0, ...retryMinutes]) {
      passed += next
      await deliver(passed + 0.1)
    }
    expect(passed).toBe(24 * 60)
    expect(target.received).toHaveLength(8)
    expect(new Set(target.received.map((one) => one.id)).size).toBe(1)
    expect([await states(), (await hook(id)).state]).toEqual([['failed'], 'on'])
    expect((await db.orm.select().from(webhookAttempt)).at(-1)).toMatchObject({
      status: 500,
      fault: 'status',
      answer: 'the disk is full',
    })
    await addPatient()
    await deliver(3 * 24 * 60 + 1)
    expect([await states(), await hook(id)]).toMatchObject([
      ['failed', 'failed'],
      { state: 'off', offReason: 'failing' },
    ])
    expect(await db.orm.select().from(outbox)).toMatchObject([
      { template: 'webhook-off', recipient: owner.account.email },
    ])
    await addPatient()
    expect(await messages()).toHaveLength(2)
  })

  it('is off at once where its address says that it is gone', async () => {
    const target = await receive((response) => {
      response.statusCode = 410
      response.end()
    })
    const { id } = await listen(target.url)
    await addPatient()
    await deliver()
    expect(await hook(id)).toMatchObject({ state: 'off', offReason: 'gone' })
  })

  it('follows no redirect', async () => {
    const inner = await receive()
    const target = await receive((response) => {
      response.writeHead(302, { location: inner.url })
      response.end()
    })
    await listen(target.url)
    await addPatient()
    await deliver()
    expect([await faults(), inner.received]).toEqual([['redirect'], []])
  })

  it('reaches no address that became private after it was saved, and none of this machine, however it is written', async () => {
    const target = await receive()
    const settings = {
      ...localSettings,
      webhookNetworks: [],
      dns: { servers: [dns.server], timeoutMs: 60_000 },
    }
    dns.zone['crm.example.kz'] = { A: ['127.0.0.1'] }
    dns.zone['both.example.kz'] = { A: ['203.0.113.7', '10.0.0.1'] }
    dns.zone['six.example.kz'] = { AAAA: ['::ffff:127.0.0.1'] }
    const { port } = target
    const urls = [
      `https://crm.example.kz:${port}/`,
      `https://both.example.kz:${port}/`,
      `https://six.example.kz:${port}/`,
      `https://127.0.0.1:${port}/`,
      `https://[::1]:${port}/`,
      `http://crm.example.kz:${port}/`,
    ]
    for (const url of urls) await listen(url)
    await listen(`https://none.example.kz:${port}/`)
    await addPatient()
    await deliver(0, { settings })
    expect((await faults()).toSorted()).toEqual(['name', ...urls.map(() => 'private')])
    expect(target.received).toEqual([])
  })

  it('looks at its address at every connection: one that is allowed and then moved is not reached', async () => {
    const target = await receive()
    const settings = {
      ...localSettings,
      webhookNetworks: ['127.0.0.1'],
      dns: { servers: [dns.server], timeoutMs: 60_000 },
    }
    dns.zone['moves.example.kz'] = { A: ['127.0.0.1'] }
    await listen(`http://moves.example.kz:${target.port}/`)
    await addPatient()
    await deliver(0, { settings })
    dns.zone['moves.example.kz'] = { A: ['127.0.0.2'] }
    await addPatient()
    await deliver(0, { settings })
    expect([await faults(), target.received.length]).toEqual([[null, 'private'], 1])
  })

  it('that hangs holds nothing else up, and its attempt ends by itself', async () => {
    const hanging = await receive(() => {})
    const target = await receive()
    await listen(hanging.url)
    await listen(target.url)
    await addPatient()
    const stopped = new AbortController()
    const delivering = deliver(0, { stopped: stopped.signal })
    await expect.poll(() => target.received.length).toBe(1)
    await addPatient()
    await expect.poll(() => target.received.length).toBe(2)
    stopped.abort()
    await delivering
    // Broken off by the stop, it was no attempt.
    expect((await messages()).filter(({ state }) => state === 'waiting')).toMatchObject([
      { attempts: 0 },
      { attempts: 0 },
    ])
    await deliver(0, { timeoutMs: 50 })
    expect((await faults()).filter(Boolean)).toContain('timeout')
  })

  it('that answers with another protocol has not taken it, and holds nothing up', async () => {
    const target = await receive((response) => {
      response.socket?.end('HTTP/1.1 101 S\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')
    })
    const cut = await receive((response) => {
      response.socket?.destroy()
    })
    await listen(target.url)
    await listen(cut.url)
    await addPatient()
    await deliver()
    expect((await faults()).toSorted()).toEqual(['connection', 'status'])
    expect(await states()).toEqual(['waiting', 'waiting'])
  })

  it('that could not be served by a fault of ours is served once that is over, while another one is busy', async () => {
    const other = await receive(() => {})
    const target = await receive()
    await listen(other.url)
    const { id, secret } = await listen(target.url, { secret: 'broken' })
    await addPatient()
    const stopped = new AbortController()
    const delivering = deliver(0, { stopped: stopped.signal, pauseMs: 0 })
    await expect.poll(() => other.received.length).toBe(1)
    expect([secret, target.received]).toEqual(['broken', []])
    await db.orm
      .update(webhook)
      .set({ secret: await sealSecret(db.orm, newSecret(), id) })
      .where(eq(webhook.id, id))
    // What it had taken over is given back after its lease.
    await db.orm
      .update(webhookMessage)
      .set({ nextAttemptAt: new Date() })
      .where(eq(webhookMessage.webhook, id))
    await expect.poll(() => target.received.length).toBe(1)
    stopped.abort()
    await delivering
  })

  it('has taken a message when the answer begins, however slowly and long it goes on', async () => {
    const target = await receive((response) => {
      response.write('ok '.repeat(100))
    })
    const endless = await receive((response) => {
      response.write('x'.repeat(100_000))
    })
    await listen(target.url)
    await listen(endless.url)
    await addPatient()
    await deliver()
    expect(await states()).toEqual(['taken', 'taken'])
    const answers = (await db.orm.select().from(webhookAttempt)).map(({ answer }) => answer.length)
    expect(Math.max(...answers)).toBeLessThanOrEqual(500)
  })

  it('keeps what changes while it is paused, and hears it when it goes on', async () => {
    const target = await receive()
    const { id } = await listen(target.url, { state: 'paused' })
    await addPatient()
    await deliver()
    expect(target.received).toEqual([])
    await db.orm.update(webhook).set({ state: 'on' }).where(eq(webhook.id, id))
    await deliver()
    expect(target.received).toHaveLength(1)
  })

  it('hears nothing while its company requires a second factor and it was made without one', async () => {
    const target = await receive()
    await listen(target.url)
    const require = (staffFactorFrom: Date | null) =>
      db.orm.update(company).set({ staffFactorFrom }).where(eq(company.code, code))
    await require(new Date(0))
    await addPatient()
    await deliver()
    expect(target.received).toEqual([])
    await require(null)
    await deliver()
    expect(target.received).toHaveLength(1)
  })

  it('signs by both secrets while a former one is valid', async () => {
    const target = await receive()
    const former = await listen(target.url)
    const { secret, plain } = await listen('http://127.0.0.1:1/', { state: 'off' })
    expect(secret).not.toBe(former.secret)
    await db.orm
      .update(webhook)
      .set({
        secret: await sealSecret(db.orm, plain, former.id),
        formerSecret: former.secret,
        formerUntil: new Date(Date.now() + 60 * minute),
      })
      .where(eq(webhook.id, former.id))
    await addPatient()
    await deliver()
    await addPatient()
    await deliver(61)
    const isBy = (key: string, at: number) => {
      const { body = '', headers = {} } = target.received[at] ?? {}
      try {
        return Boolean(new Webhook(key).verify(body, headers))
      } catch {
        return false
      }
    }
    expect([isBy(plain, 0), isBy(former.plain, 0), isBy(plain, 1), isBy(former.plain, 1)]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('is brought by two workers at once in the order of the changes, and each message once', async () => {
    const target = await receive()
    await listen(target.url)
    const ids = [await addPatient(), await addPatient(), await addPatient()]
    for (let time = 0; time < 6; time += 1) for (const id of ids) await changePatient(id)
    await Promise.all([deliver(), deliver(), deliver()])
    expect(new Set(target.received.map((one) => one.id)).size).toBe(21)
    expect(target.received).toHaveLength(21)
    const numbers = new Map(
      (await messages()).map((one) => [`msg_${one.id.replaceAll('-', '')}`, one.number]),
    )
    for (const id of ids) {
      const order = target.received.flatMap((one) => (one.code === id ? (numbers.get(one.id) ?? 0) : []))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
    }
  })

  it('loses nothing when a process dies between taking a message and noting its answer: another sends it again by the same id', async () => {
    const target = await receive()
    const { id } = await listen(target.url)
    await addPatient()
    const claimed = await claimDue(db.orm, id, new Date(Date.now() + 1000))
    await deliver(0.5)
    expect([claimed?.messages.length, target.received]).toEqual([1, []])
    await deliver(2)
    expect(target.received.map((one) => one.id)).toEqual(claimed?.messages.map(messageId))
  })

  it('ends with the membership of who has made it', async () => {
    const { id } = await listen('http://127.0.0.1:1/')
    await addPatient()
    await endWebhooksOf(db.orm, { company: code, account: owner.account.id })
    expect([await hook(id), await states()]).toMatchObject([{ state: 'off', offReason: 'maker' }, ['failed']])
  })

  it('sends nothing old after a restoration, and waits until an owner turns it on', async () => {
    const target = await receive()
    const { id } = await listen(target.url)
    await addPatient()
    await retention.endRestored?.(db.orm)
    // What the workers do after a restoration is not told either.
    await addPatient()
    await deliver()
    expect([await messages(), target.received, await hook(id)]).toMatchObject([
      [],
      [],
      { state: 'off', offReason: 'restored' },
    ])
  })

  it('is forgotten a month after, with its attempts', async () => {
    const target = await receive()
    await listen(target.url)
    await addPatient()
    await addPatient()
    await deliver()
    const [first] = await messages()
    await db.orm
      .update(webhookMessage)
      .set({ endedAt: new Date(Date.now() - 31 * 24 * 60 * minute) })
      .where(eq(webhookMessage.number, first?.number ?? 0))
    await retention.deleteExpired?.(db.orm)
    expect([await messages(), await db.orm.select().from(webhookAttempt)]).toMatchObject([[{}], [{}]])
  })

  it('says in the log what failed and of which company', async () => {
    const warn = vi.fn()
    await listen('http://127.0.0.1:1/')
    await addPatient()
    await deliver(0, { log: { ...silentLog, warn } })
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ company: code, fault: 'connection', attempts: 1 })
  })

  it('goes with its company', async () => {
    await db.orm.insert(company).values({ ...(await aCompany()), code: '7777', slug: 'gone' })
    await addWebhook(db, { company: '7777', account: owner.account.id, url: 'http://127.0.0.1:1/' })
    await db.orm.insert(patient).values({ company: '7777', number: 1 })
    await db.orm.delete(company).where(eq(company.code, '7777'))
    expect(await db.orm.select().from(webhookMessage)).toEqual([])
  })

  const aCompany = async () => {
    const [row] = await db.orm.select().from(company).where(eq(company.code, code))
    if (!row) throw new Error('no company')
    return row
  }
})
