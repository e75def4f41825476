import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  cabinet,
  claimPaper,
  company,
  companyClaim,
  confirmation,
  listing,
  membership,
  outbox,
  rateLimit,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'

const code = '1001'
const pdf = new File(['%PDF-1.7 a licence\n%%EOF'], 'Лицензия.pdf')

describe.each(await testDatabases())('on $name, whoever takes a company over', ({ open }) => {
  let db: Database
  let backend: Backend
  let moderator: SignedIn
  let person: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    moderator = await addPerson(db, { isModerator: true, lastName: 'Ким', name: 'Ольга' })
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await seedDatabase(db, smallSeed)
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
    await db.orm.delete(companyClaim)
    await db.orm.delete(membership)
    await db.orm.delete(cabinet)
    await db.orm
      .update(company)
      .set({
        isDemo: false,
        attribution: 'A public source',
        email: 'Info@dent.example',
        phones: ['+77012345678'],
      })
      .where(eq(company.code, code))
    person = await addPerson(db, { locale: 'uz' })
  })

  const read = async (response: Promise<Response>) => {
    const answer = await response
    const text = await answer.text()
    return { status: answer.status, json: text ? JSON.parse(text) : undefined }
  }
  const get = (path: string, by: SignedIn) =>
    read(call(backend, `/api/api-front2/ru/v1/${path}`, { cookie: by.cookie }))
  const send = (path: string, body: unknown, by: SignedIn) =>
    read(sendTo(backend, `/api/w-front/ru/v1/${path}`, { body, headers: { cookie: by.cookie } }))
  const offer = (by = person) => get(`business/claims/${code}`, by)
  const claim = (by: SignedIn, fields: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries<string | File>({ CONSENT: 'true', ...fields }))
      form.append(name, value)
    return send(`business/claims/${code}`, form, by)
  }
  const decide = (id: number, body: unknown, by = moderator) =>
    send(`moderation/claims/${id}/decision`, body, by)
  const waiting = async () => (await get('moderation/claims', moderator)).json
  const messages = async () =>
    (await db.orm.select().from(outbox)).map(({ template, recipient }) => `${template} ${recipient}`)
  const listed = async () => (await db.orm.select().from(listing).where(eq(listing.code, code)))[0]
  const isUnclaimed = async () =>
    (await read(call(backend, `/api/front/ru/v1/company/${code}`))).json.IS_UNCLAIMED

  it('sees which contacts the source names, masked, and nothing of a company that somebody manages', async () => {
    expect((await offer()).json).toMatchObject({
      IS_UNCLAIMED: true,
      CONTACTS: [
        { CHANNEL: 'email', MASKED: 'i***@dent.example' },
        { CHANNEL: 'phone', MASKED: '+7 *** *** 56 78' },
      ],
      OWN: null,
      OTHERS: 0,
    })
    await db.orm.update(company).set({ attribution: null }).where(eq(company.code, code))
    expect((await offer()).status).toBe(404)
    expect((await claim(person, { 'PAPERS[]': pdf })).status).toBe(409)
  })

  it('proves it by a code that goes to the known contact alone, and owns it after the approval with its facts', async () => {
    const sent = await send(`business/claims/${code}/code`, { CHANNEL: 'email' }, person)
    expect(sent).toMatchObject({ status: 202, json: { MASKED: 'i***@dent.example' } })
    expect((await send(`business/claims/${code}/code`, { CHANNEL: 'email' }, person)).status).toBe(429)
    const [mail] = await db.orm.select().from(outbox)
    expect(mail).toMatchObject({ template: 'claim-code', recipient: 'info@dent.example' })
    const CODE = mail?.params.CODE ?? ''
    const { CONFIRM_ID } = sent.json

    const wrong = CODE === '000000' ? '000001' : '000000'
    expect((await claim(person, { CONFIRM_ID, CODE: wrong })).json.error.code).toBe('CODE_INVALID')
    const other = await addPerson(db)
    expect((await claim(other, { CONFIRM_ID, CODE })).json.error.code).toBe('CODE_EXPIRED')
    await db.orm.update(confirmation).set({ usedAt: null })
    expect(await claim(person, { CONFIRM_ID, CODE })).toEqual({
      status: 201,
      json: { STATUS: 'waiting', OTHERS: 0 },
    })
    expect((await claim(person, { 'PAPERS[]': pdf })).status).toBe(409)

    const [asked] = (await waiting()).data
    expect(asked).toMatchObject({ COMPANY_CODE: code, PROOF: 'email', PAPERS: [], OTHERS: 0 })
    expect((await decide(asked.CLAIM_ID, { STATUS: 'approved' }, person)).status).toBe(403)
    expect(await isUnclaimed()).toBe(true)
    expect((await decide(asked.CLAIM_ID, { STATUS: 'approved' })).status).toBe(200)
    expect((await decide(asked.CLAIM_ID, { STATUS: 'rejected', REASON: 'x' })).status).toBe(409)

    expect(await isUnclaimed()).toBe(false)
    // No longer after all others in lists.
    expect((await listed())?.score).toBeGreaterThan(0)
    expect((await get('business/user/companies', person)).json).toMatchObject([{ COMPANY_CODE: code }])
    const [branch] = await db.orm.select().from(cabinet).where(eq(cabinet.company, code))
    expect(branch?.phones).toEqual(['+77012345678'])
    expect(await messages()).toContain(`company-approved ${person.account.email}`)
    expect((await offer()).json).toMatchObject({ IS_UNCLAIMED: false, OWN: { STATUS: 'approved' } })
  })

  it('does not flood the contact with codes, however many people ask for one', async () => {
    const ask = async (number: number) => {
      const { cookie } = await addPerson(db)
      const path = `/api/w-front/ru/v1/business/claims/${code}/code`
      const address = `203.0.113.${number}`
      return sendTo(backend, path, { body: { CHANNEL: 'email' }, headers: { cookie }, address })
    }
    const statuses: number[] = []
    // One after another, because they wait for the same company: a caller who waits too long for a connection would be refused for that.
    for (let number = 0; number < 35; number += 1) statuses.push((await ask(number)).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect(await messages()).toHaveLength(30)
  })

  it('proves it by documents, which moderators alone can open', async () => {
    expect((await claim(person, {})).json.error.fields).toHaveProperty('PAPERS')
    expect((await claim(person, { 'PAPERS[]': pdf, NOTE: 'Главный врач' })).status).toBe(201)
    const [asked] = (await waiting()).data
    expect(asked).toMatchObject({ PROOF: 'papers', NOTE: 'Главный врач', PAPERS: [{ NAME: 'Лицензия' }] })
    const [paper] = await db.orm.select().from(claimPaper)
    const path = `/api/api-front2/ru/v1/moderation/claims/${asked.CLAIM_ID}/papers/${paper?.id}`
    const file = await call(backend, path, { cookie: moderator.cookie })
    expect(await file.text()).toBe('%PDF-1.7 a licence\n%%EOF')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/)
    expect((await call(backend, path, { cookie: person.cookie })).status).toBe(403)
  })

  it('waits behind somebody else, and both are told; who is not chosen learns it', async () => {
    await claim(person, { 'PAPERS[]': pdf })
    const second = await addPerson(db, { locale: 'ru' })
    expect((await offer(second)).json.OTHERS).toBe(1)
    expect((await claim(second, { 'PAPERS[]': pdf })).json).toEqual({ STATUS: 'waiting', OTHERS: 1 })
    expect(await messages()).toContain(`claim-rival ${person.account.email}`)
    const { data } = await waiting()
    expect(data.map(({ OTHERS }: { OTHERS: number }) => OTHERS)).toEqual([1, 1])
    await decide(data[1].CLAIM_ID, { STATUS: 'approved' })
    const owners = await db.orm
      .select({ account: membership.account })
      .from(membership)
      .where(and(eq(membership.company, code), eq(membership.role, 'owner')))
    expect(owners).toEqual([{ account: second.account.id }])
    expect(await messages()).toContain(`company-rejected ${person.account.email}`)
    expect((await offer()).json.OWN).toMatchObject({
      STATUS: 'rejected',
      REASON: expect.stringContaining('boshqa odam'),
    })
    expect((await waiting()).meta.total).toBe(0)
  })

  it('is one of twelve who are approved at the same moment; the others are told that it is decided', async () => {
    const rows: { id: number }[] = []
    for (let count = 0; count < 12; count += 1) {
      const { account } = await addPerson(db)
      const values = { company: code, account: account.id, proof: 'papers' } as const
      rows.push(...(await db.orm.insert(companyClaim).values(values).returning({ id: companyClaim.id })))
    }
    const answers = await Promise.all(rows.map(({ id }) => decide(id, { STATUS: 'approved' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)])
    expect(await db.orm.select().from(membership)).toHaveLength(1)
  })

  it('may ask again after a rejection, whose reason moderators have to write', async () => {
    await claim(person, { 'PAPERS[]': pdf })
    const [asked] = (await waiting()).data
    expect((await decide(asked.CLAIM_ID, { STATUS: 'rejected' })).json.error.fields).toHaveProperty('REASON')
    await decide(asked.CLAIM_ID, { STATUS: 'rejected', REASON: 'Не читается' })
    const decided = { ARROW: 'reject', BY: 'moderator', REASON: 'Не читается' }
    expect((await offer()).json.OWN).toMatchObject({
      STATUS: 'rejected',
      REASON: 'Не читается',
      HISTORY: [{ ...decided, LABEL: 'Заявка отклонена', NAME: null }],
    })
    expect((await waiting()).data).toEqual([])
    const all = await get('moderation/claims?filter[state]=decided', moderator)
    expect(all.json).toMatchObject({
      data: [{ CLAIM_ID: asked.CLAIM_ID, STATUS: 'rejected', HISTORY: [{ ...decided, NAME: 'Ким Ольга' }] }],
      meta: { total: 1 },
    })
    expect((await get('moderation/claims?filter[state]=decided', person)).status).toBe(403)
    expect((await claim(person, { 'PAPERS[]': pdf })).status).toBe(201)
  })

  it('or has only found a mistake, tells moderators of it without an account', async () => {
    const tell = (body: unknown) => read(sendTo(backend, '/api/w-front/ru/v1/crm/report_mistake', { body }))
    expect((await tell({ COMPANY_CODE: code, TEXT: ' ' })).json.error.fields).toHaveProperty('TEXT')
    expect((await tell({ COMPANY_CODE: 'nobody', TEXT: 'x' })).status).toBe(404)
    expect((await tell({ COMPANY_CODE: code, TEXT: 'Переехали', EMAIL: '' })).status).toBe(201)
    const queue = async () => (await get('moderation/queues', moderator)).json
    expect(await queue()).toContainEqual(expect.objectContaining({ QUEUE: 'mistakes', COUNT: 1 }))
    const [told] = (await get('moderation/mistakes', moderator)).json.data
    expect(told).toMatchObject({ COMPANY_CODE: code, TEXT: 'Переехали', EMAIL: null })
    const done = () => send(`moderation/mistakes/${told.MISTAKE_ID}/done`, {}, moderator)
    expect((await done()).status).toBe(200)
    expect((await done()).status).toBe(404)
    expect(await queue()).toContainEqual({ QUEUE: 'mistakes', COUNT: 0, SINCE: null })
  })
})
