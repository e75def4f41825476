import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../schemas/access/roles.ts'
import type { StaffAppointment } from '../../../schemas/api/staff-appointment.ts'
import type { DayClose, PatientNotes, Visit, VisitNotes } from '../../../schemas/api/visit.ts'
import type { Backend } from '../../create-backend.ts'
import * as tables from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Database } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { addRow, balanceOf, leftOf, reverseRow, statementOf } from '../../kit/ledger/ledger.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { branch, company, inDays, openClinic } from '../test/clinic.ts'
import { payments } from './payments.ledger.ts'
import { readVisit } from './read-visit.ts'

type Fault = { error: { code: string; fields?: Record<string, string[]> } }
type Answer<Body> = { status: number; body: Body & Fault }

describe.each(await testDatabases())('a visit on $name', ({ open }) => {
  let db: Database
  let backend: Backend
  let people: Partial<Record<Role, SignedIn>>
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    // A range is no price of the day.
    await db.orm.update(tables.service).set({ priceTo: null }).where(eq(tables.service.code, 's2'))
    backend = testBackend(db)
    people = {}
    for (const role of ['owner', 'registrar', 'doctor', 'manager', 'analyst'] as const) {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role, { specialist: role === 'doctor' ? '501' : null })
      people[role] = person
    }
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(tables.payment)
    await db.orm.delete(tables.appointment)
    await db.orm.delete(tables.medicalRecord)
    await db.orm.delete(tables.patientOpening)
    await db.orm.delete(tables.rateLimit)
  })

  const answerOf = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : {} }
  }
  const cookieOf = (role: Role) => people[role]?.cookie ?? ''
  const read = async <Body>(path: string, role: Role = 'registrar') =>
    answerOf<Body>(
      await call(backend, `/api/business-api-front2/ru/${company}/${branch}/${path}`, {
        cookie: cookieOf(role),
      }),
    )
  type Sent = { role?: Role; method?: 'POST' | 'DELETE'; key?: string }
  const write = async <Body>(
    path: string,
    body?: unknown,
    { role = 'registrar', method = 'POST', key }: Sent = {},
  ) =>
    answerOf<Body>(
      await sendTo(backend, `/api/w-business/ru/${company}/${branch}/${path}`, {
        method,
        body,
        headers: { cookie: cookieOf(role), ...(key && { 'idempotency-key': key }) },
      }),
    )
  /** A patient who has come without an appointment, for a service of 4950.50. */
  async function walkIn(more: object = {}): Promise<string> {
    const START = `${new Date().toISOString().slice(0, 16)}:00Z`
    const body = {
      LASTNAME: 'Ким',
      NAME: 'Ольга',
      DOCTOR_CODE: '501',
      SERVICE_CODE: 's2',
      START,
      WALK_IN: true,
    }
    const made = await write<{ APPOINTMENT_CODE: string }>('appointment', { ...body, ...more })
    if (made.status !== 201) throw new Error(JSON.stringify(made.body))
    return made.body.APPOINTMENT_CODE
  }
  const visitOf = async (code: string) => (await read<Visit>(`appointment/${code}/visit`)).body
  const pay = (code: string, AMOUNT: number, PAID = 0, sent: Sent = {}) =>
    write<Visit>(`appointment/${code}/payments`, { AMOUNT, METHOD: 'cash', PAID }, sent)
  const status = (code: string, STATUS: string) => write(`appointment/${code}/status`, { STATUS })

  it('begins with the booked service at the price of the day, counted in hundredths', async () => {
    const visit = await visitOf(await walkIn())
    expect(visit).toMatchObject({ CURRENCY: 'KZT', TOTAL: 495_050, PAID: 0, DUE: 495_050 })
    expect(visit.LINES).toMatchObject([{ SERVICE_CODE: 's2', LIST_PRICE: 495_050, QUANTITY: 1 }])
    expect(visit.ARRIVED_AT).not.toBeNull()
  })
  it('says from when until when it really was', async () => {
    const code = await walkIn()
    const real = async () => {
      const list = await read<{ data: StaffAppointment[] }>(`appointment?search=${code}`)
      const one = list.body.data[0]
      return [one?.ARRIVED_AT, one?.BEGAN_AT, one?.ENDED_AT].map((at) => typeof at === 'string')
    }
    expect(await real()).toEqual([true, false, false])
    await write(`appointment/${code}/begin`)
    expect(await real()).toEqual([true, true, false])
    await status(code, 'completed')
    expect(await real()).toEqual([true, true, true])
  })
  it('keeps a replaced line as history, and wants a reason for a price of its own', async () => {
    const code = await walkIn()
    const [line] = (await visitOf(code)).LINES
    const body = { SERVICE_CODE: 's2', QUANTITY: 3, PRICE: 10, REPLACES: line?.LINE }
    const refused = await write(`appointment/${code}/services`, body)
    expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['REASON']])
    const { body: visit } = await write<Visit>(`appointment/${code}/services`, { ...body, REASON: 'Скидка' })
    expect(visit.TOTAL).toBe(30)
    expect(visit.LINES.map(({ REMOVED_AT }) => REMOVED_AT !== null)).toEqual([true, false])
    const open = await write(`appointment/${code}/services`, { SERVICE_CODE: 's1' })
    expect([open.status, Object.keys(open.body.error.fields ?? {})]).toEqual([422, ['PRICE']])
    const again = await write(`appointment/${code}/services`, { ...body, REASON: 'Скидка' })
    expect(again.body.error.code).toBe('LINE_GONE')
  })
  it('costs no more than can be counted exactly, however many services it has', async () => {
    const code = await walkIn()
    const body = { SERVICE_CODE: 's2', QUANTITY: 1, PRICE: 1_000_000_000_000, REASON: 'Ошибка' }
    const refused = await write(`appointment/${code}/services`, body)
    expect([refused.status, Object.keys(refused.body.error.fields ?? {})]).toEqual([422, ['PRICE']])
    expect((await visitOf(code)).TOTAL).toBe(495_050)
  })
  it('says its money to no program that may change visits and not read them', async () => {
    const code = await walkIn()
    const [row] = await db.orm.select().from(tables.appointment).where(eq(tables.appointment.code, code))
    const [member] = await db.orm
      .select()
      .from(tables.membership)
      .where(eq(tables.membership.account, people.owner?.account.id ?? ''))
    if (!row || !member) throw new Error('The visit is not there.')
    const program = { ...member, scopes: ['doctor-appointment:write'] }
    await expect(readVisit(db.orm, row, program)).rejects.toMatchObject({ code: 'KEY_SCOPE' })
    program.scopes.push('patients:read')
    expect((await readVisit(db.orm, row, program)).TOTAL).toBe(495_050)
  })
  it('is paid in part and too much, and a payment is returned once', async () => {
    const code = await walkIn()
    expect((await pay(code, 95_050)).body.DUE).toBe(400_000)
    const { body: over } = await pay(code, 500_000, 95_050)
    expect([over.PAID, over.DUE]).toEqual([595_050, -100_000])
    const path = `appointment/${code}/payments/${over.PAYMENTS[1]?.PAYMENT}/return`
    const returned = await write<Visit>(path, { REASON: 'Ошибка кассира' })
    expect(returned.body.PAYMENTS).toMatchObject([
      { LEFT: 95_050 },
      { LEFT: 0 },
      { AMOUNT: -500_000, LEFT: 0, REASON: 'Ошибка кассира' },
    ])
    expect(returned.body.DUE).toBe(400_000)
    expect((await write(path, { REASON: 'Ещё раз' })).body.error.code).toBe('REVERSED')
  })
  it('has a payment returned in parts, never more than it was', async () => {
    const code = await walkIn()
    const { body: paid } = await pay(code, 495_050)
    const path = `appointment/${code}/payments/${paid.PAYMENTS[0]?.PAYMENT}/return`
    const giveBack = (AMOUNT?: number) => write<Visit>(path, { AMOUNT, REASON: 'Услугу не оказали' })
    const part = await giveBack(95_050)
    expect(part.body.PAYMENTS).toMatchObject([
      { LEFT: 400_000 },
      { AMOUNT: -95_050, REVERSES: paid.PAYMENTS[0]?.PAYMENT },
    ])
    expect((await giveBack(400_001)).body.error.code).toBe('REVERSED_MORE')
    expect((await giveBack(0)).status).toBe(422)
    const both = await Promise.all([giveBack(300_000), giveBack(300_000)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body: day } = await read<DayClose>(`day_close?date_from=${inDays(0)}`)
    expect(day.TILL).toEqual([{ METHOD: 'cash', TAKEN: 495_050, RETURNED: 395_050, COUNT: 1 }])
    expect(day.SUM).toMatchObject({ PAID: 100_000, UNPAID: 395_050 })
    expect((await giveBack()).body).toMatchObject({ PAID: 0 })
    expect((await giveBack(1)).body.error.code).toBe('REVERSED')
  })
  it('has a return noted once for a key, and no other return by that key', async () => {
    const [code, other] = [await walkIn(), await walkIn({ DOCTOR_CODE: '502' })]
    const { body: paid } = await pay(code, 100)
    const REASON = 'Ошибка кассира'
    const giveBack = async (body: object, key: string, of = code) => {
      const path = `appointment/${of}/payments/${paid.PAYMENTS[0]?.PAYMENT}/return`
      const answer = await write<Visit>(path, body, { key })
      return answer.body.error?.code ?? answer.body.PAID
    }
    expect(await giveBack({ AMOUNT: 10, REASON }, 'the-part')).toBe(90)
    expect(await giveBack({ REASON }, 'the-rest')).toBe(0)
    expect(await giveBack({ AMOUNT: 10, REASON }, 'the-part')).toBe(0)
    expect(await giveBack({ REASON }, 'the-rest')).toBe(0)
    expect(await giveBack({ REASON }, 'the-part')).toBe('KEY_REUSED')
    expect(await giveBack({ AMOUNT: 11, REASON }, 'the-part')).toBe('KEY_REUSED')
    expect(await giveBack({ AMOUNT: 10, REASON: 'Скидка' }, 'the-part')).toBe('KEY_REUSED')
    expect(await giveBack({ AMOUNT: 10, REASON }, 'the-part', other)).toBe('KEY_REUSED')
    expect((await visitOf(code)).PAYMENTS).toHaveLength(3)
  })
  it('notes one payment of two people, and one of a call that is sent twice', async () => {
    const code = await walkIn()
    const both = await Promise.all([pay(code, 495_050), pay(code, 495_050, 0, { role: 'owner' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const key = 'the-same-press'
    const twice = await Promise.all([pay(code, 1, 495_050, { key }), pay(code, 1, 495_050, { key })])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect((await visitOf(code)).PAID).toBe(495_051)
    expect((await pay(code, 2, 495_051, { key })).body.error.code).toBe('KEY_REUSED')
  })
  it('has all lines in the record of a patient, however it is completed beside them', async () => {
    const code = await walkIn()
    const { account } = await addPerson(db)
    await db.orm
      .update(tables.appointment)
      .set({ account: account.id })
      .where(eq(tables.appointment.code, code))
    const [added, done] = await Promise.all([
      write(`appointment/${code}/services`, { SERVICE_CODE: 's2', QUANTITY: 2 }),
      status(code, 'completed'),
    ])
    expect([added.status, done.status]).toEqual([200, 200])
    const records = await db.orm.select().from(tables.medicalRecord)
    expect(records).toMatchObject([{ kind: 'visit', account: account.id, specialist: '501' }])
    expect(records[0]?.text?.split('\n')).toHaveLength(2)
    await write(`appointment/${code}/take_back`)
    expect(await db.orm.select().from(tables.medicalRecord)).toEqual([])
  })
  it('is not taken back while money of it is there, and has no services then', async () => {
    const code = await walkIn()
    const { body } = await pay(code, 100)
    expect((await write(`appointment/${code}/take_back`)).body.error.code).toBe('VISIT_PAID')
    await write(`appointment/${code}/payments/${body.PAYMENTS[0]?.PAYMENT}/return`, { REASON: 'Не пришёл' })
    expect((await write(`appointment/${code}/take_back`)).status).toBe(200)
    expect(await visitOf(code)).toMatchObject({ TOTAL: 0, PAID: 0, MAY_WRITE: false })
    expect((await pay(code, 100)).body.error.code).toBe('NOT_A_VISIT')
  })
  it('has notes that its doctor alone writes, and reception and managers never read', async () => {
    const code = await walkIn()
    const path = `appointment/${code}/notes`
    for (const role of ['registrar', 'manager', 'analyst'] as const)
      expect([role, (await read(path, role)).status]).toEqual([role, 403])
    expect((await write(path, { TEXT: 'Чужая' }, { role: 'owner' })).status).toBe(403)
    const { body } = await write<VisitNotes>(path, { TEXT: 'Первая' }, { role: 'doctor' })
    const one = `${path}/${body.NOTES[0]?.NOTE}`
    await write(one, { TEXT: 'Вторая', KIND: 'text' }, { role: 'doctor' })
    await db.orm.update(tables.visitNote).set({ createdAt: new Date(Date.now() - 86_400_000) })
    const late = await write(one, { TEXT: 'Третья', KIND: 'text' }, { role: 'doctor' })
    expect(late.body.error.code).toBe('NOTE_KEPT')
    await write(one, { TEXT: 'Дополнение', KIND: 'addition' }, { role: 'doctor' })
    const { body: seen } = await read<VisitNotes>(path, 'doctor')
    const openings = await db.orm.select().from(tables.patientOpening)
    expect(openings).toMatchObject([{ what: 'notes', role: 'doctor', by: people.doctor?.account.id }])
    expect(seen.NOTES).toMatchObject([{ TEXT: 'Вторая', MAY_CHANGE: false, MAY_ADD: true }])
    expect(seen.NOTES[0]?.PARTS.map(({ TEXT }) => TEXT)).toEqual(['Первая', 'Вторая', 'Дополнение'])
    expect(seen.VALUES).toMatchObject({ 'patient.name': 'Ким Ольга', 'patient.number': expect.any(String) })
  })
  it('shows its notes in the card of the patient to who may read notes, and notes the opening', async () => {
    const code = await walkIn()
    const [row] = await db.orm.select().from(tables.appointment).where(eq(tables.appointment.code, code))
    const path = `patient/${row?.patient}/notes`
    expect((await read<PatientNotes>(path, 'doctor')).body.data).toEqual([])
    expect(await db.orm.select().from(tables.patientOpening)).toEqual([])
    const { body } = await write<VisitNotes>(
      `appointment/${code}/notes`,
      { TEXT: 'Первая' },
      { role: 'doctor' },
    )
    const one = `appointment/${code}/notes/${body.NOTES[0]?.NOTE}`
    await write(one, { TEXT: 'Вторая', KIND: 'text' }, { role: 'doctor' })
    await write(one, { TEXT: 'Дополнение', KIND: 'addition' }, { role: 'doctor' })
    await db.orm.delete(tables.patientOpening)
    for (const role of ['doctor', 'owner'] as const)
      expect((await read<PatientNotes>(path, role)).body.data).toMatchObject([
        { APPOINTMENT_CODE: code, TEXT: 'Вторая', ADDITIONS: [{ TEXT: 'Дополнение' }] },
      ])
    const openings = await db.orm.select().from(tables.patientOpening)
    expect(openings.map(({ what, role }) => [what, role]).sort()).toEqual([
      ['notes', 'doctor'],
      ['notes', 'owner'],
    ])
    for (const role of ['registrar', 'manager', 'analyst'] as const)
      expect([role, (await read(path, role)).status]).toEqual([role, 403])
    // A doctor with an appointment of the patient reads what they wrote themselves.
    await db.orm
      .update(tables.appointment)
      .set({ specialist: '502' })
      .where(eq(tables.appointment.code, code))
    await walkIn({ PATIENT_CODE: row?.patient, SAME_PATIENT: true })
    expect((await read<PatientNotes>(path, 'doctor')).body.data).toEqual([])
  })
  it('of another doctor is not open to a doctor', async () => {
    const code = await walkIn({ DOCTOR_CODE: '502' })
    expect((await read(`appointment/${code}/visit`, 'doctor')).status).toBe(403)
    expect((await read(`appointment/${code}/notes`, 'doctor')).status).toBe(403)
  })
  it('is counted on the close of its day, whose files hold no formula', async () => {
    const code = await walkIn()
    // As an import may bring it: the calls take no such name.
    await db.orm.update(tables.appointment).set({ lastName: '\u200B=1+1' })
    await walkIn({ DOCTOR_CODE: '502', LASTNAME: 'Ли', SERVICE_CODE: undefined })
    await pay(code, 95_050)
    await status(code, 'completed')
    const cancelled = await walkIn({
      DOCTOR_CODE: '502',
      LASTNAME: 'Цой',
      SERVICE_CODE: undefined,
      OVERBOOK: true,
    })
    await db.orm
      .update(tables.appointment)
      .set({ status: 'cancelled_by_clinic' })
      .where(eq(tables.appointment.code, cancelled))
    const day = inDays(0)
    const { body } = await read<DayClose>(`day_close?date_from=${day}`)
    expect(body.SUM).toMatchObject({
      // As many as the calendar has.
      BOOKED: 2,
      CANCELLED: 1,
      CAME: 2,
      DONE: 1,
      TOTAL: 495_050,
      PAID: 95_050,
      UNPAID: 400_000,
    })
    expect(body.TILL).toEqual([{ METHOD: 'cash', TAKEN: 95_050, RETURNED: 0, COUNT: 1 }])
    expect(body.ROWS.map(({ SPECIALIST_CODE }) => SPECIALIST_CODE).sort()).toEqual(['501', '502'])
    expect((await read<DayClose>(`day_close?date_from=${day}`, 'doctor')).body.SUM.BOOKED).toBe(1)
    const file = (format: string) =>
      call(backend, `/api/business-api-front2/ru/${company}/${branch}/day_close/${format}?date_from=${day}`, {
        cookie: cookieOf('registrar'),
      })
    const csv = Buffer.from(await (await file('csv')).arrayBuffer()).toString()
    expect(csv.slice(0, 60)).toMatch(/^\uFEFF/)
    expect(csv).toContain("'\u200B=1+1 Ольга;")
    expect(csv).toContain(';4950,5;950,5;4000')
    expect(csv).toContain('\r\nИтого;950,5;0;950,5\r\n')
    expect(csv).toContain(`Итоги дня;${day.split('-').reverse().join('.')};KZT`)
    const xlsx = Buffer.from(await (await file('xlsx')).arrayBuffer())
    expect(xlsx.subarray(0, 2).toString()).toBe('PK')
  })
  it('has a ledger that neither loses nor doubles a row, whatever is sent at once', async () => {
    const code = await walkIn()
    const [row] = await db.orm.select().from(tables.appointment).where(eq(tables.appointment.code, code))
    const holder = row?.id ?? ''
    const by = { company, holder, by: people.owner?.account.id ?? '' }
    const locked = <T>(act: (orm: Database['orm']) => Promise<T>) =>
      db.orm
        .transaction(async (orm) => {
          await lockCompany(orm, company)
          return act(orm)
        })
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.code.startsWith('REVERSED')) return undefined
          throw error
        })
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 })
    // Which row is taken back, and how much of it: a part, all that is left, or more than it ever was.
    const takenBack = fc.tuple(
      fc.nat(),
      fc.option(fc.integer({ min: 1, max: 1_200_000 }), { nil: undefined }),
    )
    await fc.assert(
      fc.asyncProperty(amounts, fc.array(takenBack, { maxLength: 4 }), async (added, taken) => {
        await db.orm.delete(tables.payment)
        const add = (amount: number, at: number) =>
          locked((orm) => addRow(orm, payments, { ...by, kind: 'cash', amount, key: `add-row-${at}` }))
        // Each is sent twice.
        const rows = await Promise.all([...added.map(add), ...added.map(add)])
        const ids = added.map((_, at) => rows[at]?.id ?? '')
        const take = ([which, amount]: (typeof taken)[number], at: number) => {
          const id = ids[which % ids.length] ?? ''
          return locked((orm) =>
            reverseRow(orm, payments, { ...by, id, amount, reason: 'x', key: `reverse-${at}` }),
          )
        }
        // Each is sent twice, at the same time.
        const answers = await Promise.all([...taken.map(take), ...taken.map(take)])
        const reversals = new Map(answers.flatMap((row) => (row ? [[row.id, row] as const] : [])))
        const statement = await statementOf(db.orm, payments, holder)
        expect(statement).toHaveLength(added.length + reversals.size)
        for (const row of statement.filter(({ reverses }) => reverses === null)) {
          const left = leftOf(row, statement)
          expect(left).toBeGreaterThanOrEqual(0)
          expect(left).toBeLessThanOrEqual(row.amount)
        }
        for (const [at, [which, amount]] of taken.entries()) {
          const row = answers[at] ?? answers[at + taken.length]
          // What was refused would have exceeded the row: less is left of it.
          if (row)
            expect(row).toMatchObject({
              reverses: ids[which % ids.length],
              ...(amount && { amount: -amount }),
            })
          else {
            const whole = statement.find(({ id }) => id === ids[which % ids.length])
            expect(whole && leftOf(whole, statement)).toBeLessThan(amount ?? 1)
          }
        }
        const sum = [...reversals.values()].reduce((sum, { amount }) => sum + amount, 0)
        expect(await balanceOf(db.orm, payments, holder)).toBe(added.reduce((sum, one) => sum + one, sum))
      }),
      { numRuns: 15 },
    )
    await expect(db.orm.execute(sql`update payment set amount = 1`)).rejects.toThrow()
  })
})
