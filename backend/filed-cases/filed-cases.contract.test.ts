import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { company, filedCase, membership, outbox, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { hearLive } from '../test/staff-live.ts'
import { deleteOldCases, moveDueCases } from './due-cases.ts'

const code = '1001'
const contact = 'gulnara@example.kz'
const value = { document: 'taxes', patient: 'Гульнара Сейткали, 1988' }
const words = { COMPANY_CODE: code, NAME: 'Гульнара', CONTACT: contact, CONSENT: true, VALUE: value }

describe.each(await testDatabases())('on $name, cases that visitors file', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [filedCase, rateLimit, outbox, membership]) await db.orm.delete(table)
    await db.orm.update(company).set({ emailForIssues: 'ask@dent.example' }).where(eq(company.code, code))
    owner = await addPerson(db)
    await addStaff(db, owner.account, code, 'owner')
  })

  const read = async (response: Promise<Response>) => {
    const answer = await response
    const body = await answer.text()
    return { status: answer.status, json: body ? JSON.parse(body) : undefined }
  }
  const cookieOf = (by?: SignedIn) => (by ? { headers: { cookie: by.cookie } } : {})
  const send = (path: string, body?: unknown, by?: SignedIn, locale = 'ru') =>
    read(sendTo(backend, `/api/w-front/${locale}/v1/${path}`, { body, ...cookieOf(by) }))
  const get = (path: string, by?: SignedIn) =>
    read(call(backend, `/api/${path}`, by ? { cookie: by.cookie } : {}))
  const letters = async () =>
    (await db.orm.select().from(outbox).orderBy(outbox.createdAt)).map(
      ({ template, recipient, locale }) => `${template} ${locale} ${recipient}`,
    )
  const codeIn = async () =>
    (await db.orm.select().from(outbox)).find(({ params }) => params.CODE)?.params.CODE ?? ''
  type Filed = { CASE_CODE: string; TOKEN: string }
  /** Files a request without an account: a code is sent, and the same form is sent again with it. */
  const file = async (more: object = {}, locale = 'ru'): Promise<Filed> => {
    const { json } = await send('case/document-request', { ...words, ...more }, undefined, locale)
    const proof = { CONFIRM_ID: json.error.data.CONFIRM_ID, CODE: await codeIn() }
    await db.orm.delete(outbox)
    await db.orm.delete(rateLimit)
    return (await send('case/document-request', { ...words, ...more, ...proof }, undefined, locale)).json
  }
  const linked = ({ CASE_CODE, TOKEN }: Filed, locale = 'ru') =>
    get(`front/${locale}/v1/case/${CASE_CODE}?token=${TOKEN}`)
  const list = async (state = 'all', by = owner) =>
    get(`business-api-front2/ru/${code}/0/cases/document-request?filter[state]=${state}`, by)
  const staffMove = (one: Filed, arrow: string, body: object = {}, by = owner) =>
    read(
      sendTo(backend, `/api/w-business/ru/${code}/0/cases/document-request/${one.CASE_CODE}/${arrow}`, {
        body,
        ...cookieOf(by),
      }),
    )

  it('are confirmed by a code, kept once, and told to both sides', async () => {
    const filed = await file()
    expect(filed.CASE_CODE).toMatch(/^[0-9A-Z]{8}$/)
    expect((await letters()).sort()).toEqual(
      [`case-received ru ${contact}`, 'case-to-clinic ru ask@dent.example'].sort(),
    )
    await db.orm.delete(rateLimit)
    expect((await file()).CASE_CODE).toBe(filed.CASE_CODE)
    expect(await db.orm.$count(filedCase)).toBe(1)
  })

  it('are read from a form without script too, and each wrong field is named', async () => {
    const form = new URLSearchParams({
      COMPANY_CODE: code,
      NAME: 'Гульнара',
      CONTACT: contact,
      CONSENT: 'on',
    })
    form.set('VALUE[document]', 'passport')
    form.set('VALUE[patient]', ' ')
    const { status, json } = await send('case/document-request', form)
    expect(status).toBe(422)
    expect(Object.keys(json.error.fields).sort()).toEqual(['VALUE[document]', 'VALUE[patient]'])
    form.set('VALUE[document]', 'extract')
    form.set('VALUE[patient]', 'Гульнара')
    const { json: asked } = await send('case/document-request', form)
    expect(Object.keys(asked.error.fields)).toEqual(['CODE'])
  })

  it('are refused with all faults in one answer', async () => {
    const sent = {
      COMPANY_CODE: code,
      NAME: ' ',
      CONTACT: '',
      VALUE: { document: 'visa', details: 'a\u001b[31m' },
    }
    const { status, json } = await send('case/document-request', sent)
    const fields = ['CONSENT', 'CONTACT', 'NAME', 'VALUE[details]', 'VALUE[document]', 'VALUE[patient]']
    expect([status, Object.keys(json.error.fields).sort()]).toEqual([422, fields])
    const odd = { toString: 1, valueOf: 1 }
    const strange = await send('case/document-request', {
      ...words,
      NAME: odd,
      VALUE: { ...value, details: odd },
    })
    expect(Object.keys(strange.json.error.fields).sort()).toEqual(['NAME', 'VALUE[details]'])
    const rude = await send('case/document-request', {
      ...words,
      NAME: '',
      VALUE: { ...value, details: 'Хуйня' },
    })
    expect(Object.keys(rude.json.error.fields).sort()).toEqual(['NAME', 'VALUE[details]'])
    expect(rude.json.error.data.PLACES).toEqual({ 'VALUE[details]': [{ start: 0, end: 5 }] })
  })

  it('are refused with an unknown field, with abuse, and for a clinic that takes none', async () => {
    const unknown = await send('case/document-request', { ...words, VALUE: { ...value, price: 1 } })
    expect(Object.keys(unknown.json.error.fields)).toEqual(['VALUE[price]'])
    const unseen = await send('case/document-request', {
      ...words,
      VALUE: { ...value, details: 'a\u001b[31m' },
    })
    expect(Object.keys(unseen.json.error.fields)).toEqual(['VALUE[details]'])
    await db.orm.update(company).set({ emailForIssues: null }).where(eq(company.code, code))
    expect((await send('case/document-request', words)).status).toBe(404)
    expect((await send('case/nothing', words)).status).toBe(404)
  })

  it('are read by their link alone, in words of the reader, with what the author may do', async () => {
    const filed = await file()
    const { json } = await linked(filed, 'uz')
    expect(json).toMatchObject({ STATE: 'new', STATE_LABEL: 'Yangi', KIND_LABEL: 'Hujjat soʻrovi' })
    expect(json.ANSWERS[0].TEXT).toBe('Soliq chegirmasi uchun toʻlov maʼlumotnomasi')
    expect(json.MAY).toEqual([
      { ARROW: 'withdraw', LABEL: 'Soʻrovni qaytarib olish', NEEDS_REASON: false, REASON_HINT: null },
    ])
    expect((await linked({ ...filed, TOKEN: 'a'.repeat(16) })).status).toBe(404)
    expect((await linked({ ...filed, CASE_CODE: 'ZZZZZZZZ' })).status).toBe(404)
  })

  it('are moved by staff who may write in the section; the author hears of it and sees the history', async () => {
    const filed = await file()
    await db.orm.delete(outbox)
    expect((await list('waiting')).json).toMatchObject({
      COUNTS: { waiting: 1, settled: 0, all: 1 },
      data: [{ NAME: 'Гульнара', CONTACT: contact, STATE: 'new' }],
    })
    expect((await staffMove(filed, 'refuse')).json.error.fields).toHaveProperty('REASON')
    expect((await staffMove(filed, 'accept')).json).toEqual({
      CASE_CODE: filed.CASE_CODE,
      STATE: 'preparing',
    })
    expect((await staffMove(filed, 'refuse', { REASON: 'Вы лечились в другой клинике.' })).status).toBe(200)
    expect(await letters()).toEqual([`case-moved ru ${contact}`, `case-moved ru ${contact}`])
    const late = await staffMove(filed, 'finish')
    expect(late.status).toBe(409)
    expect(late.json.error).toMatchObject({
      code: 'STATE_CHANGED',
      data: { STATUS: 'refused', BY: 'clinic' },
    })
    expect((await linked(filed)).json.HISTORY).toMatchObject([
      { ARROW: 'accept', BY: 'clinic', REASON: null },
      { ARROW: 'refuse', BY: 'clinic', REASON: 'Вы лечились в другой клинике.' },
    ])
    expect((await list('settled')).json.COUNTS).toEqual({ waiting: 0, settled: 1, all: 1 })
  })

  it('are moved without a message to an author whose contact is not known here', async () => {
    const filed = await file()
    await db.orm.update(filedCase).set({ contact: '' }).where(eq(filedCase.code, filed.CASE_CODE))
    await db.orm.delete(outbox)
    expect((await staffMove(filed, 'accept')).status).toBe(200)
    expect(await letters()).toEqual([])
    expect((await linked(filed)).json.STATE).toBe('preparing')
  })

  it('are not for other roles, other clinics, or arrows of others', async () => {
    const filed = await file()
    const [editor, doctor, registrar, stranger] = await Promise.all([1, 2, 3, 4].map(() => addPerson(db)))
    if (!editor || !doctor || !registrar || !stranger) throw new Error('people are missing')
    await addStaff(db, editor.account, code, 'editor')
    await addStaff(db, doctor.account, code, 'doctor', { specialist: '501' })
    await addStaff(db, registrar.account, code, 'registrar')
    await addStaff(db, stranger.account, '1002', 'owner')
    expect((await list('all', editor)).status).toBe(403)
    expect((await list('all', stranger)).status).toBe(403)
    expect((await list('all', doctor)).json.data).toEqual([])
    expect((await staffMove(filed, 'accept', {}, doctor)).status).toBe(404)
    expect((await list('all', registrar)).json.data).toMatchObject([{ CONTACT: null, MAY: [] }])
    expect((await staffMove(filed, 'accept', {}, registrar)).status).toBe(403)
    expect((await staffMove(filed, 'withdraw')).status).toBe(403)
    expect((await staffMove(filed, 'nothing')).status).toBe(404)
    const { CASE_CODE, TOKEN } = filed
    expect((await send(`case/${CASE_CODE}/accept`, { TOKEN })).status).toBe(403)
    for (const inherited of ['constructor', '__proto__', 'toString']) {
      expect((await staffMove(filed, inherited)).status).toBe(404)
      expect((await send(`case/${CASE_CODE}/${inherited}`, { TOKEN })).status).toBe(404)
    }
  })

  it('are taken back by their author, of which the clinic hears, and then wait for nobody', async () => {
    const { CASE_CODE, TOKEN } = await file()
    await db.orm.delete(outbox)
    const news = await hearLive(backend, { company: code, kind: 'case_document_request', by: owner })
    await news.next()
    expect((await send(`case/${CASE_CODE}/withdraw`, { TOKEN })).json).toMatchObject({
      STATE: 'withdrawn',
      MAY: [],
    })
    await news.next()
    await news.stop()
    expect(await letters()).toEqual(['case-moved-to-clinic ru ask@dent.example'])
    expect((await send(`case/${CASE_CODE}/withdraw`, { TOKEN })).status).toBe(409)
    expect((await list('waiting')).json.data).toEqual([])
  })

  it('are new ones when they are filed again after they were settled', async () => {
    const { CASE_CODE, TOKEN } = await file()
    await send(`case/${CASE_CODE}/withdraw`, { TOKEN })
    await db.orm.delete(outbox)
    const again = await file()
    expect(again.CASE_CODE).not.toBe(CASE_CODE)
    expect((await linked(again)).json.STATE).toBe('new')
    expect((await letters()).length).toBe(2)
  })

  it('are moved without a reason that nobody would read, and say one in a message where their author reads it on the page', async () => {
    const filed = await file()
    await db.orm.delete(outbox)
    const noted = await staffMove(filed, 'accept', { REASON: 'Заметка для коллег.' })
    expect([noted.status, Object.keys(noted.json.error.fields)]).toEqual([422, ['REASON']])
    await staffMove(filed, 'accept')
    await staffMove(filed, 'refuse', { REASON: 'Вы лечились в другой клинике.' })
    const sent = await db.orm.select().from(outbox).orderBy(outbox.createdAt)
    expect(sent.map(({ params }) => params.REASON ?? null)).toEqual([null, 'Вы лечились в другой клинике.'])
    expect((await linked(filed)).json.HISTORY.map(({ REASON }: { REASON: string | null }) => REASON)).toEqual(
      [null, 'Вы лечились в другой клинике.'],
    )
  })

  it('are moved by the clock once, and deleted when they have been kept long enough', async () => {
    const filed = await file()
    await staffMove(filed, 'finish')
    await db.orm.delete(outbox)
    const later = (days: number) => sql.raw(`now() + interval '${days} days'`)
    await moveDueCases(db, undefined, later(59))
    expect((await linked(filed)).json.STATE).toBe('ready')
    await Promise.all([moveDueCases(db, undefined, later(61)), moveDueCases(db, undefined, later(61))])
    expect((await linked(filed)).json).toMatchObject({ STATE: 'left' })
    expect(await letters()).toEqual([`case-moved ru ${contact}`])
    await deleteOldCases(db.orm, later(364))
    expect(await db.orm.$count(filedCase)).toBe(1)
    await deleteOldCases(db.orm, later(366))
    expect(await db.orm.$count(filedCase)).toBe(0)
  })
})
