import { hash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company, openClinic } from '../../booking/test/clinic.ts'
import type { Backend } from '../../create-backend.ts'
import {
  appointment,
  company as companies,
  document,
  documentNumber,
  medicalRecord,
  outbox,
  patient,
  patientOpening,
  rateLimit,
  specialist,
  visitService,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { pictureAddress } from '../../kit/files/store.ts'
import { writeWords } from '../../patients/cards/write-words.ts'
import { authorization, call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { testFiles } from '../../test/files.ts'
import { onePagePdf } from '../../test/one-page-pdf.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'

const text = (words: string) => [
  {
    _type: 'block',
    _key: 'a',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'b', text: words, marks: [] }],
  },
]

describe.each(await testDatabases())('issuing documents on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  let doctor: SignedIn
  let registrar: SignedIn
  let template: { CODE: string; REVISION: number }
  let card: string
  const root = `${company}/0`
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    ;[owner, doctor, registrar] = [await addPerson(db), await addPerson(db), await addPerson(db)]
    await addStaff(db, owner.account, company, 'owner')
    await addStaff(db, doctor.account, company, 'doctor', { specialist: '501' })
    await addStaff(db, registrar.account, company, 'registrar')
    const made = await post('document-templates', owner, {
      VALUE: {
        name: { ru: 'Справка', kk: 'Анықтама' },
        kind: 'certificate',
        body: { ru: text('Дана {patient.name} для: {цель}'), kk: text('{patient.name}: {цель}') },
        fields: [{ name: 'цель', label: { ru: 'Куда' }, kind: 'text', required: true, choices: [] }],
        days: 30,
        number: '{year}-{n}',
      },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    template = made.body
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [document, documentNumber, medicalRecord, patient, rateLimit, outbox])
      await db.orm.delete(table)
    const [row] = await db.orm
      .insert(patient)
      .values({
        company,
        number: 1,
        lastName: 'Серикова',
        name: 'Айгуль',
        phone: '+77001112233',
        birthday: '1985-02-03',
        account: registrar.account.id,
      })
      .returning()
    if (!row) throw new Error('the card was not added')
    card = row.id
    await writeWords(db.orm, row.company, [row.id])
  })

  const post = async (path: string, by: SignedIn, body: unknown, key?: string, place = root) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${place}/${path}`, {
      headers: { cookie: by.cookie, ...(key && { 'idempotency-key': key }) },
      body,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const get = (path: string, by: SignedIn, place = root) =>
    call(backend, `/api/business-api-front2/ru/${place}/${path}`, { cookie: by.cookie })
  const asked = (more: object = {}) => ({
    PATIENT_CODE: card,
    TEMPLATE_CODE: template.CODE,
    TEMPLATE_REVISION: template.REVISION,
    LANG: 'ru',
    VALUES: { цель: 'бассейн' },
    ...more,
  })
  const rows = () => db.orm.select().from(document).orderBy(document.createdAt)

  it('gives each a number without gaps or doubles, however many are issued at once', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => post('document', owner, asked())))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const year = new Date().getFullYear()
    const numbers = answers.map(({ body }) => body.NUMBER).sort()
    expect(numbers).toEqual([1, 2, 3, 4].map((n) => `${year}-${n}`))
    const checked = await call(backend, `/api/front/ru/v1/dv/ru/${answers[0]?.body.CODE}`)
    expect(await checked.json()).toMatchObject({ STATUS: 'valid', PATIENT: 'С***\u00A0А.', PAGES: 1 })
  })

  it('issues once for one key, refuses the key for another document, and shows it in the profile', async () => {
    const twice = await Promise.all([0, 1].map(() => post('document', owner, asked(), 'key-of-one')))
    expect(twice.map(({ body }) => body.CODE)).toEqual(Array(2).fill(twice[0]?.body.CODE))
    const [other] = await db.orm
      .insert(patient)
      .values({ company, number: 2, lastName: 'Ким', name: 'Ольга' })
      .returning()
    for (const more of [{ LANG: 'kk' }, { VALUES: { цель: 'школа' } }, { PATIENT_CODE: other?.id }])
      expect((await post('document', owner, asked(more), 'key-of-one')).status).toBe(409)
    // The key of another member opens nothing of theirs.
    expect((await post('document', doctor, asked(), 'key-of-one')).status).toBe(404)
    expect(await rows()).toHaveLength(1)
    expect(await db.orm.select().from(medicalRecord)).toMatchObject([
      { account: registrar.account.id, documentCode: twice[0]?.body.CODE },
    ])
  })

  it('says by field what is missing, and issues nothing', async () => {
    const fieldsOf = async (more: object) => {
      const { status, body } = await post('document', owner, asked(more))
      return [status, ...Object.keys(body.error.fields ?? {})]
    }
    expect(await fieldsOf({ LANG: 'uz' })).toEqual([422, 'LANG'])
    expect(await fieldsOf({ VALUES: {} })).toEqual([422, 'VALUES[цель]'])
    expect(await fieldsOf({ VALUES: { цель: '😀' } })).toEqual([422, 'TEMPLATE_CODE'])
    expect(await fieldsOf({ VALUES: { цель: 'бас\u0007сейн' } })).toEqual([422, 'VALUES[цель]'])
    expect(await fieldsOf({ TEMPLATE_REVISION: 7 })).toEqual([412])
    expect(await fieldsOf({ VALID_TO: '2025-01-01' })).toEqual([422, 'VALID_TO'])
    expect(await rows()).toEqual([])
    expect(await db.orm.select().from(documentNumber)).toEqual([])
  })

  it('says what the paper would say and everything that is missing, in the words of its language', async () => {
    const draft = async (more: object) => (await post('document/draft', owner, asked(more))).body
    expect(await draft({ LANG: 'kk', VALUES: {} })).toMatchObject({
      TITLE: 'Анықтама',
      BODY: [{ children: [{ text: 'Серикова Айгуль: ' }, { text: '[Куда]', marks: ['underline'] }] }],
      PROBLEMS: { 'VALUES[цель]': 'Заполните это поле.' },
    })
    expect((await draft({ VALUES: { цель: 'бас\u0085сейн' } })).PROBLEMS).toEqual({
      'VALUES[цель]': 'Удалите недопустимые символы: вероятно, они попали сюда при вставке.',
    })
    expect((await draft({ VALUES: { цель: 'бассейн,\r\n\tшкола' } })).PROBLEMS).toEqual({})
    const { error } = await draft({ LANG: 'uz' })
    expect(error.fields.LANG[0]).toContain('«Справка»')
    expect(await draft({ VALID_TO: '2090-05-06' })).toMatchObject({ VALID_TO: '2090-05-06', PROBLEMS: {} })
    expect(await draft({ IS_FOREVER: true })).toMatchObject({ VALID_TO: null })
  })

  it('fills in a visit with what was done in it, and asks for one that came', async () => {
    const made = await post('document-templates', owner, {
      VALUE: {
        name: { ru: 'Счёт' },
        kind: 'invoice',
        body: { ru: text('{visit.date}, {visit.doctor}: {visit.services}') },
        fields: [],
        number: '{n}',
      },
    })
    const draft = async (more: object) =>
      (
        await post(
          'document/draft',
          owner,
          asked({
            TEMPLATE_CODE: made.body.CODE,
            TEMPLATE_REVISION: made.body.REVISION,
            VALUES: {},
            ...more,
          }),
        )
      ).body
    const bare = await draft({})
    expect(Object.keys(bare.PROBLEMS)).toEqual(['VISIT_CODE'])
    expect(bare.PROBLEMS.VISIT_CODE).toContain('(дата приёма; врач, который вёл приём; услуги приёма)')
    expect(JSON.stringify(bare.BODY)).not.toContain('{visit')
    const [visit] = await db.orm
      .insert(appointment)
      .values({
        ...{ company, cabinet: '11', specialist: '501', patient: card, timezone: 'Asia/Almaty' },
        ...{ code: 'AB12CD34', status: 'confirmed', channel: 'phone' },
        startsAt: new Date('2026-11-20T05:00:00Z'),
        endsAt: new Date('2026-11-20T05:30:00Z'),
      })
      .returning()
    if (!visit) throw new Error('the visit is not there')
    const VISIT_CODE = 'AB12CD34'
    expect((await draft({ VISIT_CODE })).error.fields).toHaveProperty('VISIT_CODE')
    await db.orm.update(appointment).set({ status: 'arrived' }).where(eq(appointment.id, visit.id))
    const line = { company, visit: visit.id, price: 1, quantity: 1, addedBy: owner.account.id }
    await db.orm.insert(visitService).values([
      { ...line, service: 'a', name: { ru: 'Осмотр' } },
      { ...line, service: 'b', name: { ru: 'Чистка' }, removedAt: new Date() },
      { ...line, service: 'c', name: { ru: 'Снимок' } },
    ])
    expect(await draft({ VISIT_CODE })).toMatchObject({
      BODY: [{ children: [{ text: '20 ноября 2026, Омарова Алия Сериковна: Осмотр, Снимок' }] }],
      PROBLEMS: {},
    })
    await db.orm.delete(appointment).where(eq(appointment.id, visit.id))
  })

  it('issues to a patient of whom neither phone nor birthday is known, who has the file at the clinic', async () => {
    await db.orm.update(patient).set({ phone: null, birthday: null })
    const { body: made } = await post('document', owner, asked())
    const checked = await (await call(backend, `/api/front/ru/v1/dv/ru/${made.CODE}`)).json()
    expect(checked).toMatchObject({ STATUS: 'valid', BIRTH_YEAR: null, OPENS_BY_LINK: false })
    const opened = await sendTo(backend, `/api/w-front/ru/v1/dv/ru/${made.CODE}/file`, {
      body: { PHONE_END: '2233', BIRTH_YEAR: '1985' },
    })
    expect(opened.status).toBe(422)
    expect(await (await get(`document/${made.CODE}`, owner)).json()).toMatchObject({ SENDS_BY: [] })
  })

  it('issues a PDF of the clinic as it is, which its check recognises, once', async () => {
    const file = Buffer.from(onePagePdf())
    const send = async (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData()
      const values = { PATIENT_CODE: card, LANG: 'uz', KIND: 'analysis', VALID_TO: '' }
      for (const [name, value] of Object.entries(values)) form.append(name, value)
      form.append('FILE', new Blob([bytes]), 'tahlil.pdf')
      const answer = await backend.fetchFrom(
        new Request(`http://api.test/api/w-business/ru/${root}/document_file`, {
          method: 'POST',
          headers: { authorization, origin: 'http://api.test', cookie: owner.cookie },
          body: form,
        }),
        { address: '203.0.113.7' },
      )
      return { status: answer.status, body: await answer.json() }
    }
    const { status, body: made } = await send(file)
    expect([status, made.KIND, made.LANG, made.PAGES]).toEqual([201, 'analysis', 'uz', 1])
    const issued = await get(`document/${made.CODE}/file`, owner)
    expect(Buffer.from(await issued.arrayBuffer())).toEqual(file)
    const SHA256 = hash('sha256', file)
    const match = await sendTo(backend, '/api/w-front/ru/v1/dv/file', { body: { SHA256 } })
    expect(await match.json()).toMatchObject({ MATCHES: true, DOCUMENT: { CODE: made.CODE } })
    expect((await send(file)).body.error.fields.FILE[0]).toContain(made.NUMBER)
    const text = await send(Buffer.from('no document'))
    expect(text.body.error.fields.FILE).toEqual(['Этот файл не подходит: нужен PDF.'])
    const cut = await send(Buffer.from(onePagePdf().slice(0, 200)))
    expect(cut.status).toBe(422)
    expect(await rows()).toHaveLength(1)
  })

  it('sends the link to the patient in their language, and not of what is revoked', async () => {
    await db.orm.update(patient).set({ locale: 'uz', email: null })
    const { body: made } = await post('document', owner, asked())
    const by = (CHANNEL: string, more = {}) =>
      post(`document/${made.CODE}/send`, registrar, { CHANNEL, ...more })
    expect((await by('mail')).body.error.fields).toHaveProperty('CHANNEL')
    const pressed = await Promise.all([by('sms'), by('sms')])
    expect(pressed.map(({ body }) => body.error?.code).sort()).toEqual(['SENT_MEANWHILE', undefined])
    const [{ body: sent } = { body: {} }] = pressed.filter(({ status }) => status === 200)
    expect(sent.SENDINGS).toMatchObject([{ CHANNEL: 'sms', TO: '…2233' }])
    expect((await by('sms', { LAST_SENT_AT: sent.SENDINGS[0].AT })).body.SENDINGS).toHaveLength(2)
    const [message, ...more] = await db.orm.select().from(outbox)
    expect(more).toHaveLength(1)
    expect(message).toMatchObject({ recipient: '+77001112233', locale: 'uz', template: 'document-issued' })
    await post(`document/${made.CODE}/revoke`, owner, { REASON: 'Ошибка в дате' })
    expect((await by('sms')).status).toBe(409)
  })

  it('has the logo that the clinic has uploaded, whatever the library of PDFs reads', async () => {
    const picture = { create: { width: 60, height: 60, channels: 3, background: '#0b6e7f' } } as const
    const bytes = await sharp(picture).webp().toBuffer()
    const src = pictureAddress(await testFiles.put(bytes, { folder: 'media/companies', extension: 'webp' }))
    const isClinic = eq(companies.code, company)
    const logo = { src: src ?? '', width: 60, height: 60, alt: { ru: 'Логотип' } }
    const pictures = async () => {
      const answer = await sendTo(backend, `/api/w-business/ru/${root}/document/preview`, {
        headers: { cookie: owner.cookie },
        body: asked(),
      })
      return (await answer.text()).match(/\/Subtype \/Image/g)?.length ?? 0
    }
    expect(await pictures()).toBe(0)
    await db.orm.update(companies).set({ logo }).where(isClinic)
    expect(await pictures()).toBeGreaterThan(0)
    await db.orm.update(companies).set({ logo: null }).where(isClinic)
  })

  it('previews without issuing, and notes that the card was opened', async () => {
    const answer = await sendTo(backend, `/api/w-business/ru/${root}/document/preview`, {
      headers: { cookie: owner.cookie },
      body: asked(),
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    expect(await rows()).toEqual([])
    const openings = await db.orm.select().from(patientOpening).where(eq(patientOpening.patient, card))
    expect(openings).toMatchObject([{ what: 'document', role: 'owner' }])
  })

  it('is opened before the patient’s eyes, who reads it once for some minutes', async () => {
    const { body: made } = await post('document', owner, asked())
    for (const path of ['', '', '/file']) await get(`document/${made.CODE}${path}`, registrar)
    const openings = await db.orm.select().from(patientOpening).where(eq(patientOpening.role, 'registrar'))
    expect(openings).toMatchObject([{ what: 'document', patient: card }])
  })

  it('is revoked in the branch that has issued it, not in another one of the same patient', async () => {
    const manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'manager', { cabinets: ['11'] })
    await db.orm.update(patient).set({ createdBy: manager.account.id })
    const { body: ofClinic } = await post('document', owner, asked())
    const ofBranch = await post('document', manager, asked(), undefined, `${company}/11`)
    const revoke = async (CODE: string) => {
      const shown = await (await get(`document/${CODE}`, manager, `${company}/11`)).json()
      const body = { REASON: 'Ошибка в дате' }
      const answer = await post(`document/${CODE}/revoke`, manager, body, undefined, `${company}/11`)
      return [shown.IS_OF_OWN_PLACE, answer.status]
    }
    expect(await revoke(ofClinic.CODE)).toEqual([false, 403])
    expect(await revoke(ofBranch.body.CODE)).toEqual([true, 200])
    // Nor do they issue in the name of a doctor of another branch.
    const isOther = eq(specialist.code, '502')
    const [other] = await db.orm.select().from(specialist).where(isOther)
    const signed = async () => {
      const more = { SPECIALIST_CODE: '502' }
      return (await post('document/draft', manager, asked(more), undefined, `${company}/11`)).body
    }
    expect((await signed()).SIGNATURE).toMatchObject({ NAME: expect.any(String) })
    const places = other?.places.map((one) => ({ ...one, cabinet: '12' })) ?? []
    await db.orm.update(specialist).set({ places }).where(isOther)
    expect((await signed()).error.fields).toHaveProperty('SPECIALIST_CODE')
    await db.orm
      .update(specialist)
      .set({ places: other?.places ?? [] })
      .where(isOther)
  })

  it('is read and printed by reception, revoked once with a reason, and hidden from other doctors', async () => {
    expect((await post('document', registrar, asked())).status).toBe(403)
    expect((await post('document', doctor, asked())).status).toBe(404)
    const { body: made } = await post('document', owner, asked({ SPECIALIST_CODE: '502' }))
    const list = async (by: SignedIn, query = '') => (await (await get(`documents${query}`, by)).json()).data
    expect(await list(registrar, '?search=серик&filter[status]=valid')).toMatchObject([{ CODE: made.CODE }])
    expect(await list(registrar, '?filter[status]=revoked')).toEqual([])
    for (const [typed, found] of [
      ['Serikova', 1],
      ['aygul 7001112233', 1],
      ['8 (700) 111-22-33', 1],
      ['7', 0],
      ['Serikova Pyotr', 0],
    ] as const)
      expect([typed, await list(registrar, `?search=${typed}`)]).toMatchObject([typed, { length: found }])
    const odd = ['filter[from]=0000-01-01', 'filter[to]=0000-01-01', 'filter[patient]=1']
    for (const one of odd) expect([one, (await get(`documents?${one}`, owner)).status]).toEqual([one, 400])
    expect(await list(doctor)).toEqual([])
    const file = await get(`document/${made.CODE}/file`, registrar)
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
    expect((await get(`document/${made.CODE}/file`, doctor)).status).toBe(404)
    const revoke = () => post(`document/${made.CODE}/revoke`, owner, { REASON: 'Ошибка в дате' })
    const answers = await Promise.all([revoke(), revoke()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await list(owner, '?filter[status]=revoked')).toMatchObject([{ REVOKED_REASON: 'Ошибка в дате' }])
    expect(await (await get(`document/${made.CODE}`, owner)).json()).toMatchObject({ CHECKS: [] })
  })
})
