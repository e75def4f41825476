import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../schemas/access/roles.ts'
import { mayFollow } from '../../../schemas/booking/appointment.case.ts'
import { appointmentStatuses, staffStatuses } from '../../../schemas/booking/appointment-status.ts'
import type { Backend } from '../../create-backend.ts'
import { appointment, outbox, rateLimit, schedule, waitingList } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { type Answer, branch, company, everyDay, inDays, openClinic, patientOf } from '../test/clinic.ts'

let db: Database
let backend: Backend
let patient: ReturnType<typeof patientOf>
let cookies: Partial<Record<Role, string>>
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  patient = patientOf(backend, db)
  cookies = {}
  for (const role of ['owner', 'registrar', 'doctor', 'analyst'] as const) {
    const { account, cookie } = await addPerson(db)
    await addStaff(db, account, company, role, { specialist: role === 'doctor' ? '501' : null })
    cookies[role] = cookie
  }
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(appointment)
  await db.orm.delete(outbox)
  await db.orm.delete(waitingList)
  await db.orm.delete(rateLimit)
})

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {} }
}
const read = async (path: string, role: Role = 'registrar') =>
  answerOf(
    await call(backend, `/api/business-api-front2/ru/${company}/${branch}/${path}`, {
      cookie: cookies[role] ?? '',
    }),
  )
const write = async (
  path: string,
  body: unknown,
  role: Role = 'registrar',
  method: 'POST' | 'PUT' = 'POST',
) =>
  answerOf(
    await sendTo(backend, `/api/w-business/ru/${company}/${branch}/${path}`, {
      method,
      body,
      headers: { cookie: cookies[role] ?? '' },
    }),
  )
/** Nine o'clock in Almaty, some minutes later, the day after tomorrow. */
const at = (minutes = 0) =>
  new Date(Date.parse(`${inDays(2)}T04:00:00Z`) + minutes * 60_000).toISOString().replace('.000Z', 'Z')
/** The present minute, or some minutes from it. */
const now = (minutes = 0) => `${new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 16)}:00Z`
const person = { LASTNAME: 'Ким', NAME: 'Ольга', TEL: '+77005550011' }
const make = (more: Record<string, unknown> = {}, role?: Role) =>
  write('appointment', { ...person, DOCTOR_CODE: '501', START: at(), ...more }, role)
const listed = async (query = `date_from=${inDays(2)}`, role?: Role) =>
  (await read(`appointment?${query}`, role)).body.data as Record<string, unknown>[]

