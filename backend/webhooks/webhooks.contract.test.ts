import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { outbox, patient, rateLimit, webhook, webhookMessage } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { silentLog } from '../kit/log.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { deliverDue } from './deliver-due.ts'
import { formerSecrets, secretsOf } from './secrets.ts'
import { addWebhook, localSettings } from './test/add-webhook.ts'
import { startReceiver } from './test/receiver.ts'

const company = '1001'
const path = `/api/w-business/ru/${company}/0/webhooks`
const url = 'https://crm.example.kz/shipa'

describe.each(await testDatabases())('the webhooks of a clinic on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
    owner = await member('owner')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [rateLimit, webhook, outbox, patient]) await db.orm.delete(table)
  })

  async function member(role: 'owner' | 'manager', cabinets = ['0']): Promise<SignedIn> {
    const person = await addPerson(db)
    await addStaff(db, person.account, company, role, { cabinets })
    return person
  }
  const send = async (
    by: SignedIn,
    to: string,
    body?: object,
    method: 'POST' | 'PUT' | 'DELETE' = 'POST',
  ) => {
    const { cookie } = by
    const answer = await sendTo(backend, to, { method, headers: { cookie }, ...(body && { body }) })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const make = (by: SignedIn, body: object = {}) =>
    send(by, path, { URL: url, TYPES: ['patient.created'], PASSWORD: testPassword, ...body })
  const read = async (to = '', by = owner) => {
    const answer = await call(backend, `${path.replace('w-business', 'business-api-front2')}${to}`, {
      cookie: by.cookie,
    })
    return { status: answer.status, json: await answer.json() }
  }

  it('are made with the password, say their secret once, and are told to every owner', async () => {
    const other = await member('owner')
    const { status, json } = await make(owner)
    expect([status, json]).toMatchObject([
      201,
      { URL: url, STATE: 'on', SECRET: expect.stringMatching(/^whsec_/) },
    ])
    const list = await read()
    expect(list.json).toMatchObject([{ WEBHOOK_CODE: json.WEBHOOK_CODE, TYPES: ['patient.created'] }])
    expect(JSON.stringify(list.json)).not.toContain('whsec_')
    const [row] = await db.orm.select().from(webhook)
    expect(JSON.stringify(row)).not.toContain(json.SECRET.slice(6))
    const told = await db.orm.select().from(outbox).where(eq(outbox.template, 'webhook-made'))
    expect(told.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([owner.account.email, other.account.email]),
    )
  })

  it('are open to owners of the whole company alone, of their own company, and to no key', async () => {
    const { json } = await make(owner)
    for (const by of [await member('manager'), await member('owner', ['11'])]) {
      expect((await make(by)).status).toBe(403)
      expect((await read('', by)).status).toBe(403)
    }
    const others = await addPerson(db)
    await addStaff(db, others.account, '1002', 'owner')
    const there = `${path.replace(company, '1002')}/${json.WEBHOOK_CODE}`
    expect((await send(others, `${there}/test`)).status).toBe(404)
    const keys = path.replace('webhooks', 'api_keys')
    const made = await send(owner, keys, { NAME: '1С', SCOPES: ['patients:read'], PASSWORD: testPassword })
    const byKey = await call(backend, path.replace('w-business', 'business-api-front2'), {
      authorization: `Bearer ${made.json.KEY}`,
    })
    expect((await byKey.json()).error.code).toBe('KEY_NOT_HERE')
  })

  it('take no address that is not of the internet, no type that there is not, and no wrong password', async () => {
    const wrong = [
      'crm.example.kz',
      'http://crm.example.kz/',
      'https://localhost/',
      'https://127.0.0.1/',
      'https://[::ffff:10.0.0.1]/',
      'https://name:secret@crm.example.kz/',
      'ftp://crm.example.kz/',
      'https://crm.example.kz:0/',
      'https://203.0.113.9/',
      'https://[2001:db8::1]/',
    ]
    for (const URL of wrong) {
      const { status, json } = await make(owner, { URL })
      expect([URL, status, Object.keys(json.error.fields)]).toEqual([URL, 422, ['URL']])
    }
    expect((await make(owner, { TYPES: [] })).json.error.fields).toHaveProperty('TYPES')
    expect((await make(owner, { TYPES: ['patient.eaten'] })).status).toBe(422)
    expect((await make(owner, { PASSWORD: 'не тот' })).json.error.fields).toHaveProperty('PASSWORD')
    expect(await db.orm.select().from(webhook)).toEqual([])
  })

  it('count for their limit only if they are made', async () => {
    for (let time = 0; time < 35; time += 1)
      expect((await make(owner, { URL: 'https://localhost/' })).status).toBe(422)
    expect((await make(owner)).status).toBe(201)
  })

  it('are ten at most', async () => {
    for (let number = 0; number < 10; number += 1)
      await addWebhook(db, { company, account: owner.account.id, url })
    expect((await make(owner)).json.error.code).toBe('LIST_FULL')
  })

  it('send a test, show each attempt, and send again what has failed', async () => {
    const target = await startReceiver((response) => {
      response.statusCode = 500
      response.end('сломалось')
    })
    const hook = await addWebhook(db, { company, account: owner.account.id, url: target.url })
    const at = `${path}/${hook.id}`
    const deliver = () =>
      deliverDue({ db, log: silentLog, settings: localSettings, now: () => new Date(Date.now() + 1000) })
    const test = await send(owner, `${at}/test`)
    expect(test).toMatchObject({
      status: 201,
      json: { TYPE: 'webhook.test', STATE: 'waiting', ATTEMPTS: [] },
    })
    expect((await read()).json).toMatchObject([{ TRIED: false }])
    await deliver()
    expect((await read()).json).toMatchObject([{ TRIED: true }])
    const messages = () => read(`/${hook.id}/messages`)
    expect((await messages()).json.data).toMatchObject([
      {
        MESSAGE: test.json.MESSAGE,
        STATE: 'waiting',
        NEXT_AT: expect.any(String),
        ATTEMPTS: [{ STATUS: 500, FAULT: 'status', ANSWER: 'сломалось', MILLISECONDS: expect.any(Number) }],
      },
    ])
    await db.orm.update(webhookMessage).set({ state: 'failed', endedAt: new Date() })
    expect((await read()).json).toMatchObject([{ FAILED: 1, FAILING_SINCE: expect.any(String) }])
    target.told.respond = (response) => response.end()
    expect(await send(owner, `${at}/replay`, {})).toMatchObject({ status: 200, json: { COUNT: 1 } })
    await deliver()
    const one = await send(owner, `${at}/replay`, { MESSAGE: test.json.MESSAGE })
    expect(one.json).toEqual({ COUNT: 1 })
    await deliver()
    expect(target.received.map(({ id }) => id)).toEqual([1, 2, 3].map(() => test.json.MESSAGE))
    expect((await messages()).json.data).toMatchObject([{ STATE: 'taken', ATTEMPTS: [{}, {}, {}] }])
    const none = await send(owner, `${at}/replay`, { MESSAGE: `msg_${'0'.repeat(32)}` })
    expect(none.status).toBe(404)
    target.close()
  })

  it('are paused, and then send neither a test nor anything again', async () => {
    const { id } = await addWebhook(db, { company, account: owner.account.id, url })
    const at = `${path}/${id}`
    expect((await send(owner, at, { STATE: 'paused' }, 'PUT')).json.STATE).toBe('paused')
    for (const what of ['test', 'replay'])
      expect((await send(owner, `${at}/${what}`, what === 'replay' ? {} : undefined)).json.error.code).toBe(
        'WEBHOOK_OFF',
      )
    await db.orm.insert(patient).values({ company, number: 1 })
    expect((await read()).json).toMatchObject([{ WAITING: 1 }])
    expect((await send(owner, at, { STATE: 'on', TYPES: ['review.published'] }, 'PUT')).json).toMatchObject({
      STATE: 'on',
      TYPES: ['review.published'],
    })
  })

  it('get a new secret with the password, beside which the former one signs for a day', async () => {
    const { id, secret } = await addWebhook(db, { company, account: owner.account.id, url })
    expect((await send(owner, `${path}/${id}/secret`, { PASSWORD: 'не тот' })).status).toBe(422)
    const renewed = await send(owner, `${path}/${id}/secret`, { PASSWORD: testPassword })
    expect(renewed.json).toMatchObject({
      SECRET: expect.stringMatching(/^whsec_/),
      FORMER_SECRET_UNTIL: expect.any(String),
    })
    const now = async () => {
      const [row] = await db.orm.select().from(webhook)
      if (!row) throw new Error('no webhook')
      return row
    }
    const once = await now()
    expect([once.formerSecret, once.secret === secret]).toEqual([secret, false])
    // Renewed again on the same day: the first one goes on, as its receiver may not have the second one yet.
    const again = await send(owner, `${path}/${id}/secret`, { PASSWORD: testPassword })
    const twice = await now()
    const plain = await secretsOf(db.orm, twice, new Date())
    expect(plain.slice(0, 2)).toEqual([again.json.SECRET, renewed.json.SECRET])
    expect(plain).toHaveLength(3)
    const later = new Date(Date.now() + 25 * 3_600_000)
    expect(await secretsOf(db.orm, twice, later)).toEqual([again.json.SECRET])
    expect(formerSecrets(twice, later)).toBe(twice.secret)
  })

  it('go with their messages', async () => {
    const { id } = await addWebhook(db, { company, account: owner.account.id, url })
    await db.orm.insert(patient).values({ company, number: 1 })
    expect(await db.orm.select().from(webhookMessage)).toHaveLength(1)
    expect((await send(owner, `${path}/${id}`, undefined, 'DELETE')).status).toBe(204)
    expect(await db.orm.select().from(webhookMessage)).toEqual([])
  })
})
