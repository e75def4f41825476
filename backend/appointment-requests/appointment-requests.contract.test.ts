import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { areas } from '../areas/registry.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { company, outbox, rateLimit } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { hearLive } from '../test/staff-live.ts'

const asked = {
  COMPANY_CODE: '1001',
  CABINET_CODE: '12',
  DOCTOR_CODE: '501',
  SERVICE_CODE: 's2',
  DATE_FROM: '2026-12-01',
  DAY_PARTS: ['morning', 'evening', 'morning'],
  NAME: 'Oʻgʻiloy',
  TEL: '8 700 123 45 67',
  EMAIL: 'Ogiloy@example.kz',
  FOR: 'child',
  PATIENT: 'Jasur, 6',
  COMMENT: 'Tishi ogʻriyapti.\r\nYordam bering',
  CONSENT: true,
}
const list = '/api/business-api-front2/ru/1001/0/appointment-requests'

describe.each(await testDatabases())('on $name, a request for an appointment', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: SignedIn
  const table = () => {
    const area = areas.get('appointment-requests')
    if (!area) throw new Error('there is no area of requests')
    return area.table
  }
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
    owner = await addPerson(db, { lastName: 'Ким', name: 'Ольга' })
    await addStaff(db, owner.account, '1001', 'owner')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(rateLimit)
    await db.orm.delete(outbox)
    await db.orm.delete(table())
  })
  const read = async (response: Promise<Response>) => {
    const answer = await response
    return { status: answer.status, json: JSON.parse((await answer.text()) || 'null') }
  }
  const ask = (body: unknown, locale = 'uz') =>
    read(sendTo(backend, `/api/w-front/${locale}/v1/appointment/request`, { body }))
  const row = async (code: string) =>
    (await read(call(backend, `${list}/${code}`, { cookie: owner.cookie }))).json
  const change = async (code: string, more: object) => {
    const { VALUE, REVISION } = await row(code)
    return read(
      sendTo(backend, `${list.replace('business-api-front2', 'w-business')}/${code}`, {
        method: 'PUT',
        headers: { cookie: owner.cookie },
        body: { VALUE: { ...VALUE, ...more }, REVISION },
      }),
    )
  }

  it('is kept for reception, and told to the address for questions', async () => {
    const { status, json } = await ask(asked)
    expect([status, json]).toEqual([201, { REQUEST_CODE: expect.any(String) }])
    expect((await row(json.REQUEST_CODE)).VALUE).toEqual({
      state: 'new',
      name: 'Oʻgʻiloy',
      phone: '+77001234567',
      email: 'ogiloy@example.kz',
      language: 'uz',
      cabinet: '12',
      doctor: '501',
      service: 's2',
      dateFrom: '2026-12-01',
      parts: ['morning', 'evening'],
      patientKind: 'child',
      patient: 'Jasur, 6',
      comment: 'Tishi ogʻriyapti.\nYordam bering',
      history: [],
    })
    expect(await db.orm.select().from(outbox)).toMatchObject([
      {
        recipient: 'ask@demo-dent.example',
        locale: 'ru',
        params: { DOCTOR: 'Омарова Алия Сериковна', SERVICE: 'Осмотр', LANGUAGE: 'uz', TEL: '+77001234567' },
      },
    ])
  })

  it('is told at once to the reception that watches, of its own branch alone', async () => {
    const registrar = await addPerson(db)
    await addStaff(db, registrar.account, '1001', 'registrar', { cabinets: ['11'] })
    const stream = { company: '1001', kind: 'appointment_request' } as const
    const [whole, branch] = [
      await hearLive(backend, { ...stream, by: owner }),
      await hearLive(backend, { ...stream, by: registrar, cabinet: '11' }),
    ]
    expect([await whole.next(), await branch.next()]).toMatchObject([{ ADDED: 0 }, { ADDED: 0 }])
    await ask(asked)
    expect([await whole.next(), await branch.next()]).toMatchObject([{ ADDED: 1 }, { ADDED: 0 }])
    await Promise.all([whole.stop(), branch.stop()])
  })

  it('comes as a plain form as well, and goes to the main branch if none is chosen', async () => {
    const form = new URLSearchParams({
      COMPANY_CODE: '1001',
      CABINET_CODE: '',
      DOCTOR_CODE: '',
      SERVICE_CODE: '',
      DATE_FROM: '',
      NAME: 'Анна',
      EMAIL: '',
      TEL: '+77001234567',
      FOR: 'self',
      PATIENT: '',
      COMMENT: '',
      CONSENT: 'on',
    })
    const { status, json } = await ask(form, 'ru')
    expect(status).toBe(201)
    expect((await row(json.REQUEST_CODE)).VALUE).toMatchObject({ cabinet: '11', parts: [], language: 'ru' })
  })

  it('is answered in the patient’s language, and says who did what', async () => {
    const { REQUEST_CODE: code } = (await ask(asked)).json
    await db.orm.delete(outbox)
    expect((await change(code, { answer: 'Seshanba kuni soat 10:00 ga keling.' })).status).toBe(200)
    expect(await db.orm.select().from(outbox)).toMatchObject([
      {
        template: 'appointment-answer',
        recipient: 'ogiloy@example.kz',
        locale: 'uz',
        params: { ANSWER: 'Seshanba kuni soat 10:00 ga keling.', COMPANY: 'Demo-Dent' },
      },
    ])
    expect((await change(code, { state: 'done', history: [] })).status).toBe(200)
    expect(await db.orm.select().from(outbox)).toHaveLength(1)
    expect((await row(code)).VALUE).toMatchObject({
      state: 'done',
      history: [
        { state: 'answered', by: 'Ким Ольга' },
        { state: 'done', by: 'Ким Ольга' },
      ],
    })
  })

  it('is nobody’s where online entry is off, and of a clinic that there is not', async () => {
    await db.orm.update(company).set({ isOnlineEntryActive: false }).where(eq(company.code, '1001'))
    expect((await ask(asked)).status).toBe(404)
    await db.orm.update(company).set({ isOnlineEntryActive: true }).where(eq(company.code, '1001'))
    expect((await ask({ ...asked, COMPANY_CODE: '9' })).status).toBe(404)
  })

  it.each([
    ['DOCTOR_CODE', '999', 'invalid'],
    ['SERVICE_CODE', "s2'--", 'invalid'],
    ['CABINET_CODE', '999', 'invalid'],
    ['DATE_FROM', '2026-02-30', 'invalid'],
    ['FOR', 'cat', 'invalid'],
    ['NAME', '', 'required'],
    ['TEL', '123', 'phone'],
    ['EMAIL', 'a@b', 'email'],
    ['CONSENT', 'no', 'consent'],
  ] as const)('is refused for its %s %j in four languages', async (field, value, key) => {
    for (const locale of locales) {
      const { status, json } = await ask({ ...asked, [field]: value }, locale)
      expect([status, json.error?.fields]).toEqual([
        422,
        { [field]: [translate(locale)(`errors:fields.${key}`)] },
      ])
    }
  })

  it('names whom it is for, where that is somebody else', async () => {
    const { status, json } = await ask({ ...asked, PATIENT: '' })
    expect([status, Object.keys(json.error.fields)]).toEqual([422, ['PATIENT']])
    expect((await ask({ ...asked, PATIENT: '', FOR: 'self' })).status).toBe(201)
  })

  it('takes a phone as people write it in the clinic’s country (V-6)', async () => {
    const { json } = await ask({ ...asked, TEL: '90 123 45 67', COUNTRY: 'UZ' })
    expect((await row(json.REQUEST_CODE)).VALUE.phone).toBe('+998901234567')
    expect((await ask({ ...asked, COUNTRY: 'XX' })).status).toBe(422)
  })

  it('is kept as reception can save it again, without what nobody sees', async () => {
    const { json } = await ask({
      ...asked,
      PATIENT: '\u202eJasur\u202c, 6',
      COMMENT: 'Tishi\u200b ogʻriyapti.\u2066',
    })
    expect((await row(json.REQUEST_CODE)).VALUE).toMatchObject({
      patient: 'Jasur, 6',
      comment: 'Tishi ogʻriyapti.',
    })
    expect((await change(json.REQUEST_CODE, { state: 'called' })).status).toBe(200)
  })

  it.each([
    ['PATIENT', '\u200b\u2060', 'required'],
    ['COMMENT', '\u3164\n\u200d', 'required'],
    ['NAME', 'A\u3164', 'personName'],
    ['DATE_FROM', '0999-12-01', 'invalid'],
  ] as const)('is refused with a %s of %j', async (field, value, key) => {
    const { status, json } = await ask({ ...asked, [field]: value }, 'ru')
    expect([status, json.error?.fields]).toEqual([
      422,
      { [field]: [translate('ru')(`errors:fields.${key}`)] },
    ])
  })

  it('needs a way to answer, and is taken five times an hour for one phone from one address', async () => {
    expect((await ask({ ...asked, TEL: '', EMAIL: '' })).json.error.fields).toHaveProperty('TEL')
    const statuses = []
    for (let time = 0; time < 6; time++) statuses.push((await ask({ ...asked, EMAIL: '' })).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    const body = { ...asked, EMAIL: '' }
    const path = '/api/w-front/ru/v1/appointment/request'
    const refused = await sendTo(backend, path, { body })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect((await refused.json()).error.message).toBe('Слишком много попыток. Попробуйте снова через 1 час.')
    // The owner of the phone can still send a request from another address.
    expect((await sendTo(backend, path, { body, address: '203.0.113.77' })).status).toBe(201)
  })

  it('uses up no limit of a phone where it is refused', async () => {
    for (const wrong of [{ COMPANY_CODE: '9' }, { DOCTOR_CODE: '999' }, { CONSENT: false }])
      for (let time = 0; time < 3; time++) await ask({ ...asked, ...wrong })
    expect((await ask(asked)).status).toBe(201)
  })
})