describe('the staff of a clinic', () => {
  it('books at any minute, and sees the day with what a registrar needs (PA11)', async () => {
    const { status, body } = await make({ START: at(7), SERVICE_CODE: 's2' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      STATUS: 'confirmed',
      SOURCE: 'staff',
      LABEL: '09:07',
      LABEL_END: '09:37',
      PRICE: 4950.5,
      IS_OUTSIDE: false,
      NO_SHOWS: 0,
      NEXT: ['cancelled_by_clinic'],
    })
    expect(await listed()).toHaveLength(1)
    expect(await listed(`date_from=${inDays(3)}`)).toEqual([])
    expect(await listed(`date_from=${inDays(2)}&doctor=502`)).toEqual([])
    expect(await listed(`date_from=${inDays(2)}&status=pending`)).toEqual([])
    for (const search of ['ким ол', 'Olga Kim', '0011', '5550011', body.APPOINTMENT_CODE])
      expect(await listed(`search=${search}`)).toHaveLength(1)
    expect(await listed('search=kim', 'doctor')).toHaveLength(1)
    expect(await listed('search=%25')).toEqual([])
  })
  it('is told of everything in the way, and puts one over it only on purpose (complaints 3, 11 and 40)', async () => {
    await make()
    await make({ START: at(30), TEL: '+77005550022' })
    const over = { START: at(10), DURATION: 40, TEL: '+77005550033' }
    const refused = await make(over)
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(refused.body.error?.data?.CONFLICTS).toHaveLength(2)
    expect(refused.body.error?.data?.NEAREST).not.toHaveLength(0)
    const { status, body } = await make({ ...over, OVERBOOK: true })
    expect([status, body.IS_OVERBOOK]).toEqual([201, true])
    // The time is free, so nothing is overbooked.
    expect((await make({ START: at(120), TEL: '+77005550044', OVERBOOK: true })).body.IS_OVERBOOK).toBe(false)
    // An overbooked visit keeps its time from patients, also when the visit below it is gone.
    await db.orm
      .update(appointment)
      .set({ status: 'cancelled_by_clinic' })
      .where(eq(appointment.isOverbook, false))
    expect(await patient.slots()).not.toContain(at())
  })
  it('is told that the same patient is elsewhere at that time, and may mean it', async () => {
    await make()
    const second = { DOCTOR_CODE: '502' }
    expect((await make(second)).body.error?.code).toBe('PATIENT_BUSY')
    expect((await make({ ...second, SAME_PATIENT: true })).status).toBe(201)
  })
  it('notes who came without an appointment, without a phone number', async () => {
    const { TEL: _, ...unknown } = person
    const walkIn = await write('appointment', { ...unknown, DOCTOR_CODE: '501', START: now(), WALK_IN: true })
    expect(walkIn.body).toMatchObject({
      STATUS: 'arrived',
      SOURCE: 'walk_in',
      TEL: null,
      NEXT: ['completed'],
    })
    const without = await write('appointment', { ...unknown, DOCTOR_CODE: '501', START: at(60) })
    expect(Object.keys(without.body.error?.fields ?? {})).toEqual(['TEL'])
  })
  it.each([
    ['in an hour', now(60)],
    ['the day after tomorrow', at()],
  ])('notes nobody as here %s', async (_, START) => {
    const { status, body } = await make({ START, WALK_IN: true })
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['START']])
  })
  it.each([':01Z', ':00.5Z', ':59+05:00'])(
    'is told that seconds are none of a visit’s time: %s',
    async (end) => {
      const START = at().replace(':00Z', end)
      for (const { status, body } of [await make({ START }), await patient.hold(START)])
        expect([status, body.error?.fields]).toEqual([
          422,
          { START: ['Время нужно с точностью до минуты, без секунд: например 09:30.'] },
        ])
    },
  )
  it('sees a hold by a name that gives no right to it', async () => {
    const { body: held } = await patient.hold(at())
    const [shown] = await listed()
    expect(shown?.STATUS).toBe('hold')
    const refused = await make()
    expect(refused.body.error?.data?.CONFLICTS).toMatchObject([{ APPOINTMENT_CODE: shown?.APPOINTMENT_CODE }])
    expect(JSON.stringify([shown, refused.body])).not.toContain(held.HOLD_ID)
    expect((await write(`appointment/${shown?.APPOINTMENT_CODE}/move`, { START: at(60) })).status).toBe(404)
  })
  it.each([
    ['long ago', '2020-01-06T04:00:00Z', 'SLOT_INVALID'],
    ['in fifty years', '2076-01-06T04:00:00Z', 'SLOT_INVALID'],
    ['in another century', '2126-01-06T04:00:00Z', 'FIELDS'],
  ])('cannot book %s', async (_, START, code) => {
    expect((await make({ START })).body.error?.code).toBe(code)
  })
  it('writes to a contact only if the patient has confirmed it before (complaint 39)', async () => {
    await make()
    expect(await db.orm.select().from(outbox)).toEqual([])
    const [, start = ''] = await patient.slots()
    await patient.book(start, person.TEL)
    await db.orm.delete(outbox)
    await make({ START: at(300) })
    expect(await db.orm.select().from(outbox)).toMatchObject([
      { template: 'appointment-confirmed', recipient: person.TEL },
    ])
  })

  it('moves an appointment also over its own time, and to another doctor; the patient’s link follows', async () => {
    const [start = ''] = await patient.slots()
    const { body: booked } = await patient.book(start)
    const moved = await write(`appointment/${booked.APPOINTMENT_CODE}/move`, { START: at(15) })
    expect([moved.status, moved.body.LABEL, moved.body.MOVED_FROM]).toEqual([
      200,
      '09:15',
      booked.APPOINTMENT_CODE,
    ])
    const other = await write(`appointment/${moved.body.APPOINTMENT_CODE}/move`, {
      START: at(15),
      DOCTOR_CODE: '502',
    })
    expect(other.body.SPECIALIST_CODE).toBe('502')
    const card = await patient.get(`/${booked.APPOINTMENT_CODE}?token=${booked.MANAGE_TOKEN}`)
    expect(card.body).toMatchObject({ SPECIALIST_CODE: '502', LABEL: '09:15' })
    const again = await write(`appointment/${booked.APPOINTMENT_CODE}/move`, { START: at(60) })
    expect([again.status, again.body.error?.code]).toEqual([409, 'STATE_CHANGED'])
  })
  it('leaves an appointment where it was if its new time is taken', async () => {
    await make()
    const { body } = await make({ START: at(60), TEL: '+77005550022' })
    const refused = await write(`appointment/${body.APPOINTMENT_CODE}/move`, { START: at() })
    expect(refused.body.error?.code).toBe('SLOT_TAKEN')
    expect((await listed()).map((one) => [one.STATUS, one.LABEL])).toEqual([
      ['confirmed', '09:00'],
      ['confirmed', '10:00'],
    ])
  })

  it.each(appointmentStatuses.flatMap((from) => appointmentStatuses.map((to) => [from, to] as const)))(
    'changes %s to %s only where an arrow leads (S-APPT)',
    async (from, to) => {
      const { body } = await make()
      const code = String(body.APPOINTMENT_CODE)
      await db.orm
        .update(appointment)
        .set({
          status: from,
          startsAt: new Date(Date.now() - 600_000),
          endsAt: new Date(Date.now() + 600_000),
        })
        .where(eq(appointment.code, code))
      const answer = await write(`appointment/${code}/status`, { STATUS: to })
      // A hold becomes an appointment by its booking alone; the staff does not see it by a code.
      const isForStaff = staffStatuses.some((status) => status === to)
      if (mayFollow(from, to) && isForStaff && from !== 'hold')
        expect([answer.status, answer.body.STATUS]).toEqual([200, to])
      else if (from !== 'hold')
        expect([answer.status, answer.body.error]).toMatchObject([
          409,
          { code: 'STATE_CHANGED', data: { STATUS: from, BY: 'clinic' } },
        ])
    },
  )
  it('lets one of two win who change a status at the same time', async () => {
    const { body } = await make({ START: now() })
    const path = `appointment/${body.APPOINTMENT_CODE}/status`
    const answers = await Promise.all(
      ['arrived', 'cancelled_by_clinic'].map((STATUS) => write(path, { STATUS })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
  it.each(['arrived', 'no_show', 'completed'] as const)(
    'cannot say %s before the day of the visit',
    async (STATUS) => {
      const { body } = await make()
      const code = String(body.APPOINTMENT_CODE)
      if (STATUS === 'completed')
        await db.orm.update(appointment).set({ status: 'arrived' }).where(eq(appointment.code, code))
      const answer = await write(`appointment/${code}/status`, { STATUS })
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'TOO_EARLY'])
      expect(answer.body.error?.data).toEqual({ START: at() })
    },
  )
  it('tells the patient that it is confirmed, or cancelled and why', async () => {
    const [start = ''] = await patient.slots()
    const { body } = await patient.book(start)
    await db.orm.update(appointment).set({ status: 'pending' })
    await db.orm.delete(outbox)
    const path = `appointment/${body.APPOINTMENT_CODE}/status`
    await write(path, { STATUS: 'confirmed' })
    await write(path, { STATUS: 'cancelled_by_clinic', REASON: 'Врач заболел' })
    const messages = await db.orm.select().from(outbox).orderBy(outbox.id)
    expect(messages.map(({ template, params }) => [template, params.REASON])).toEqual([
      ['appointment-confirmed', undefined],
      ['appointment-cancelled', 'Врач заболел'],
    ])
  })

  it('invites the patient once to write about a visit that has taken place (D-REV)', async () => {
    const complete = async (code: unknown) => {
      const startsAt = new Date(Date.now() - 3_600_000)
      const endsAt = new Date(Date.now() - 1_800_000)
      await db.orm
        .update(appointment)
        .set({ status: 'arrived', startsAt, endsAt, isOverbook: true, isSamePatient: true })
        .where(eq(appointment.code, String(code)))
      expect((await write(`appointment/${code}/status`, { STATUS: 'completed' })).status).toBe(200)
    }
    const [start = '', later = ''] = await patient.slots()
    const first = await patient.book(start)
    const second = await patient.book(later)
    await db.orm.delete(outbox)
    await complete(first.body.APPOINTMENT_CODE)
    await complete(second.body.APPOINTMENT_CODE)
    // The contact of a patient whom the reception has booked is not confirmed.
    await complete((await make()).body.APPOINTMENT_CODE)
    const messages = await db.orm.select().from(outbox)
    expect(messages.map(({ template, params }) => [template, params.LINK])).toEqual([
      [
        'review-invited',
        expect.stringMatching(`^/link/pr\\?company=${company}&doctor=501&date=\\d{4}-\\d\\d-\\d\\d$`),
      ],
    ])
  })

  it('who is a doctor has their own agenda alone (D-PERM)', async () => {
    await make({ DOCTOR_CODE: '502' })
    const own = await make({ TEL: '+77005550022' }, 'doctor')
    expect(own.status).toBe(201)
    expect((await listed(undefined, 'doctor')).map((one) => one.SPECIALIST_CODE)).toEqual(['501'])
    expect((await make({ DOCTOR_CODE: '502', START: at(60) }, 'doctor')).status).toBe(403)
    const other = (await listed()).find((one) => one.SPECIALIST_CODE === '502')
    const status = await write(
      `appointment/${other?.APPOINTMENT_CODE}/status`,
      { STATUS: 'arrived' },
      'doctor',
    )
    expect(status.status).toBe(403)
    expect((await read('schedule/502', 'doctor')).status).toBe(404)
  })
  it('who may only read changes nothing', async () => {
    expect((await make({}, 'analyst')).status).toBe(403)
    expect((await read('appointment', 'analyst')).status).toBe(200)
  })
  it('switches online entry on and off', async () => {
    const on = { is_active_online_entry: true }
    const off = { is_active_online_entry: false }
    expect((await read('online_entry')).body).toEqual(on)
    const switched = await write('online_entry', off, 'registrar', 'PUT')
    expect([switched.status, switched.body]).toEqual([200, off])
    expect((await patient.get(`/company/${company}`)).body.error?.code).toBe('ENTRY_OFF')
    await write('online_entry', on, 'owner', 'PUT')
  })
})

