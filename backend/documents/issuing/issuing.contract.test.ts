import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { company, openClinic } from '../../booking/test/clinic.ts'
import type { Backend } from '../../create-backend.ts'
import {
  document,
  documentNumber,
  medicalRecord,
  patient,
  patientOpening,
  rateLimit,
} from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
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
    for (const table of [document, documentNumber, medicalRecord, patient, rateLimit])
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
    card = row?.id ?? ''
  })

  const post = async (path: string, by: SignedIn, body: unknown, key?: string) => {
    const answer = await sendTo(backend, `/api/w-business/ru/${root}/${path}`, {
      headers: { cookie: by.cookie, ...(key && { 'idempotency-key': key }) },
      body,
    })
    return { status: answer.status, body: await answer.json() }
  }
  const get = (path: string, by: SignedIn) =>
    call(backend, `/api/business-api-front2/ru/${root}/${path}`, { cookie: by.cookie })
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
    expect((await post('document', owner, asked({ LANG: 'kk' }), 'key-of-one')).status).toBe(409)
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
    expect(await fieldsOf({ TEMPLATE_REVISION: 7 })).toEqual([412])
    await db.orm.update(patient).set({ phone: null })
    expect(await fieldsOf({})).toEqual([422, 'PATIENT_CODE'])
    expect(await rows()).toEqual([])
    expect(await db.orm.select().from(documentNumber)).toEqual([])
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

  it('is read and printed by reception, revoked once with a reason, and hidden from other doctors', async () => {
    expect((await post('document', registrar, asked())).status).toBe(403)
    expect((await post('document', doctor, asked())).status).toBe(404)
    const { body: made } = await post('document', owner, asked({ SPECIALIST_CODE: '502' }))
    const list = async (by: SignedIn, query = '') => (await (await get(`documents${query}`, by)).json()).data
    expect(await list(registrar, '?search=серик&filter[status]=valid')).toMatchObject([{ CODE: made.CODE }])
    expect(await list(registrar, '?filter[status]=revoked')).toEqual([])
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
