import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../schemas/access/roles.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { accessCode, membership, outbox, specialist } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

const company = '1001'

describe.each(await testDatabases())('on $name, staff', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(membership)
    await db.orm.delete(accessCode)
    owner = await member('owner')
  })

  async function member(role: Role, cabinets = ['0']): Promise<SignedIn> {
    const person = await addPerson(db)
    await addStaff(db, person.account, company, role, { cabinets })
    return person
  }
  const read = async ({ cookie }: SignedIn, path: string) => {
    const answer = await call(backend, `/api${path}`, { cookie })
    return { status: answer.status, json: await answer.json() }
  }
  type Verb = 'POST' | 'PUT' | 'DELETE'
  const send = async ({ cookie }: SignedIn, method: Verb, path: string, body?: unknown) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}${path}`, {
      method,
      body,
      headers: { cookie },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const invite = async (by: SignedIn, body: Record<string, unknown> = {}) =>
    send(by, 'POST', '/0/staff/access_codes', { ROLE: 'registrar', CABINET: '11', ...body })
  const use = (person: SignedIn, code: string, of = company, cabinet = '0') =>
    sendTo(backend, `/api/w-business/ru/${of}/${cabinet}/business/user/request_access`, {
      body: new URLSearchParams({ access_code: code }),
      headers: { cookie: person.cookie },
    })
  const access = (person: SignedIn, cabinet = '0') =>
    read(person, `/business-api-front2/ru/${company}/${cabinet}/business/user/get_access`)
  const statusOfUse = async (person: SignedIn, code: string) => (await use(person, code)).status

  it('lets in by a code alone, and minds the company and the cabinet that are named beside it (A5)', async () => {
    const { json } = await invite(owner)
    const stranger = await addPerson(db)
    expect((await use(stranger, json.CODE, '1002')).status).toBe(404)
    expect((await use(stranger, json.CODE, company, '12')).status).toBe(404)
    const joined = await use(stranger, json.CODE, '0')
    expect([joined.status, await joined.json()]).toMatchObject([200, { ROLE: 'registrar', CABINETS: ['11'] }])
    const again = await use(stranger, json.CODE, company, '11')
    expect(again.status).toBe(200)
    expect((await again.json()).AREAS).toHaveProperty('doctor-appointment')
  })

  it('sees its companies and the cabinets that each may enter (A1, A2, B-34, B-35)', async () => {
    const registrar = await member('registrar', ['12'])
    expect((await read(registrar, '/api-front2/ru/v1/business/user/companies')).json).toEqual([
      expect.objectContaining({
        COMPANY_CODE: company,
        COMPANY_NAME_UZ: 'Demo-Dent',
        EMAIL_FOR_ISSUES: 'ask@demo-dent.example',
        COUNTRY: 'KZ',
        ROLE: 'registrar',
        STATUS: 'active',
        OWNERS: expect.arrayContaining([expect.stringMatching(/\S/)]),
      }),
    ])
    const cabinets = async (person: SignedIn) =>
      (await read(person, `/api-front2/ru/v1/business/user/cabinets?company_code=${company}`)).json
    const codes = (await cabinets(owner)).map(
      (one: { COMPANY_CABINET_CODE: string }) => one.COMPANY_CABINET_CODE,
    )
    expect(codes).toContain('12')
    expect(await cabinets(registrar)).toEqual([
      expect.objectContaining({ COMPANY_CABINET_CODE: '12', IS_MAIN: false }),
    ])
    const stranger = await addPerson(db)
    expect((await read(stranger, '/api-front2/ru/v1/business/user/companies')).json).toEqual([])
    expect((await cabinets(stranger)).error.code).toBe('FORBIDDEN')
  })

  it('is told what it may do, by company and cabinet (A7, B-42, D-PERM)', async () => {
    expect((await access(owner)).json).toMatchObject({
      ROLE: 'owner',
      CABINETS: ['0'],
      AREAS: { staff: ['read', 'write'] },
    })
    const registrar = await member('registrar', ['12'])
    expect((await access(registrar, '12')).json).toMatchObject({
      ROLE: 'registrar',
      CABINETS: ['12'],
      AREAS: { 'doctor-appointment': ['read', 'write'], staff: ['read'] },
    })
    expect((await access(registrar, '12')).json.AREAS.news).toBeUndefined()
    expect((await access(registrar)).json.AREAS).toEqual({})
    expect((await access(registrar, '11')).status).toBe(403)
    expect((await access(await addPerson(db))).status).toBe(403)
  })

  it('has the exclusive area in one company only (B-17)', async () => {
    expect((await access(owner)).json).toMatchObject({ CLOSED: ['translation'] })
    expect((await access(owner)).json.AREAS.translation).toBeUndefined()
    const exclusive = testBackend(db, undefined, { exclusive: { page: 'translation', company } })
    const answer = await call(
      exclusive,
      `/api/business-api-front2/ru/${company}/0/business/user/get_access`,
      {
        cookie: owner.cookie,
      },
    )
    expect(await answer.json()).toMatchObject({ CLOSED: [], AREAS: { translation: ['read', 'write'] } })
  })

  it('opens the screen of a practice to owners and doctors with a card, where it is switched on or there is one doctor (R101)', async () => {
    const withCard = async (role: Role, specialist: string | null = '501') => {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role, { specialist })
      return person
    }
    const hasIt = async (person: SignedIn) => {
      const { json } = await access(person)
      const day = await read(person, `/business-api-front2/ru/${company}/0/practice/day`)
      const isThere = json.AREAS['mis-practice'] !== undefined
      expect(day.status === 200).toBe(isThere)
      return isThere
    }
    const doctor = await withCard('doctor')
    const people = [
      doctor,
      await withCard('owner'),
      owner,
      await withCard('registrar'),
      await withCard('manager'),
    ]
    const who = async () => Promise.all(people.map(hasIt))
    expect(await who()).toEqual([false, false, false, false, false])
    expect((await send(doctor, 'PUT', '/0/practice', { IS_ON: true })).status).toBe(403)
    expect((await send(owner, 'PUT', '/0/practice', { IS_ON: true })).json).toEqual({
      IS_ON: true,
      IS_ALONE: false,
    })
    expect(await who()).toEqual([true, true, false, false, false])
    await send(owner, 'PUT', '/0/practice', { IS_ON: false })
    await db.orm.update(specialist).set({ status: 'hidden' }).where(ne(specialist.code, '501'))
    expect(await who()).toEqual([true, true, false, false, false])
    await db.orm.update(specialist).set({ status: 'shown' })
  })

  it('grows by an access code, however it is typed (A5, B-43)', async () => {
    const { status, json } = await invite(owner, { ROLE: 'registrar', CABINET: '11', MAX_USES: 2 })
    expect(status).toBe(201)
    expect(json.CODE).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
    expect(Date.parse(json.EXPIRES_AT) / 86_400_000 - Date.now() / 86_400_000).toBeCloseTo(14, 1)
    const person = await addPerson(db)
    const typed = `${json.CODE.slice(0, 4)}-${json.CODE.slice(4)}`
      .toLowerCase()
      .replaceAll('0', 'o')
      .replaceAll('1', 'i')
    const answer = await use(person, typed)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ ROLE: 'registrar', CABINETS: ['11'] })
    expect((await access(person, '11')).status).toBe(200)
    expect(await statusOfUse(person, json.CODE)).toBe(200)
    const told = and(eq(outbox.template, 'staff-joined'), eq(outbox.recipient, owner.account.email ?? ''))
    expect(await db.orm.select().from(outbox).where(told)).toMatchObject([
      { params: { PERSON: 'Тестова Айгуль', ROLE: 'registrar', LINK: `/pro/${company}/staff` } },
    ])
    expect(await statusOfUse(await addPerson(db), json.CODE)).toBe(200)
    expect(await statusOfUse(await addPerson(db), json.CODE)).toBe(410)
  })

  it('answers 404 for a code that is not there, is of another company or was taken back, 410 for an old one (A5)', async () => {
    const { json } = await invite(owner)
    const person = await addPerson(db)
    const wrong = await use(person, 'ZZZZ-ZZZZ')
    const elsewhere = await use(person, json.CODE, '1002')
    expect([wrong.status, elsewhere.status]).toEqual([404, 404])
    expect(await wrong.json()).toEqual(await elsewhere.json())
    expect((await (await use(person, 'no code')).json()).error.code).toBe('ACCESS_CODE_INVALID')
    await db.orm.update(accessCode).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await statusOfUse(person, json.CODE)).toBe(410)
    const taken = (await invite(owner)).json.CODE
    expect((await send(owner, 'DELETE', `/0/staff/access_codes/${taken}`)).status).toBe(204)
    const other = await addPerson(db)
    expect(await statusOfUse(other, taken)).toBe(404)
    expect((await access(other)).status).toBe(403)
  })

  it('lets a person try five codes in a quarter of an hour, in little room (A5)', async () => {
    const person = await addPerson(db)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++) statuses.push(await statusOfUse(person, 'ZZZZZZZZ'))
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429])
    expect(await statusOfUse(await addPerson(db), 'A'.repeat(2000))).toBe(413)
    const { status } = await use({ ...person, cookie: '' }, 'ZZZZZZZZ')
    expect(status).toBe(401)
  })

  it('takes no more people than a code is for, however many come at once (A5)', async () => {
    const { json } = await invite(owner, { MAX_USES: 3 })
    const people = await Promise.all(Array.from({ length: 8 }, () => addPerson(db)))
    const statuses = await Promise.all(people.map((person) => statusOfUse(person, json.CODE)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 410)).toHaveLength(5)
    const [row] = await db.orm.select().from(accessCode)
    expect(row?.uses).toBe(3)
  })

  it('gets the cabinets of both by another code for the same role (A5)', async () => {
    const registrar = await member('registrar', ['12'])
    const code = (await invite(owner, { CABINET: '11' })).json.CODE
    expect(await (await use(registrar, code)).json()).toMatchObject({ CABINETS: ['12', '11'] })
  })

  it('grows by a code for all that it is and more, and stays as it is by one for less (A5)', async () => {
    const analyst = await member('analyst', ['12'])
    const more = (await invite(owner, { ROLE: 'registrar', CABINET: '0' })).json.CODE
    expect(await (await use(analyst, more)).json()).toMatchObject({ ROLE: 'registrar', CABINETS: ['0'] })
    const less = (await invite(owner, { ROLE: 'editor', CABINET: '11', MAY_PUBLISH: true })).json.CODE
    expect(await (await use(analyst, less)).json()).toMatchObject({ ROLE: 'registrar', CABINETS: ['0'] })
    const [row] = await db.orm.select().from(accessCode).where(eq(accessCode.code, less))
    expect(row?.uses).toBe(0)
  })

  it.each([
    ['analyst', ['0'], { ROLE: 'manager', CABINET: '12' }],
    ['manager', ['12'], { ROLE: 'analyst', CABINET: '11' }],
    ['editor', ['0'], { ROLE: 'editor', CABINET: '12', MAY_PUBLISH: true }],
  ] as const)('%s of %j is not mixed with %j, and the code is not counted (A5)', async (role, has, body) => {
    const person = await member(role, [...has])
    const code = (await invite(owner, body)).json.CODE
    const answer = await use(person, code)
    expect([answer.status, (await answer.json()).error.code]).toEqual([409, 'OTHER_ROLE'])
    const own = eq(membership.account, person.account.id)
    const mayPublish = false
    expect(await db.orm.select().from(membership).where(own)).toMatchObject([
      { role, cabinets: has, mayPublish },
    ])
    expect(await db.orm.select().from(accessCode)).toMatchObject([{ uses: 0 }])
  })

  it('gets a cabinet that it has not, though it has as many by number (A5)', async () => {
    const doctor = await member('doctor', ['11', '11'])
    const code = (await invite(owner, { ROLE: 'doctor', CABINET: '12' })).json.CODE
    expect(await (await use(doctor, code)).json()).toMatchObject({ CABINETS: ['11', '12'] })
  })

  it.each([
    ['manager', ['0'], { ROLE: 'manager' }, 201],
    ['manager', ['0'], { ROLE: 'owner' }, 403],
    ['manager', ['12'], { ROLE: 'registrar', CABINET: '12' }, 403],
    ['registrar', ['0'], { ROLE: 'registrar' }, 403],
    ['owner', ['0'], { CABINET: '99' }, 422],
    ['owner', ['0'], { ROLE: 'king' }, 422],
    ['owner', ['0'], { MAX_USES: 51 }, 422],
  ] as const)('%s of %j inviting %j gets %i', async (role, cabinets, body, status) => {
    expect((await invite(await member(role, [...cabinets]), body)).status).toBe(status)
  })

  it('of one cabinet is invited from there, and to there only', async () => {
    const manager = await member('manager', ['12'])
    const path = '/12/staff/access_codes'
    expect((await send(manager, 'POST', path, { ROLE: 'doctor', CABINET: '12' })).status).toBe(201)
    expect((await send(manager, 'POST', path, { ROLE: 'doctor', CABINET: '11' })).status).toBe(403)
    expect((await send(manager, 'POST', path, { ROLE: 'doctor', CABINET: '0' })).status).toBe(403)
    await invite(owner, { CABINET: '11' })
    const seen = await read(manager, `/business-api-front2/ru/${company}/12/staff/access_codes`)
    expect(seen.json).toEqual([expect.objectContaining({ ROLE: 'doctor', CABINET: '12', USES: 0 })])
  })

  it('is listed with the highest role first, contacts for those who may change it', async () => {
    const registrar = await member('registrar', ['12'])
    await member('doctor', ['11'])
    const list = async (person: SignedIn, cabinet: string) =>
      (await read(person, `/business-api-front2/ru/${company}/${cabinet}/staff`)).json
    expect(await list(owner, '0')).toMatchObject([
      { ROLE: 'owner', IS_SELF: true, EMAIL: owner.account.email },
      { ROLE: 'registrar', IS_CHANGEABLE: true },
      { ROLE: 'doctor' },
    ])
    expect(await list(registrar, '12')).toMatchObject([
      { ROLE: 'owner', EMAIL: null, TEL: null, IS_CHANGEABLE: false },
      { ROLE: 'registrar', IS_SELF: true },
    ])
  })

  const change = (by: SignedIn, { account }: SignedIn, body: Record<string, unknown>) =>
    send(by, 'PUT', `/0/staff/${account.id}`, { CABINETS: ['0'], ...body })
  const remove = (by: SignedIn, { account }: SignedIn) => send(by, 'DELETE', `/0/staff/${account.id}`)

  it('has the card of a doctor, whose calendar is its own then, and whoever may change it gives it', async () => {
    const doctor = await member('doctor')
    const cardOf = async () => {
      const { json } = await read(owner, `/business-api-front2/ru/${company}/0/staff`)
      return json.find((one: { ACCOUNT: string }) => one.ACCOUNT === doctor.account.id).SPECIALIST_CODE
    }
    const calendarOf = async (person: SignedIn) => {
      const { json } = await read(person, `/business-api-front2/ru/${company}/11/calendar`)
      return [...json.DOCTORS, ...json.OTHERS].map((one) => one.SPECIALIST_CODE)
    }
    expect([await cardOf(), await calendarOf(doctor)]).toEqual([null, []])
    const { json: doctors } = await read(owner, `/business-api-front2/ru/${company}/0/staff/doctors`)
    const code = doctors[0].SPECIALIST_CODE
    expect((await change(owner, doctor, { ROLE: 'doctor', SPECIALIST_CODE: code })).status).toBe(204)
    expect(await cardOf()).toBe(code)
    await expect.poll(() => calendarOf(doctor)).toEqual([code])
    await change(owner, doctor, { ROLE: 'doctor' })
    expect(await cardOf()).toBeNull()
    const wrong = await change(owner, doctor, { ROLE: 'doctor', SPECIALIST_CODE: 'nobody' })
    expect([wrong.status, Object.keys(wrong.json.error.fields)]).toEqual([422, ['SPECIALIST_CODE']])
    expect((await change(doctor, doctor, { ROLE: 'doctor', SPECIALIST_CODE: code })).status).toBe(403)
  })

  it('is raised by nobody above themselves', async () => {
    const manager = await member('manager')
    const doctor = await member('doctor', ['11'])
    expect((await change(manager, manager, { ROLE: 'owner' })).status).toBe(403)
    expect((await change(manager, doctor, { ROLE: 'owner' })).status).toBe(403)
    expect((await change(manager, owner, { ROLE: 'doctor' })).status).toBe(403)
    expect((await remove(manager, owner)).status).toBe(403)
    expect((await change(doctor, doctor, { ROLE: 'manager' })).status).toBe(403)
    expect((await change(manager, doctor, { ROLE: 'registrar', CABINETS: ['11', '12'] })).status).toBe(204)
    await expect.poll(async () => (await access(doctor, '12')).json).toMatchObject({ ROLE: 'registrar' })
  })

  it('is an owner of the whole company, and of no single cabinets', async () => {
    const manager = await member('manager')
    const some = await change(owner, manager, { ROLE: 'owner', CABINETS: ['11'] })
    expect([some.status, Object.keys(some.json.error.fields)]).toEqual([422, ['CABINETS']])
    expect((await change(owner, manager, { ROLE: 'owner', CABINETS: ['0'] })).status).toBe(204)
  })

  it('never loses its last owner', async () => {
    expect((await remove(owner, owner)).json.error).toMatchObject({ code: 'LAST_OWNER' })
    expect((await change(owner, owner, { ROLE: 'manager' })).status).toBe(409)
    const second = await member('owner')
    const both = await Promise.all([remove(owner, second), remove(second, owner)])
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403])
    expect(await db.orm.select().from(membership).where(eq(membership.role, 'owner'))).toHaveLength(1)
  })

  it('loses everything at once when it is removed, and what it invited to', async () => {
    const manager = await member('manager')
    expect((await access(manager)).status).toBe(200)
    const code = (await invite(manager)).json.CODE
    expect((await remove(owner, manager)).status).toBe(204)
    await expect.poll(async () => (await access(manager)).status).toBe(403)
    expect(await statusOfUse(await addPerson(db), code)).toBe(404)
    expect((await remove(owner, manager)).status).toBe(404)
  })

  it('invites and takes back by what it is now, not by what is remembered of it', async () => {
    const manager = await member('manager')
    const { CODE } = (await invite(manager)).json
    // Changed without invalidating caches.
    const own = eq(membership.account, manager.account.id)
    await db.orm.update(membership).set({ role: 'doctor' }).where(own)
    expect((await invite(manager)).status).toBe(403)
    expect((await send(manager, 'DELETE', `/0/staff/access_codes/${CODE}`)).status).toBe(403)
  })
})