describe('the schedule of a doctor (PA12)', () => {
  const week = (from: string, to: string) =>
    everyDay(from, to).week.map(({ day }) => ({ DAY: day, INTERVALS: [[from, to]] }))
  const put = async (values: Record<string, unknown>, role?: Role) => {
    const { body } = await read('schedule/501')
    return write(
      'schedule/501',
      { STEP: 30, WEEK: week('09:00', '18:00'), EXCEPTIONS: [], REVISION: body.REVISION, ...values },
      role,
      'PUT',
    )
  }
  it('names the bookings that new hours would leave outside, and keeps them if told to', async () => {
    await make()
    await make({ START: at(300), TEL: '+77005550022' })
    const refused = await put({ WEEK: week('12:00', '18:00') })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'BOOKINGS_OUTSIDE'])
    expect(refused.body.error?.data?.OUTSIDE).toMatchObject([{ LABEL: '09:00', PATIENT: 'Ким Ольга' }])
    const kept = await put({ WEEK: week('12:00', '18:00'), KEEP: true })
    expect(kept.status).toBe(200)
    expect(kept.body.OUTSIDE).toMatchObject([{ LABEL: '09:00' }])
    expect((await listed()).map((one) => one.IS_OUTSIDE)).toEqual([true, false])
    // A visit that is outside the hours already does not block the next change.
    expect((await put({ WEEK: week('13:00', '18:00') })).status).toBe(200)
    expect((await patient.slots())[0]).toBe(at(240))
    expect((await put({})).status).toBe(200)
  })
  it('shows hours without bookings online where it has no step', async () => {
    expect((await put({ STEP: null })).status).toBe(200)
    expect((await patient.get(`/slots?company_code=${company}&doctor_code=501`)).body.error?.code).toBe(
      'DOCTOR_GONE',
    )
    expect(await db.orm.select().from(schedule).where(eq(schedule.specialist, '501'))).toHaveLength(1)
    expect((await put({}, 'doctor')).status).toBe(200)
  })
  it('has days off by exceptions', async () => {
    await put({ EXCEPTIONS: [{ DATE: inDays(2), INTERVALS: [] }] })
    expect((await patient.slots()).filter((start) => start.startsWith(inDays(2)))).toEqual([])
    await put({})
  })
  it('is not saved over a change of somebody else, nor with hours that overlap', async () => {
    const stale = await put({ REVISION: 0 })
    expect([stale.status, stale.body.error?.code]).toEqual([412, 'VERSION_CONFLICT'])
    expect(stale.body.error?.data).toMatchObject({ STEP: 30 })
    const wrong = await put({
      WEEK: [
        {
          DAY: 1,
          INTERVALS: [
            ['09:00', '12:00'],
            ['11:00', '13:00'],
          ],
        },
      ],
    })
    expect(wrong.status).toBe(422)
    const empty = await put({ WEEK: week('09:00', '09:00') })
    expect([empty.status, JSON.stringify(empty.body)]).toEqual([
      422,
      expect.stringContaining('00:00 до 24:00'),
    ])
    for (const WEEK of [[{ DAY: 8, INTERVALS: [] }], [{ DAY: 1, INTERVALS: [['9', '10']] }], 'x'])
      expect((await put({ WEEK })).status).toBe(422)
  })
})

