import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translate } from '../../locales/index.ts'
import { offeredTime } from '../../schemas/booking/offered-time.ts'
import type { Backend } from '../create-backend.ts'
import {
  appointment,
  cabinet,
  company as companyTable,
  outbox,
  rateLimit,
  service,
  specialist,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { whatsappOf } from '../kit/whatsapp/contacts.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff } from '../test/people.ts'
import { branch, company, front, inDays, openClinic, patientOf, wFront } from './test/clinic.ts'

describe.each(await testDatabases())('booking on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let patient: ReturnType<typeof patientOf>
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    patient = patientOf(backend, db)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(appointment)
    await db.orm.delete(outbox)
    await db.orm.delete(rateLimit)
  })
  const rows = () => db.orm.select().from(appointment)
  const moveTo = (code: unknown, at: number) =>
    db.orm
      .update(appointment)
      .set({ startsAt: new Date(at), endsAt: new Date(at + 1_800_000) })
      .where(eq(appointment.code, String(code)))

  describe('what can be booked', () => {
    it('names branches with their rules, specialities and services (PA1)', async () => {
      const { body } = await patient.get(`/company/${company}`)
      expect(body).toMatchObject({
        MODE: 'slots',
        CABINETS: [{ COMPANY_CABINET_CODE: branch, TIMEZONE: 'Asia/Almaty' }],
        RULES: { CANCEL_BEFORE_HOURS: 4, HORIZON_DAYS: 60, LEAD_MINUTES: 60, CONFIRM: 'auto' },
      })
      expect((body.SERVICES as unknown[]).length).toBe(2)
      expect(body.SERVICES).toContainEqual(
        expect.objectContaining({ SERVICE_CODE: 's2', PRICE: 4950.5, PRICE_REPEAT: 3000 }),
      )
    })
    it('is a list of doctors, each with the next free slot (PA2)', async () => {
      const { body } = await patient.get(`/specialists?company_code=${company}&online=1&date=${inDays(3)}`)
      const found = body.data as { SPECIALIST_CODE: string; NEAREST_SLOT: { DATE: string; LABEL: string } }[]
      expect(
        found.map((one) => [one.SPECIALIST_CODE, one.NEAREST_SLOT.DATE, one.NEAREST_SLOT.LABEL]),
      ).toEqual([
        ['501', inDays(3), '09:00'],
        ['502', inDays(3), '09:00'],
      ])
    })
    it('is a service with its own doctors alone, where it has a price with none but them', async () => {
      await db.orm
        .update(service)
        .set({ price: null, priceTo: null, prices: [{ doctor: '502', price: 900 }] })
        .where(eq(service.code, 's1'))
      const { body } = await patient.get(`/company/${company}`)
      expect(body).toMatchObject({ COUNTRY: 'KZ' })
      expect(body.SERVICES).toContainEqual(
        expect.objectContaining({ SERVICE_CODE: 's1', SPECIALISTS: ['502'] }),
      )
      const asked = `/slots?company_code=${company}&service_code=s1&doctor_code=`
      expect((await patient.get(`${asked}501`)).body.error?.code).toBe('DOCTOR_GONE')
      expect((await patient.get(`${asked}502`)).status).toBe(200)
    })
    it('is told with when next in the list of all doctors who can be booked, until somebody else has that (R12)', async () => {
      type Doctor = { CARD_CODE: string; BOOKING: string; NEAREST_SLOT: { START: string } }
      const listed = async () => {
        const answer = await call(
          backend,
          '/api/front/ru/v1/listing?filter[section]=doctors&filter[online]=1',
        )
        const { data } = (await answer.json()) as { data: Doctor[] }
        expect(answer.headers.get('expires')).not.toBeNull()
        return data.find(({ CARD_CODE }) => CARD_CODE === '501')
      }
      const { body } = await patient.get(`/specialists?company_code=${company}&online=1`)
      const [first] = body.data as { NEAREST_SLOT: { START: string }; NEAREST_SLOTS: { START: string }[] }[]
      expect(first?.NEAREST_SLOTS[0]).toEqual(first?.NEAREST_SLOT)
      const starts = first?.NEAREST_SLOTS.map(({ START }) => START) ?? []
      expect(new Set(starts).size).toBe(3)
      expect(starts).toEqual(starts.toSorted())
      const start = first?.NEAREST_SLOT.START ?? ''
      expect(await listed()).toMatchObject({ BOOKING: 'slots', NEAREST_SLOT: { START: start } })
      expect((await patient.hold(start)).status).toBe(201)
      expect((await listed())?.NEAREST_SLOT.START.localeCompare(start)).toBe(1)
    })
    it('are slots by the days of the branch, with the price of the service (PA3)', async () => {
      const { body } = await patient.get(
        `/slots?company_code=${company}&cabinet_code=${branch}&doctor_code=501&service_code=s2&date_from=${inDays(2)}&date_to=${inDays(3)}`,
      )
      expect(body).toMatchObject({ TIMEZONE: 'Asia/Almaty', CURRENCY: 'KZT', NEXT_AVAILABLE_DATE: inDays(2) })
      const days = body.DAYS as { DATE: string; SLOTS: { LABEL: string; PRICE: number }[] }[]
      expect(days.map(({ DATE }) => DATE)).toEqual([inDays(2), inDays(3)])
      expect(days[0]?.SLOTS).toHaveLength(18)
      expect(days[0]?.SLOTS[0]).toMatchObject({ LABEL: '09:00', PRICE: 4950.5, PRICE_TO: 6000 })
    })
    it('is asked for with few queries, however many doctors and days there are (complaint 28)', async () => {
      let queries = 0
      const counting = testBackend({ ...db, orm: countQueries(db.orm, () => (queries += 1)) })
      const path = `/slots?company_code=${company}&doctor_code=any&date_from=${inDays(1)}&date_to=${inDays(31)}`
      expect((await call(counting, front + path)).status).toBe(200)
      expect(queries).toBeGreaterThan(1)
      expect(queries).toBeLessThanOrEqual(6)
    })
    it.each([
      [`date_from=${inDays(0)}&date_to=${inDays(31)}`, 422],
      [`date_from=${inDays(5)}&date_to=${inDays(4)}`, 422],
      ['date_from=9999-12-31', 400],
      ['date_from=0001-01-01', 400],
      ['date_from=2026-02-30', 400],
      ['date_from=tomorrow', 400],
      ['doctor_code=', 400],
    ])(
      'is refused for %s, and never looks like a day without slots (complaint 29)',
      async (query, status) => {
        const base = query.startsWith('doctor') ? '' : '&doctor_code=501'
        const answer = await patient.get(`/slots?company_code=${company}${base}&${query}`)
        expect(answer.status).toBe(status)
        expect(answer.body.DAYS).toBeUndefined()
      },
    )
    it('is nothing far in the past or the future', async () => {
      for (const date of ['2001-01-01', '2099-12-01']) {
        const { status, body } = await patient.get(
          `/slots?company_code=${company}&doctor_code=501&date_from=${date}&date_to=${date}`,
        )
        expect(status).toBe(200)
        expect(body.DAYS).toEqual([{ DATE: date, SLOTS: [] }])
      }
    })
    it('is refused with words where online entry is off, the doctor hidden or the company taken down', async () => {
      const codeOf = async () => [
        (await patient.get(`/slots?company_code=${company}&doctor_code=501`)).body.error?.code,
        (await patient.hold(`${inDays(2)}T04:00:00Z`)).body.error?.code,
      ]
      const change = (values: Partial<typeof companyTable.$inferInsert>) =>
        db.orm.update(companyTable).set(values).where(eq(companyTable.code, company))
      await change({ isOnlineEntryActive: false })
      expect(await codeOf()).toEqual(['ENTRY_OFF', 'ENTRY_OFF'])
      await change({ isOnlineEntryActive: true, isPublished: false })
      expect(await codeOf()).toEqual(['NOT_FOUND', 'NOT_FOUND'])
      await change({ isPublished: true })
      await db.orm.update(specialist).set({ status: 'hidden' }).where(eq(specialist.code, '501'))
      expect(await codeOf()).toEqual(['DOCTOR_GONE', 'DOCTOR_GONE'])
      await db.orm.update(specialist).set({ status: 'shown' }).where(eq(specialist.code, '501'))
    })
  })

  describe('a hold', () => {
    it('hides its slot from others, not from whoever has it (complaints 14 and 15)', async () => {
      const [start = ''] = await patient.slots()
      const { status, body } = await patient.hold(start)
      expect(status).toBe(201)
      expect(await patient.slots()).not.toContain(start)
      expect(await patient.slots(`&hold=${body.HOLD_ID}`)).toContain(start)
      expect(new Date(String(body.EXPIRES_AT)).getTime() - Date.now()).toBeLessThanOrEqual(300_000)
    })
    it('is exclusive: of 200 at once one wins, and the others get fresh slots (complaints 1, 5 and 16)', async () => {
      const [start = '', next] = await patient.slots()
      // A busy machine may have no connection to the database for some at first: their answer asks them to come back.
      const insist = async (): Promise<Awaited<ReturnType<typeof patient.hold>>> => {
        const answer = await patient.hold(start)
        return answer.status === 503 ? insist() : answer
      }
      const answers = await Promise.all(Array.from({ length: 200 }, insist))
      const won = answers.filter(({ status }) => status === 201)
      const lost = answers.filter(({ status }) => status === 409)
      expect([won.length, lost.length]).toEqual([1, 199])
      for (const { body } of lost) {
        expect(body.error?.code).toBe('SLOT_TAKEN')
        const nearest = body.error?.data?.NEAREST as { START: string }[]
        expect(nearest.map(({ START }) => START)).toContain(next)
        expect(nearest.map(({ START }) => START)).not.toContain(start)
      }
      expect(await rows()).toHaveLength(1)
    })
    it('of any doctor takes whoever is free, and only then there is none (complaint 2)', async () => {
      const [start = ''] = await patient.slots()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => patient.hold(start, { DOCTOR_CODE: 'any' })),
      )
      const won = answers.filter(({ status }) => status === 201).map(({ body }) => body.SPECIALIST_CODE)
      expect(won.sort()).toEqual(['501', '502'])
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(18)
    })
    it('that is over never blocks, and cannot be booked', async () => {
      const [start = ''] = await patient.slots()
      const { body } = await patient.hold(start)
      await db.orm.update(appointment).set({ expiresAt: new Date(Date.now() - 1) })
      expect(await patient.slots()).toContain(start)
      const late = await patient.post('', { HOLD_ID: body.HOLD_ID, ...patient.details() })
      expect([late.status, late.body.error?.code]).toEqual([410, 'HOLD_GONE'])
      expect(
        ((late.body.error?.data?.NEAREST ?? []) as { START: string }[]).map(({ START }) => START),
      ).toContain(start)
      expect((await patient.hold(start)).status).toBe(201)
    })
    it('is renewed once, given back by its owner, and ends with the next one of the same visitor', async () => {
      const [start = '', other = ''] = await patient.slots()
      const { body } = await patient.hold(start)
      await db.orm.update(appointment).set({ expiresAt: new Date(Date.now() + 60_000) })
      const renewed = await patient.post(`/hold/${body.HOLD_ID}/renew`)
      expect(renewed.body).toMatchObject({ HOLD_ID: body.HOLD_ID, IS_RENEWED: true })
      const again = await patient.post(`/hold/${body.HOLD_ID}/renew`)
      expect(again.body.EXPIRES_AT).toBe(renewed.body.EXPIRES_AT)
      const { body: second } = await patient.hold(other, { RELEASE: body.HOLD_ID })
      expect(await patient.slots()).toContain(start)
      expect((await patient.remove(`/hold/${second.HOLD_ID}`)).status).toBe(204)
      expect((await patient.remove(`/hold/${second.HOLD_ID}`)).status).toBe(204)
      expect(await patient.slots()).toContain(other)
      expect((await patient.post(`/hold/${second.HOLD_ID}/renew`)).body.error?.code).toBe('HOLD_GONE')
    })
    it.each([
      ['between two slots', `${inDays(2)}T04:10:00Z`],
      ['outside of the hours', `${inDays(2)}T01:00:00Z`],
      ['in the past', '2020-01-06T04:00:00Z'],
      ['too far ahead', '2099-01-06T04:00:00Z'],
      ['too near', new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000).toISOString()],
    ])('%s is refused with slots that there are', async (_, start) => {
      const { status, body } = await patient.hold(start)
      expect([status, body.error?.code]).toEqual([422, 'SLOT_INVALID'])
      expect(((body.error?.data?.NEAREST ?? []) as unknown[]).length).toBeGreaterThan(0)
    })
    it.each([
      [{ START: 'now' }],
      [{ COMPANY_CODE: '<script>' }],
      [{ DOCTOR_CODE: '5'.repeat(500) }],
      [{ RELEASE: 'x' }],
      [{ EXTRA: 1 }],
    ])('with %j is refused by its fields', async (wrong) => {
      const { status, body } = await patient.hold(`${inDays(2)}T04:00:00Z`, wrong)
      expect([status, body.error?.code]).toEqual([422, 'FIELDS'])
    })
  })

  describe('a booking', () => {
    it('needs no account: a code by SMS confirms it, and the patient is told in their language', async () => {
      const [start = ''] = await patient.slots()
      const { status, body } = await patient.book(start)
      expect(status).toBe(201)
      expect(body).toMatchObject({ STATUS: 'confirmed', START: start, TIMEZONE: 'Asia/Almaty' })
      expect(body.APPOINTMENT_CODE).toMatch(/^[0-9A-Z]{8}$/)
      const messages = await db.orm.select().from(outbox).where(eq(outbox.template, 'appointment-confirmed'))
      expect(messages).toMatchObject([{ channel: 'sms', recipient: '+77001112233', locale: 'kk' }])
      const [row] = await rows()
      expect(row?.remindAt?.toISOString()).toBe(`${inDays(1)}T11:00:00.000Z`)
    })
    it('keeps that the patient agrees to messages by WhatsApp, with time and wording, only if the phone is confirmed', async () => {
      const [first, second] = await patient.slots()
      await patient.book(first ?? '', '+77005556677')
      expect(await whatsappOf(db.orm, '+77005556677')).toBeUndefined()
      await patient.book(second ?? '', '+77005556688', { WHATSAPP: true })
      expect(await whatsappOf(db.orm, '+77005556688')).toMatchObject({
        agreedAt: expect.any(Date),
        wording: translate('kk')('blocks:booking.whatsapp'),
        place: 'booking',
      })
    })
    it('takes a phone as people write it in the clinic’s country, and names the clinic with the code (V-6)', async () => {
      const [start = ''] = await patient.slots()
      const { body: held } = await patient.hold(start)
      const TEL = '701 123 45 67'
      const refused = await patient.post('/confirmation_code', { HOLD_ID: held.HOLD_ID, TEL })
      expect(refused.body.error?.fields?.TEL).toHaveLength(1)
      const written = { HOLD_ID: held.HOLD_ID, TEL, COUNTRY: 'KZ' }
      const { status, body: sent } = await patient.post('/confirmation_code', written)
      expect(status).toBe(202)
      const CODE = await patient.codeTo('+77011234567')
      const [message] = await db.orm.select().from(outbox)
      expect(message).toMatchObject({
        template: 'booking-code',
        params: { COMPANY: expect.stringMatching(/./) },
      })
      const proof = { CONFIRM_ID: sent.CONFIRM_ID, CODE }
      expect((await patient.post('', { ...patient.details(TEL), ...written, ...proof })).status).toBe(201)
      expect((await rows())[0]?.phone).toBe('+77011234567')
    })
    it('for a child has the name of who books, which the staff reads and messages greet, and keeps it when it is moved', async () => {
      const [start = '', next = ''] = await patient.slots()
      const child = { FOR: 'child', BIRTHDAY: '2019-05-01', CONTACT: 'Динара' }
      const { body } = await patient.book(start, undefined, child)
      const { body: held } = await patient.hold(next)
      const TOKEN = body.MANAGE_TOKEN
      await patient.post(`/${body.APPOINTMENT_CODE}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })
      expect(await rows()).toMatchObject([{ contactName: 'Динара' }, { contactName: 'Динара' }])
      const [message] = await db.orm.select().from(outbox).where(eq(outbox.template, 'appointment-confirmed'))
      expect(message?.params).toMatchObject({ NAME: 'Динара', PATIENT: 'Айгуль' })
      const owner = await addPerson(db, {})
      await addStaff(db, owner.account, company, 'owner')
      const list = `/api/business-api-front2/ru/${company}/${branch}/appointment?date_from=${inDays(1)}&date_to=${inDays(5)}`
      const { data } = JSON.parse(await (await call(backend, list, { cookie: owner.cookie })).text())
      expect(data).toContainEqual(
        expect.objectContaining({ CONTACT: 'Динара', NAME: 'Айгуль', BIRTHDAY: '2019-05-01' }),
      )
    })
    it('is told by a letter with a calendar file too, where the code came by SMS and an e-mail address is given', async () => {
      const [start = ''] = await patient.slots()
      await patient.book(start, undefined, { EMAIL: 'aigul@example.kz' })
      const told = await db.orm.select().from(outbox).where(eq(outbox.template, 'appointment-confirmed'))
      expect(told.map(({ channel, recipient }) => [channel, recipient])).toEqual([
        ['sms', '+77001112233'],
        ['mail', 'aigul@example.kz'],
      ])
      expect(JSON.parse(told[1]?.params.EVENT ?? '{}')).toMatchObject({ isCancelled: false, sequence: 0 })
    })
    it('waits for the clinic where the branch confirms by itself, or after two missed visits (complaint 12)', async () => {
      const [first = '', second = '', third = ''] = await patient.slots()
      await db.orm
        .update(cabinet)
        .set({ booking: { confirm: 'manual' } })
        .where(eq(cabinet.code, branch))
      expect((await patient.book(first)).body.STATUS).toBe('pending')
      await db.orm.update(cabinet).set({ booking: null })
      // A booking that waits for the clinic keeps its time.
      expect((await patient.hold(first)).status).toBe(409)
      expect((await patient.book(second)).body.STATUS).toBe('confirmed')
      await db.orm.update(appointment).set({ status: 'no_show', remindAt: null })
      expect((await patient.book(third)).body.STATUS).toBe('pending')
      expect((await patient.book(first, '+77009998877')).body.STATUS).toBe('confirmed')
    })
    it('sent twice with one key is one, whatever else was sent with it is refused', async () => {
      const [start = ''] = await patient.slots()
      const { body: held } = await patient.hold(start)
      const { body: sent } = await patient.post('/confirmation_code', {
        HOLD_ID: held.HOLD_ID,
        TEL: '+77001112233',
      })
      const CODE = await patient.codeTo('+77001112233')
      const body = { HOLD_ID: held.HOLD_ID, CONFIRM_ID: sent.CONFIRM_ID, CODE, ...patient.details() }
      const key = { 'idempotency-key': 'one-key-of-a-form' }
      const answers = await Promise.all(Array.from({ length: 5 }, () => patient.post('', body, key)))
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
      expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1)
      expect(await rows()).toHaveLength(1)
      expect(
        await db.orm.select().from(outbox).where(eq(outbox.template, 'appointment-confirmed')),
      ).toHaveLength(1)
      const other = await patient.post('', { ...body, NAME: 'Динара' }, key)
      expect([other.status, other.body.error?.code]).toEqual([422, 'KEY_REUSED'])
      const elsewhere = await patient.post('', body, { 'idempotency-key': 'another-key' })
      expect([elsewhere.status, elsewhere.body.error?.code]).toEqual([410, 'HOLD_GONE'])
    })
    it('sent again after it was moved or cancelled says what has come of it, and frees no slot', async () => {
      const [start = '', next = ''] = await patient.slots()
      const { body: held } = await patient.hold(start)
      const { body: sent } = await patient.post('/confirmation_code', {
        HOLD_ID: held.HOLD_ID,
        TEL: '+77001112233',
      })
      const CODE = await patient.codeTo('+77001112233')
      const body = { HOLD_ID: held.HOLD_ID, CONFIRM_ID: sent.CONFIRM_ID, CODE, ...patient.details() }
      const { body: first } = await patient.post('', body)
      const elsewhere = await patient.post('', body, { 'idempotency-key': 'another-key' })
      const nearest = (elsewhere.body.error?.data?.NEAREST ?? []) as { START: string }[]
      expect(nearest.map(({ START }) => START)).toContain(next)
      expect(nearest.map(({ START }) => START)).not.toContain(start)
      const { body: other } = await patient.hold(next)
      const path = `/${first.APPOINTMENT_CODE}`
      const { body: moved } = await patient.post(`${path}/move`, {
        TOKEN: first.MANAGE_TOKEN,
        HOLD_ID: other.HOLD_ID,
      })
      expect((await patient.post('', body)).body).toMatchObject({
        APPOINTMENT_CODE: moved.APPOINTMENT_CODE,
        MANAGE_TOKEN: first.MANAGE_TOKEN,
        STATUS: 'confirmed',
        START: next,
      })
      await patient.post(`${path}/cancel`, { TOKEN: first.MANAGE_TOKEN })
      expect((await patient.post('', body)).body.STATUS).toBe('cancelled_by_patient')
    })
    it('needs no code from a signed-in person with that contact, and one for any other', async () => {
      const { account, cookie } = await addPerson(db)
      const own = patientOf(backend, db, { cookie })
      const [start = '', next = ''] = await own.slots()
      const { body: held } = await own.hold(start)
      const { body: code } = await own.post('/confirmation_code', {
        HOLD_ID: held.HOLD_ID,
        EMAIL: account.email,
      })
      expect(code.CONFIRM_ID).toBeNull()
      const { status } = await own.post('', { HOLD_ID: held.HOLD_ID, ...own.details(), EMAIL: account.email })
      expect(status).toBe(201)
      expect(await rows()).toMatchObject([{ account: account.id, channel: 'email' }])
      const { body: second } = await own.hold(next)
      const without = await own.post('', {
        HOLD_ID: second.HOLD_ID,
        ...own.details(),
        EMAIL: 'other@example.kz',
      })
      expect([without.status, Object.keys(without.body.error?.fields ?? {})]).toEqual([422, ['CODE']])
    })
    it('is refused with a wrong code, one of another contact, or one that was used', async () => {
      const [start = '', next = ''] = await patient.slots()
      const { body: held } = await patient.hold(start)
      const { body: sent } = await patient.post('/confirmation_code', {
        HOLD_ID: held.HOLD_ID,
        TEL: '+77001112233',
      })
      const CODE = await patient.codeTo('+77001112233')
      const body = { HOLD_ID: held.HOLD_ID, CONFIRM_ID: sent.CONFIRM_ID, ...patient.details() }
      const wrong = await patient.post('', { ...body, CODE: CODE === '000000' ? '111111' : '000000' })
      expect(wrong.body.error).toMatchObject({ code: 'CODE_INVALID', data: { ATTEMPTS_LEFT: 4 } })
      const others = await patient.post('', { ...body, CODE, TEL: '+77005556677' })
      expect(Object.keys(others.body.error?.fields ?? {})).toEqual(['TEL'])
      expect((await patient.post('', { ...body, CODE })).status).toBe(201)
      const { body: second } = await patient.hold(next)
      const again = await patient.post('', { ...body, HOLD_ID: second.HOLD_ID, CODE })
      expect(again.body.error?.code).toBe('CODE_EXPIRED')
    })
    it('is sent a code also where a stranger has asked for ten to the same phone', async () => {
      const [start = ''] = await patient.slots()
      const { body: held } = await patient.hold(start)
      const asked = { HOLD_ID: held.HOLD_ID, TEL: '+77001112233' }
      const path = `${wFront}/confirmation_code`
      const from = (address: string, body: object = asked) => sendTo(backend, path, { body, address })
      expect((await from('203.0.113.5')).status).toBe(202)
      const again = await from('203.0.113.5')
      expect([again.status, (await again.json()).error.message]).toEqual([
        429,
        expect.stringMatching(
          /^Слишком много попыток\. Попробуйте снова через (?:\d+ секунд[уы]?|1 минуту)\.$/,
        ),
      ])
      expect((await from('203.0.113.6')).status).toBe(202)
      // Unknown holds use up nothing.
      const gone = { ...asked, HOLD_ID: '00000000-0000-4000-8000-000000000000' }
      expect((await from('203.0.113.7', gone)).status).toBe(410)
      expect((await from('203.0.113.7')).status).toBe(202)
    })
    it('of one patient at the same time is refused, for a child it is not (complaint 4)', async () => {
      const [start = ''] = await patient.slots()
      expect((await patient.book(start)).status).toBe(201)
      const second = await patient.book(start, undefined, { DOCTOR_CODE: '502' })
      expect([second.status, second.body.error?.code]).toEqual([409, 'PATIENT_BUSY'])
      expect(second.body.error?.data?.START).toBe(start)
      await db.orm.delete(appointment).where(eq(appointment.status, 'hold'))
      const child = await patient.book(start, undefined, { DOCTOR_CODE: '502', FOR: 'child', NAME: 'Ержан' })
      expect(child.status).toBe(201)
    })
    it.each([
      ['CONSENT', { CONSENT: false }],
      ['NAME', { NAME: '12' }],
      ['TEL', { TEL: 'phone' }],
      ['BIRTHDAY', { BIRTHDAY: '2999-01-01' }],
      ['LOCALE', { LOCALE: 'de' }],
      ['FOR', { FOR: 'cat' }],
      ['COMMENT', { COMMENT: 'x'.repeat(1001) }],
    ])('with a wrong %s is refused by it, and the hold stays', async (field, wrong) => {
      const [start = ''] = await patient.slots()
      const { body: held } = await patient.hold(start)
      const { status, body } = await patient.post('', {
        HOLD_ID: held.HOLD_ID,
        ...patient.details(),
        ...wrong,
      })
      expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, [field]])
      expect(await rows()).toMatchObject([{ status: 'hold' }])
    })
  })

  describe('the link of an appointment', () => {
    const booked = async () => {
      const [start = '', next = ''] = await patient.slots()
      const { body } = await patient.book(start)
      const code = String(body.APPOINTMENT_CODE)
      return { code, TOKEN: String(body.MANAGE_TOKEN), start, next }
    }
    it('shows it with what can be done, and no contact of the patient (PA8)', async () => {
      const { code, TOKEN, start } = await booked()
      const { status, body } = await patient.get(`/${code}?token=${TOKEN}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        STATUS: 'confirmed',
        START: start,
        LABEL: '09:00',
        PATIENT: 'Айгуль С.',
        CAN_CANCEL: true,
        CAN_MOVE: true,
        IS_PAST: false,
      })
      await db.orm
        .update(cabinet)
        .set({ address: { ru: 'ул. Мира, 5', en: '5 Mira St' } })
        .where(eq(cabinet.code, branch))
      const { body: placed } = await patient.get(`/${code}?token=${TOKEN}`)
      expect(placed).toMatchObject({ ADDRESS: 'Алматы, ул. Мира, 5', ADDRESS_EN: '5 Mira St, Алматы' })
      expect(JSON.stringify(body)).not.toContain('77001112233')
      const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`
      expect((await patient.get(`/${typed}?token=${TOKEN}`)).status).toBe(200)
    })
    it('is 404 with a wrong token, a token of another appointment, or a wrong code', async () => {
      const { code, TOKEN } = await booked()
      const [, , third = ''] = await patient.slots()
      const { body: other } = await patient.book(third, '+77009998877')
      for (const path of [
        `/${code}?token=${'x'.repeat(43)}`,
        `/${code}?token=${other.MANAGE_TOKEN}`,
        `/ZZZZZZZZ?token=${TOKEN}`,
      ])
        expect((await patient.get(path)).status).toBe(404)
      expect((await patient.get(`/${code}`)).status).toBe(400)
    })
    it('cancels it once; others can book its slot at once (complaint 17)', async () => {
      const { code, TOKEN, start } = await booked()
      const { status, body } = await patient.post(`/${code}/cancel`, { TOKEN, REASON: 'Уехала' })
      expect([status, body.STATUS, body.CAN_CANCEL]).toEqual([200, 'cancelled_by_patient', false])
      const again = await patient.post(`/${code}/cancel`, { TOKEN })
      expect([again.status, again.body.error?.data]).toMatchObject([
        409,
        { STATUS: 'cancelled_by_patient', BY: 'patient' },
      ])
      expect((await patient.hold(start)).status).toBe(201)
      const told = await db.orm.select().from(outbox).where(eq(outbox.template, 'appointment-cancelled'))
      expect(told).toHaveLength(1)
    })
    it('moves it in one step, and leads to the new one from then on (complaints 36, 37 and 38)', async () => {
      const { code, TOKEN, start, next } = await booked()
      const { body: held } = await patient.hold(next)
      const { status, body } = await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })
      expect([status, body.STATUS, body.START]).toEqual([200, 'confirmed', next])
      expect(body.APPOINTMENT_CODE).not.toBe(code)
      // The answer was lost, the call is made again.
      expect((await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })).body.START).toBe(next)
      expect((await patient.get(`/${code}?token=${TOKEN}`)).body.START).toBe(next)
      expect(await patient.slots()).toContain(start)
      const all = await rows()
      expect(all.map((row) => row.status).sort()).toEqual(['confirmed', 'moved'])
      expect(all.find((row) => row.status === 'moved')?.movedTo).toBe(held.HOLD_ID)
      // The old link cancels the new appointment, and a cancelled one cannot be moved.
      expect((await patient.post(`/${code}/cancel`, { TOKEN })).body.STATUS).toBe('cancelled_by_patient')
      const { body: third } = await patient.hold(start)
      const late = await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: third.HOLD_ID })
      expect([late.status, late.body.error?.code]).toEqual([409, 'STATE_CHANGED'])
      expect(late.body.error?.data).toMatchObject({ STATUS: 'cancelled_by_patient', BY: 'patient' })
    })
    it('moves and cancels it in one call each for a form without a script, and keeps no time of what is refused', async () => {
      const { code, TOKEN, start, next } = await booked()
      const form = (body: object) => patient.post(`/${code}/form`, { TOKEN, ...body })
      const slot = (time: string) => ({ DO: 'move', SLOT: `${offeredTime(time)}~${branch}~501` })
      expect((await form({ DO: 'move' })).body.error?.fields).toHaveProperty('SLOT')
      expect((await form(slot(next))).body).toMatchObject({ START: next, STATUS: 'confirmed' })
      expect((await form({ DO: 'cancel', REASON: '' })).body.STATUS).toBe('cancelled_by_patient')
      expect((await form(slot(start))).body.error?.code).toBe('STATE_CHANGED')
      expect(await patient.slots()).toContain(start)
    })
    it('leaves what waits for the clinic waiting when it is moved', async () => {
      const { code, TOKEN, next } = await booked()
      await db.orm.update(appointment).set({ status: 'pending' })
      const { body: held } = await patient.hold(next)
      expect((await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })).body.STATUS).toBe(
        'pending',
      )
    })
    it('keeps what is confirmed confirmed, also where a branch confirms by itself (S-APPT)', async () => {
      const { code, TOKEN, next } = await booked()
      await db.orm
        .update(cabinet)
        .set({ booking: { confirm: 'manual' } })
        .where(eq(cabinet.code, branch))
      const { body: held } = await patient.hold(next)
      const moved = await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })
      await db.orm.update(cabinet).set({ booking: null })
      expect(moved.body.STATUS).toBe('confirmed')
    })
    it('of two moves at once lets one win, and keeps both slots straight', async () => {
      const { code, TOKEN } = await booked()
      const [one = '', two = ''] = (await patient.slots()).slice(5)
      const holds = [await patient.hold(one), await patient.hold(two)]
      await Promise.all(
        holds.map(({ body }) => patient.post(`/${code}/move`, { TOKEN, HOLD_ID: body.HOLD_ID })),
      )
      const all = await rows()
      expect(all.filter(({ status }) => status === 'confirmed')).toHaveLength(1)
    })
    it('says the clinic’s phone within the limit, by instants alone (complaint 22)', async () => {
      const { code, TOKEN, next } = await booked()
      await moveTo(code, Date.now() + 4 * 3_600_000 - 60_000)
      const cancelled = await patient.post(`/${code}/cancel`, { TOKEN })
      expect([cancelled.status, cancelled.body.error?.code]).toEqual([403, 'TOO_LATE'])
      expect(cancelled.body.error?.data?.PHONE).toMatch(/^\+7/)
      const { body: held } = await patient.hold(next)
      expect((await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })).status).toBe(403)
      await moveTo(code, Date.now() + 4 * 3_600_000 + 60_000)
      expect((await patient.post(`/${code}/cancel`, { TOKEN })).status).toBe(200)
    })
    it('of a visit that is over still opens, and changes nothing', async () => {
      const { code, TOKEN } = await booked()
      await moveTo(code, Date.now() - 86_400_000)
      expect((await patient.get(`/${code}?token=${TOKEN}`)).body).toMatchObject({
        IS_PAST: true,
        CAN_CANCEL: false,
      })
      for (const path of ['cancel', 'confirm'])
        expect((await patient.post(`/${code}/${path}`, { TOKEN })).body.error?.code).toBe('STATUS_FINAL')
    })
    it('says that the patient comes, also twice, and asks for it from the day before on', async () => {
      const { code, TOKEN } = await booked()
      const asks = async () => (await patient.get(`/${code}?token=${TOKEN}`)).body.CAN_CONFIRM
      expect(await asks()).toBe(false)
      await moveTo(code, Date.now() + 20 * 3_600_000)
      // Booked a moment ago, for so soon.
      expect(await asks()).toBe(false)
      await db.orm.update(appointment).set({ createdAt: new Date(Date.now() - 3 * 86_400_000) })
      expect(await asks()).toBe(true)
      const first = await patient.post(`/${code}/confirm`, { TOKEN })
      expect(first.body.ATTENDS_AT).toEqual(expect.any(String))
      expect((await patient.post(`/${code}/confirm`, { TOKEN })).body.ATTENDS_AT).toBe(first.body.ATTENDS_AT)
    })
    it('has a calendar file in UTC, whose id stays and whose number grows (F37)', async () => {
      const { code, TOKEN, next } = await booked()
      const file = async () => (await call(backend, `${front}/${code}/ics?token=${TOKEN}`)).text()
      const first = await file()
      const uid = /UID:(\S+)/.exec(first)?.[1]
      expect(first).toContain(`DTSTART:${inDays(2).replaceAll('-', '')}T040000Z`)
      expect(first).toMatch(/SEQUENCE:0\r\n/)
      const { body: held } = await patient.hold(next)
      await patient.post(`/${code}/move`, { TOKEN, HOLD_ID: held.HOLD_ID })
      const second = await file()
      expect([/UID:(\S+)/.exec(second)?.[1], /SEQUENCE:(\d)/.exec(second)?.[1]]).toEqual([uid, '1'])
      expect(second).toContain(`DTSTART:${inDays(2).replaceAll('-', '')}T043000Z`)
      await patient.post(`/${code}/cancel`, { TOKEN })
      const third = await file()
      expect(third).toContain('METHOD:CANCEL\r\n')
      expect(third).toContain('STATUS:CANCELLED\r\n')
      expect(/SEQUENCE:(\d)/.exec(third)?.[1]).toBe('2')
      const organizer = (text: string) =>
        /ORGANIZER;CN="[^"]+":mailto:\S+/.exec(text.replaceAll('\r\n ', ''))?.[0]
      expect(organizer(third)).toBeDefined()
      expect(organizer(third)).toBe(organizer(first))
      for (const line of third.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    })
  })

  describe('the constraints of the table', () => {
    const values = (part: Partial<typeof appointment.$inferInsert> = {}) => ({
      company,
      cabinet: branch,
      specialist: '501',
      startsAt: new Date('2030-01-07T04:00:00Z'),
      endsAt: new Date('2030-01-07T04:30:00Z'),
      timezone: 'Asia/Almaty',
      status: 'confirmed' as const,
      ...part,
    })
    const put = (part?: Parameters<typeof values>[0]) => db.orm.insert(appointment).values(values(part))
    it('refuse two of one doctor at one time without any code (complaints 8, 10 and 13)', async () => {
      await put()
      await expect(put({ cabinet: '12', service: 's1' })).rejects.toThrow()
      for (const status of ['hold', 'pending', 'arrived'] as const)
        await expect(put({ status })).rejects.toThrow()
      await put({ specialist: '502' })
      await put({ startsAt: new Date('2030-01-07T04:30:00Z'), endsAt: new Date('2030-01-07T05:00:00Z') })
      await put({ status: 'cancelled_by_clinic' })
      await put({ isOverbook: true })
    })
    it('refuse two of one patient at one time, unless that is meant', async () => {
      await put({ patientHash: 'x' })
      await expect(put({ specialist: '502', patientHash: 'x' })).rejects.toThrow()
      await put({ specialist: '502', patientHash: 'x', isSamePatient: true })
    })
    it('refuse a visit that ends before it begins', async () => {
      await expect(put({ endsAt: new Date('2030-01-07T03:00:00Z') })).rejects.toThrow()
    })
  })

  describe('a form without a script', () => {
    it('keeps the time and sends a code, then books it with what was typed; another one is not kept', async () => {
      const [start = '', next = ''] = await patient.slots()
      const { LOCALE: _, ...typed } = patient.details()
      const form = (time: string, more: object = {}) =>
        patient.post('/form', {
          COMPANY_CODE: company,
          SLOT: [offeredTime(time), branch, '501'].join('~'),
          HOLD_ID: '',
          ...typed,
          ...more,
        })
      const asked = await form(start)
      expect([asked.status, Object.keys(asked.body.error?.fields ?? {})]).toEqual([422, ['CODE']])
      const { CONFIRM_ID, HOLD_ID } = asked.body.error?.data ?? {}
      expect(await patient.slots()).not.toContain(start)
      const taken = await form(start)
      expect([taken.status, taken.body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
      const CODE = await patient.codeTo(typed.TEL)
      const moved = await form(next, { CONFIRM_ID, HOLD_ID, CODE })
      expect([moved.status, moved.body.START]).toEqual([201, next])
      expect(await rows()).toMatchObject([{ status: 'confirmed', lastName: 'Серикова' }])
      expect(await patient.slots()).toContain(start)
    })
  })
})

/** The same database, which counts each statement that is sent. */
function countQueries(orm: Database['orm'], count: () => void): Database['orm'] {
  const session = (orm as unknown as { session: { prepareQuery: (...args: unknown[]) => object } }).session
  const counting = new Proxy(session, {
    get: (target, name, receiver) => {
      const value = Reflect.get(target, name, receiver)
      if (name !== 'prepareQuery') return typeof value === 'function' ? value.bind(target) : value
      return (...args: unknown[]) => {
        count()
        return target.prepareQuery(...args)
      }
    },
  })
  return new Proxy(orm, {
    get: (target, name, receiver) => (name === 'session' ? counting : Reflect.get(target, name, receiver)),
  })
}
