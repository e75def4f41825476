import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { rights } from '../../schemas/access/rights.event.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { apiKey, company as companies, outbox, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { callsPerMinute } from '../kit/keys/calls-per-minute.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

const company = '1001'
const keys = `/api/w-business/ru/${company}/0/api_keys`
const patients = `/api/business-api-front2/ru/${company}/0/patients`

describe.each(await testDatabases())('a key of a program, on $name,', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db, undefined, { powBits: 12 })
    owner = await member('owner')
  })
  afterAll(() => db.close())
  // Passwords are asked for a few times in a quarter of an hour.
  beforeEach(async () => void (await db.orm.delete(rateLimit)))

  async function member(role: 'owner' | 'manager', cabinets = ['0']): Promise<SignedIn> {
    const person = await addPerson(db)
    await addStaff(db, person.account, company, role, { cabinets })
    return person
  }
  // The test's own backend asks people for work; what is not about that is called on one that does not.
  const easy = () => testBackend(db)
  const make = async (by: SignedIn, body: object = {}) => {
    const answer = await sendTo(easy(), keys, {
      headers: { cookie: by.cookie },
      body: { NAME: '1С', SCOPES: ['patients:read'], PASSWORD: testPassword, ...body },
    })
    return { status: answer.status, json: await answer.json() }
  }
  const bearer = (key: string, more: Record<string, string> = {}) => ({
    authorization: `Bearer ${key}`,
    ...more,
  })
  const read = async (key: string, path: string, more?: Record<string, string>) => {
    const answer = await call(backend, path, bearer(key, more))
    return { status: answer.status, json: await answer.json(), headers: answer.headers }
  }
  const write = async (key: string, path: string, body: object) => {
    const headers = bearer(key, { origin: 'https://elsewhere.example' })
    const answer = await sendTo(backend, path, { body, headers, address: '203.0.113.7' })
    return { status: answer.status, json: await answer.json() }
  }

  it('is said once, reads and writes what it may without cookie, origin and work, and is known by its first letters', async () => {
    const { status, json } = await make(owner, { SCOPES: ['patients:read', 'patients:write'] })
    expect([status, json]).toMatchObject([201, { NAME: '1С', USED_AT: null, CREATED_BY: 'Тестова Айгуль' }])
    expect(json.KEY).toMatch(/^shipa_[\w-]{43}$/)
    const person = { LASTNAME: 'Абаев', NAME: 'Арман', TEL: '+77011234501', LOCALE: 'ru', IS_ANOTHER: false }
    const added = await write(json.KEY, `/api/w-business/ru/${company}/0/patients`, person)
    expect(added).toMatchObject({ status: 201, json: { LASTNAME: 'Абаев' } })
    expect(await read(json.KEY, `${patients}?search=Абаев`)).toMatchObject({
      status: 200,
      json: { data: [{ LASTNAME: 'Абаев' }] },
    })
    const list = await call(backend, keys.replace('w-business', 'business-api-front2'), {
      cookie: owner.cookie,
    })
    const text = await list.text()
    expect(text).not.toContain(json.KEY)
    expect(JSON.parse(text)).toContainEqual(
      expect.objectContaining({
        KEY_CODE: json.KEY_CODE,
        START: json.KEY.slice(0, 10),
        USED_AT: expect.any(String),
      }),
    )
  })

  it('says which right it lacks, and opens neither what people do alone nor another company', async () => {
    const { KEY } = (await make(owner)).json
    const refused = await write(KEY, `/api/w-business/ru/${company}/0/patients`, {})
    expect(refused).toMatchObject({
      status: 403,
      json: { error: { code: 'KEY_SCOPE', data: { SCOPE: 'patients:write' } } },
    })
    expect(refused.json.error.message).toContain('patients:write')
    // A part of a card of another section.
    const parts = { questions: 'questions', reviews: 'reviews', consultations: 'online-consultations' }
    const card = patients.replace('/patients', '/patient/00000000-0000-4000-8000-000000000000')
    for (const [part, section] of Object.entries(parts))
      expect((await read(KEY, `${card}/${part}`)).json.error).toMatchObject({
        code: 'KEY_SCOPE',
        data: { SCOPE: `${section}:read` },
      })
    const closed = [
      keys.replace('w-business', 'business-api-front2'),
      patients.replace(company, '1002'),
      '/api/front/ru/v1/user/factors',
      `/api/business-api-front2/ru/${company}/0/staff/access_codes`,
    ]
    for (const path of closed)
      expect([path, (await read(KEY, path)).json.error.code]).toEqual([path, 'KEY_NOT_HERE'])
  })

  it('learns nothing of a card that it may write and not read', async () => {
    const { json } = await make(owner, { SCOPES: ['patients:write'] })
    const at = `/api/w-business/ru/${company}/0/patient`
    const person = { LASTNAME: 'Тайный', NAME: 'Иван', TEL: '+77011234599', LOCALE: 'ru', IS_ANOTHER: false }
    const headers = { cookie: owner.cookie }
    const own = await write(json.KEY, `${at}s`, { ...person, TEL: '+77011234598' })
    expect(own.status).toBe(201)
    expect(own.json).toEqual({ PATIENT_CODE: expect.any(String), REVISION: 1 })
    const doubles = `${patients.replace('/patients', '/patient_doubles')}`
    expect(await read(json.KEY, doubles)).toMatchObject({
      status: 403,
      json: { error: { code: 'KEY_SCOPE', data: { SCOPE: 'patients:read' } } },
    })
    const added = await sendTo(easy(), `${at}s`, { headers, body: { ...person, IS_ANOTHER: true } })
    const card = await added.json()
    const change = { ...person, REMARK: 'x', DO_NOT_CALL: false, CONSENT: false, REVISION: 9 }
    const { IS_ANOTHER: _, ...body } = change
    const put = (by: Record<string, string>) =>
      sendTo(easy(), `${at}/${card.PATIENT_CODE}`, { method: 'PUT', headers: by, body })
    const late = await put(bearer(json.KEY))
    expect([late.status, (await late.json()).error]).toMatchObject([412, { code: 'VERSION_CONFLICT' }])
    expect(JSON.stringify(await (await put(bearer(json.KEY))).json())).not.toMatch(/Тайный|123 ?45 ?99/)
    const known = await write(json.KEY, `${at}s`, person)
    expect(known).toMatchObject({ status: 409, json: { error: { code: 'PATIENT_KNOWN' } } })
    expect(JSON.stringify(known.json)).not.toContain('PATIENTS')
    // People, and keys that read too, are told what is stored now.
    expect(JSON.stringify(await (await put(headers)).json())).toContain('Тайный')
  })

  it('reads what anyone may, is no person there, and brings no session of its own beside it', async () => {
    const { KEY } = (await make(owner)).json
    expect((await read(KEY, '/api/front/ru/v1/statistics')).status).toBe(200)
    expect((await read(KEY, '/api/front/ru/v1/user/factors', { cookie: owner.cookie })).status).toBe(403)
  })

  it('has the rights of who has made it, and ends for ever when they are no owner any more', async () => {
    const gone = async (change: (person: SignedIn) => Promise<Response>) => {
      const second = await member('owner')
      const { KEY } = (await make(second)).json
      expect((await read(KEY, patients)).status).toBe(200)
      expect((await change(second)).ok).toBe(true)
      expect(await read(KEY, patients)).toMatchObject({ status: 401 })
    }
    const of = ({ account }: SignedIn) => `/api/w-business/ru/${company}/0/staff/${account.id}`
    const headers = { cookie: owner.cookie }
    await gone((one) => sendTo(easy(), of(one), { method: 'DELETE', headers }))
    await gone((one) =>
      sendTo(easy(), of(one), { method: 'PUT', headers, body: { ROLE: 'registrar', CABINETS: ['11'] } }),
    )
  })

  it('opens nothing where the staff needs a second factor and it was made without one', async () => {
    const { KEY } = (await make(owner)).json
    const require = (staffFactorFrom: Date | null) =>
      db.orm.update(companies).set({ staffFactorFrom }).where(eq(companies.code, company))
    await require(new Date(0))
    await changed(db.orm, rights, { account: owner.account.id })
    await expect.poll(async () => (await read(KEY, patients)).json.error?.code).toBe('FACTOR_REQUIRED')
    await require(null)
    await changed(db.orm, rights, { account: owner.account.id })
    await expect.poll(async () => (await read(KEY, patients)).status).toBe(200)
  })

  it('reaches no other company of its maker, sends nothing by a right to read, and works where it acts for nobody', async () => {
    await addStaff(db, owner.account, '1002', 'owner', { cabinets: ['0'] })
    const { KEY } = (await make(owner, { SCOPES: ['clinic-website:read', 'documents:read'] })).json
    const network = `/api/business-api-front2/ru/${company}/0/network`
    expect((await read(KEY, network)).json.error.code).toBe('KEY_NOT_HERE')
    const sent = await write(KEY, `/api/w-business/ru/${company}/0/document/x/send`, {})
    expect(sent.json.error).toMatchObject({ code: 'KEY_SCOPE', data: { SCOPE: 'documents:write' } })
    const guessed = { LOGIN: 'somebody@example.kz', PASSWORD: testPassword }
    expect((await write(KEY, '/api/api-front2/ru/v1/user/authorize', guessed)).status).toBe(428)
  })

  it('neither uses nor ends a session that comes beside it', async () => {
    const { KEY } = (await make(owner)).json
    const person = await addPerson(db)
    await call(backend, '/api/api-front2/ru/v1/user/logout', bearer(KEY, { cookie: person.cookie }))
    const own = await call(backend, '/api/front/ru/v1/user/factors', { cookie: person.cookie })
    expect(own.status).toBe(200)
  })

  it('is refused from the moment when it is revoked, by whichever owner, and twice the same', async () => {
    const { KEY, KEY_CODE } = (await make(owner)).json
    const other = await member('owner')
    for (let time = 0; time < 2; time += 1) {
      const { cookie } = other
      const answer = await sendTo(easy(), `${keys}/${KEY_CODE}`, { method: 'DELETE', headers: { cookie } })
      expect([answer.status, await answer.json()]).toEqual([
        200,
        expect.arrayContaining([expect.objectContaining({ KEY_CODE, REVOKED_AT: expect.any(String) })]),
      ])
    }
    expect(await read(KEY, patients)).toMatchObject({
      status: 401,
      json: { error: { code: 'API_KEY_UNKNOWN' } },
    })
  })

  it('finishes a call under which it is revoked, and makes no other', async () => {
    const { KEY, KEY_CODE } = (await make(owner, { SCOPES: ['patients:write'] })).json
    const person = { LASTNAME: 'Серик', NAME: 'Дана', TEL: '+77011234502', LOCALE: 'ru', IS_ANOTHER: false }
    const revoked = Promise.withResolvers<void>()
    const path = `/api/w-business/ru/${company}/0/patients`
    const slow = new ReadableStream<Uint8Array>({
      pull: async (stream) => {
        await revoked.promise
        stream.enqueue(new TextEncoder().encode(JSON.stringify(person)))
        stream.close()
      },
    })
    const headers = bearer(KEY, { 'content-type': 'application/json' })
    const init = { method: 'POST', headers, body: slow, duplex: 'half' }
    const request = new Request(`http://api.test${path}`, init)
    const writing = backend.fetchFrom(request, { address: '203.0.113.7' })
    // Its use is noted when it is admitted, before its body is read.
    const isUsed = async () =>
      (await db.orm.select().from(apiKey).where(eq(apiKey.id, KEY_CODE)))[0]?.usedAt ?? null
    await expect.poll(isUsed).not.toBeNull()
    await db.orm.update(apiKey).set({ revokedAt: new Date() }).where(eq(apiKey.id, KEY_CODE))
    revoked.resolve()
    expect((await writing).status).toBe(201)
    expect((await write(KEY, path, person)).status).toBe(401)
  })

  it('is made by an owner of the whole company with their password, for rights that there are, and 20 times at most', async () => {
    expect((await make(await member('manager'))).status).toBe(403)
    expect((await make(await member('owner', ['11']))).status).toBe(403)
    expect((await make(owner, { PASSWORD: 'не тот' })).json.error.fields).toHaveProperty('PASSWORD')
    for (const SCOPES of [[], ['staff:write'], ['notes:read'], ['all']])
      expect((await make(owner, { SCOPES })).status).toBe(422)
    await db.orm.insert(apiKey).values(
      Array.from({ length: 20 }, (_, number) => ({
        ...{ company, account: owner.account.id, start: 'shipa_0000', name: 'много', scopes: [] },
        tokenHash: `hash ${number}`,
      })),
    )
    expect((await make(owner)).json.error.code).toBe('LIST_FULL')
    await db.orm.delete(apiKey).where(eq(apiKey.name, 'много'))
  })

  it('is told to every owner of the clinic', async () => {
    const other = await member('owner')
    await make(owner, { NAME: 'Бот записи' })
    const told = await db.orm.select().from(outbox).where(eq(outbox.template, 'key-made'))
    const ofThis = told.filter(({ params }) => Object.values(params as object).includes('Бот записи'))
    expect(ofThis.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([owner.account.email, other.account.email]),
    )
  })

  it('names its integrator, if it was made for one', async () => {
    const { KEY } = (await make(owner, { INTEGRATOR_CODE: 'medsoft' })).json
    expect((await read(KEY, patients, { 'x-integrator': 'medsoft' })).status).toBe(200)
    expect((await read(KEY, patients, { 'x-integrator': 'other' })).json.error.code).toBe(
      'INTEGRATOR_UNKNOWN',
    )
  })

  it('is answered 600 calls in a minute, and told when it may go on; others are answered, and the database is not asked', async () => {
    const [flooding, other] = [(await make(owner)).json, (await make(owner)).json]
    // A minute does not pass, however long the calls take.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const calls = 10_000
      const statuses = new Map<number, number>()
      const waits = new Set<number>()
      for (let number = 0; number < calls; number += 1) {
        const { status, headers } = await call(backend, '/api/front/ru/v1/user/factors', bearer(flooding.KEY))
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 429) waits.add(Number(headers.get('retry-after')))
      }
      expect(statuses.get(429)).toBe(calls - callsPerMinute)
      expect([...waits]).toEqual([60])
      expect((await read(other.KEY, patients)).status).toBe(200)
      expect((await call(backend, patients, { cookie: owner.cookie })).status).toBe(200)
      // It is refused before anybody looks whether it is still a key.
      await db.orm.update(apiKey).set({ revokedAt: new Date() }).where(eq(apiKey.id, flooding.KEY_CODE))
      expect((await read(flooding.KEY, patients)).status).toBe(429)
      vi.advanceTimersByTime(61_000)
      expect((await read(flooding.KEY, patients)).status).toBe(401)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is taken from an address that has sent many wrong ones, which are refused with the time to wait', async () => {
    const { KEY } = (await make(owner)).json
    const from = (key: string) =>
      backend.fetchFrom(new Request(`http://api.test${patients}`, { headers: bearer(key) }), {
        address: '198.51.100.9',
      })
    for (let number = 0; number < 30; number += 1) expect((await from('shipa_guess')).status).toBe(401)
    const refused = await from('shipa_guess')
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await from(KEY)).status).toBe(200)
  })
})