describe('a waiting list (PA10)', () => {
  const wisher = { NAME: 'Айгуль', CONSENT: true }
  /** Joins with a confirmed address, for the days that `more` does not change. */
  const join = async (EMAIL: string, more: object = {}) => {
    const { body: sent } = await patient.post('/confirmation_code', { COMPANY_CODE: company, EMAIL })
    const CODE = await patient.codeTo(EMAIL)
    const days = { DATE_FROM: inDays(1), DATE_TO: inDays(9) }
    const own = { COMPANY_CODE: company, CONFIRM_ID: sent.CONFIRM_ID, CODE, EMAIL, LOCALE: 'ru' }
    return patient.post('/waiting_list', { DOCTOR: '501', ...days, ...wisher, ...own, ...more })
  }
  const toldOf = async (template: string) => db.orm.select().from(outbox).where(eq(outbox.template, template))

  it('tells of times in the parts of a day that suit, and whoever waits for any doctor', async () => {
    const free = await patient.slots()
    const morning = free.find((start) => start.includes('T04:')) ?? ''
    const evening = free.find((start) => start.includes('T12:30')) ?? ''
    const { body: early } = await patient.book(morning)
    const { body: late } = await patient.book(evening, '+77005550099')
    await join('morning@example.kz', { DAY_PARTS: ['morning', 'day'] })
    await join('evening@example.kz', { DOCTOR: 'any', DAY_PARTS: ['evening'] })
    const told = async () => (await toldOf('waiting-slot')).map(({ recipient }) => recipient)
    await patient.post(`/${early.APPOINTMENT_CODE}/cancel`, { TOKEN: early.MANAGE_TOKEN })
    expect(await told()).toEqual(['morning@example.kz'])
    await patient.post(`/${late.APPOINTMENT_CODE}/cancel`, { TOKEN: late.MANAGE_TOKEN })
    expect(await told()).toEqual(['morning@example.kz', 'evening@example.kz'])
  })
  it('is shown and left by the link that every message about it has, and by no other', async () => {
    const { body: joined } = await join('patient@example.kz', { DAY_PARTS: ['day'] })
    const [message] = await toldOf('waiting-joined')
    const query = `code=${joined.WAITING_CODE}&token=${joined.TOKEN}`
    expect(message?.params).toMatchObject({
      NAME: 'Айгуль',
      DAYS: expect.stringMatching(/, день$/),
      LINK: `/appointment/waiting?${query}`,
    })
    const path = `/waiting_list/${joined.WAITING_CODE}`
    expect((await patient.get(`${path}?token=${joined.TOKEN}`)).body).toMatchObject({
      STATUS: 'waiting',
      DATE_FROM: inDays(1),
      DAY_PARTS: ['day'],
      LASTNAME: expect.any(String),
    })
    const wrong = 'q1_-Zz9q1_-Zz9q1'
    expect((await patient.get(`${path}?token=${wrong}`)).status).toBe(404)
    expect((await patient.post(`${path}/leave`, { TOKEN: wrong })).status).toBe(404)
    // The same wish with other days keeps its link.
    expect((await join('patient@example.kz')).body.WAITING_CODE).toBe(joined.WAITING_CODE)
    expect((await patient.post(`${path}/leave`, { TOKEN: joined.TOKEN })).body.STATUS).toBe('left')
    expect(await db.orm.select().from(waitingList)).toEqual([])
    expect((await patient.get(`${path}?token=${joined.TOKEN}`)).status).toBe(404)
  })
  it('takes a phone as it is written within the country (V-6)', async () => {
    const TEL = '701 123 45 67'
    const asked = { COMPANY_CODE: company, COUNTRY: 'KZ', TEL }
    const { body: sent } = await patient.post('/confirmation_code', asked)
    const CODE = await patient.codeTo('+77011234567')
    const days = { DATE_FROM: inDays(1), DATE_TO: inDays(9), LOCALE: 'kk' }
    const proof = { CONFIRM_ID: sent.CONFIRM_ID, CODE }
    const body = { ...asked, DOCTOR: '501', ...days, ...proof, ...wisher }
    expect((await patient.post('/waiting_list', body)).status).toBe(201)
    expect(await toldOf('waiting-joined')).toMatchObject([{ recipient: '+77011234567', channel: 'sms' }])
  })
  it('tells the first five of a slot that became free, once an hour', async () => {
    const [start = '', next = ''] = await patient.slots()
    const { body: booked } = await patient.book(start)
    const { body: other } = await patient.book(next, '+77005550099')
    for (let number = 0; number < 6; number++) {
      const EMAIL = `waiting${number}@example.kz`
      const { body: sent } = await patient.post('/confirmation_code', { COMPANY_CODE: company, EMAIL })
      const CODE = await patient.codeTo(EMAIL)
      const days = { DATE_FROM: inDays(1), DATE_TO: inDays(9) }
      const answer = await patient.post('/waiting_list', {
        COMPANY_CODE: company,
        ...(number === 1 ? { SPECIALITY: 'dentist' } : { DOCTOR: '501' }),
        ...days,
        CONFIRM_ID: sent.CONFIRM_ID,
        CODE,
        EMAIL,
        LOCALE: 'uz',
        ...wisher,
      })
      expect(answer.status).toBe(201)
    }
    const told = async () =>
      (await db.orm.select().from(outbox).where(eq(outbox.template, 'waiting-slot'))).map(
        ({ recipient }) => recipient,
      )
    await patient.post(`/${booked.APPOINTMENT_CODE}/cancel`, { TOKEN: booked.MANAGE_TOKEN })
    expect(await told()).toEqual([0, 1, 2, 3, 4].map((number) => `waiting${number}@example.kz`))
    await patient.post(`/${other.APPOINTMENT_CODE}/cancel`, { TOKEN: other.MANAGE_TOKEN })
    expect((await told()).slice(5)).toEqual(['waiting5@example.kz'])
  })
  it.each([
    ['one contact', 10, 'WAITING_MANY'],
    ['one doctor', 200, 'WAITING_FULL'],
  ] as const)('has an end for %s', async (of, most, code) => {
    const EMAIL = 'patient@example.kz'
    const days = { from: inDays(1), until: inDays(9) }
    const wish = (number: number, until = days.until) => ({
      company,
      cabinet: null,
      channel: 'email' as const,
      locale: 'ru' as const,
      from: inDays(-9),
      until,
      ...(of === 'one contact'
        ? { contact: EMAIL, speciality: `speciality-${number}` }
        : { contact: `waiting${number}@example.kz`, specialist: '501' }),
    })
    const joinOnce = async () => {
      await db.orm.delete(rateLimit)
      const { body: sent } = await patient.post('/confirmation_code', { COMPANY_CODE: company, EMAIL })
      const CODE = await patient.codeTo(EMAIL)
      const asked = { DATE_FROM: days.from, DATE_TO: days.until, LOCALE: 'ru', ...wisher }
      return patient.post('/waiting_list', {
        COMPANY_CODE: company,
        DOCTOR: '501',
        EMAIL,
        CONFIRM_ID: sent.CONFIRM_ID,
        CODE,
        ...asked,
      })
    }
    // A wish whose days are over takes no place.
    await db.orm
      .insert(waitingList)
      .values(Array.from({ length: most }, (_, number) => wish(number, number ? days.until : inDays(-2))))
    expect((await joinOnce()).status).toBe(201)
    // The same wish again is not one more.
    expect((await joinOnce()).status).toBe(201)
    await db.orm.insert(waitingList).values(wish(most))
    await db.orm.delete(waitingList).where(eq(waitingList.from, days.from))
    const refused = await joinOnce()
    expect([refused.status, refused.body.error?.code]).toEqual([409, code])
  })
  it('needs a confirmed contact, a doctor that there is, and days in order', async () => {
    const body = {
      COMPANY_CODE: company,
      DOCTOR: '501',
      DATE_FROM: inDays(1),
      DATE_TO: inDays(2),
      EMAIL: 'a@example.kz',
      LOCALE: 'ru',
      ...wisher,
    }
    const faultsOf = async (more: object) =>
      Object.keys((await patient.post('/waiting_list', { ...body, ...more })).body.error?.fields ?? {})
    expect(await faultsOf({})).toEqual(['CODE'])
    expect(await faultsOf({ NAME: '', CONSENT: false })).toEqual(['NAME', 'CONSENT'])
    expect(await faultsOf({ DATE_FROM: inDays(-9), DATE_TO: inDays(-2) })).toEqual(['DATE_TO'])
    expect(await faultsOf({ DATE_TO: inDays(400) })).toEqual(['DATE_TO'])
    expect((await patient.post('/waiting_list', { ...body, DOCTOR: '999' })).body.error?.code).toBe(
      'DOCTOR_GONE',
    )
    expect((await patient.post('/waiting_list', { ...body, DATE_TO: inDays(0) })).status).toBe(422)
  })
})
