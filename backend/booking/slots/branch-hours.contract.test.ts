import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../schemas/formats/zone.ts'
import type { Backend } from '../../create-backend.ts'
import {
  appointment,
  cabinet,
  nextFree,
  outbox,
  rateLimit,
  waitingList,
} from '../../database/tables/index.ts'
import { refreshNextFree } from '../../derived/refresh-next-free.ts'
import type { Database } from '../../kit/database/database.ts'
import type { StoredHours } from '../../kit/tables/columns.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import {
  type Answer,
  branch,
  company,
  everyDay,
  front,
  inDays,
  openBranch,
  openClinic,
  patientOf,
} from '../test/clinic.ts'

let db: Database
let backend: Backend
let patient: ReturnType<typeof patientOf>
let cookie: string
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  patient = patientOf(backend, db)
  const owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  cookie = owner.cookie
})
afterAll(() => db.close())
beforeEach(async () => {
  for (const table of [appointment, outbox, rateLimit, waitingList]) await db.orm.delete(table)
  await openBranch(db, null)
})

/** The doctors work from nine to six; the day that the branch names is the day after tomorrow. */
const day = inDays(2)
const at = (time: string, date = day) =>
  new Date(`${date}T${time}:00+05:00`).toISOString().replace('.000Z', 'Z')
const special = (...intervals: { from: string; to: string }[]) => [{ date: day, intervals }]
const closed: StoredHours = { ...everyDay('07:00', '20:00'), exceptions: special() }
const short: StoredHours = {
  ...everyDay('07:00', '20:00'),
  exceptions: special({ from: '10:00', to: '14:00' }),
}
const onlyNamed: StoredHours = { week: [], exceptions: special({ from: '10:00', to: '14:00' }) }

const dayOf = async (date: string, doctor: string) => {
  const { body } = await patient.get(
    `/slots?company_code=${company}&cabinet_code=${branch}&doctor_code=${doctor}&date_from=${date}&date_to=${date}`,
  )
  const [found] = body.DAYS as { SLOTS: { LABEL: string }[]; IS_CLOSED?: true }[]
  return found
}
const labelsOn = async (date: string, doctor = '501') =>
  (await dayOf(date, doctor))?.SLOTS.map(({ LABEL }) => LABEL) ?? []
const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: JSON.parse((await response.text()) || '{}'),
})
const read = async (path: string) =>
  answerOf(await call(backend, `/api/business-api-front2/ru/${company}/${path}`, { cookie }))
const write = async (path: string, body: unknown, method: 'POST' | 'PUT' = 'POST') =>
  answerOf(
    await sendTo(backend, `/api/w-business/ru/${company}/${path}`, { method, body, headers: { cookie } }),
  )
const make = (START: string, more: object = {}) =>
  write(`${branch}/appointment`, {
    LASTNAME: 'Ким',
    NAME: 'Ольга',
    TEL: '+77005550011',
    DOCTOR_CODE: '501',
    START,
    ...more,
  })

describe('what patients can book', () => {
  it.each([
    ['on a day on which the branch is closed is nothing', closed, []],
    ['on a short day is within it', short, ['10:00', '13:30']],
    ['on the only day that a branch names is within it', onlyNamed, ['10:00', '13:30']],
  ] as const)('%s', async (_name, hours, ends) => {
    await openBranch(db, hours as StoredHours)
    for (const doctor of ['501', 'any']) {
      const labels = await labelsOn(day, doctor)
      expect([labels[0], labels.at(-1)].filter(Boolean)).toEqual(ends)
      expect(await labelsOn(addDays(day, 1), doctor)).toHaveLength(18)
    }
    for (const DOCTOR_CODE of ['501', 'any']) {
      const early = await patient.hold(at('09:00'), { DOCTOR_CODE })
      expect([early.status, early.body.error?.code]).toEqual([422, 'SLOT_INVALID'])
      const inside = await patient.hold(at('10:00'), { DOCTOR_CODE })
      expect(inside.status).toBe(ends.length > 0 ? 201 : 422)
      const late = await patient.hold(at('14:00'), { DOCTOR_CODE })
      expect(late.status).toBe(422)
      const nearest = late.body.error?.data?.NEAREST as { START: string }[]
      expect(nearest.length).toBeGreaterThan(0)
      expect(nearest.filter(({ START }) => START >= at('14:00') && START < at('23:00'))).toEqual([])
    }
  })
  it('is told apart where nobody works and where all is taken', async () => {
    const isClosed = async (doctor: string) => (await dayOf(day, doctor))?.IS_CLOSED
    await openBranch(db, closed)
    expect([await isClosed('501'), await isClosed('any')]).toEqual([true, true])
    await openBranch(db, {
      ...everyDay('07:00', '20:00'),
      exceptions: special({ from: '10:00', to: '10:30' }),
    })
    await patient.book(at('10:00'))
    expect(await dayOf(day, '501')).toEqual({ DATE: day, SLOTS: [] })
    expect((await dayOf(day, 'any'))?.SLOTS).toHaveLength(1)
  })
  it('is not what was held before the branch closed the day', async () => {
    const { body: held } = await patient.hold(at('15:00'))
    await openBranch(db, short)
    const { status, body } = await patient.confirm(held.HOLD_ID)
    expect([status, body.error?.code]).toEqual([422, 'SLOT_INVALID'])
    expect(body.error?.data?.NEAREST).not.toEqual([])
    expect(await db.orm.select().from(appointment).where(eq(appointment.status, 'confirmed'))).toEqual([])
  })
  it('is not kept any longer for whoever held it before the branch closed the day', async () => {
    const [outside, inside] = [await patient.hold(at('15:00')), await patient.hold(at('11:00'))]
    await openBranch(db, short)
    const renew = (held: Answer) => patient.post(`/hold/${held.body.HOLD_ID}/renew`)
    const refused = await renew(outside)
    expect([refused.status, refused.body.error?.code]).toEqual([422, 'SLOT_INVALID'])
    expect(refused.body.error?.data?.NEAREST).not.toEqual([])
    expect((await renew(inside)).body.IS_RENEWED).toBe(true)
  })
  it('is what was held inside, and to nothing else can it be moved', async () => {
    const { body: held } = await patient.hold(at('11:00'))
    const { body: other } = await patient.hold(at('16:00'))
    await openBranch(db, short)
    const { status, body: booked } = await patient.confirm(held.HOLD_ID)
    expect(status).toBe(201)
    const move = (HOLD_ID: unknown) =>
      patient.post(`/${booked.APPOINTMENT_CODE}/move`, { TOKEN: booked.MANAGE_TOKEN, HOLD_ID })
    expect((await move(other.HOLD_ID)).body.error?.code).toBe('SLOT_INVALID')
    const { body: inside } = await patient.hold(at('12:00'))
    expect((await move(inside.HOLD_ID)).status).toBe(200)
  })
  it('is told as the next free time at once when the branch changes its hours', async () => {
    const next = async () => {
      await refreshNextFree(db)
      const [row] = await db.orm.select().from(nextFree).where(eq(nextFree.specialist, '501'))
      return row?.startsAt.toISOString()
    }
    const row = (await read(`${branch}/cabinets/${branch}`)).body as { VALUE: object; REVISION: number }
    const save = async (exceptions: StoredHours['exceptions'], REVISION: number) => {
      const hours = { ...everyDay('07:00', '20:00'), exceptions }
      const { status, body } = await write(
        `${branch}/cabinets/${branch}`,
        { VALUE: { ...row.VALUE, hours }, REVISION },
        'PUT',
      )
      expect(status).toBe(200)
      return Number(body.REVISION)
    }
    const days = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ date: inDays(index), intervals: [] }))
    const revision = await save(days(5), row.REVISION)
    expect(await next()).toBe(new Date(at('09:00', inDays(5))).toISOString())
    await save(days(3), revision)
    expect(await next()).toBe(new Date(at('09:00', inDays(3))).toISOString())
    const answer = await call(backend, `${front}/specialists?company_code=${company}&online=1`)
    const { data } = (await answer.json()) as { data: { NEAREST_SLOT: { DATE: string } }[] }
    expect(data.map(({ NEAREST_SLOT }) => NEAREST_SLOT.DATE)).toEqual([inDays(3), inDays(3)])
  })
})

describe('the staff', () => {
  it.each([
    ['that the branch is closed that day', closed, '11:00', 'BRANCH_CLOSED', 'day'],
    ['that it is outside of what the branch is open', short, '13:45', 'OUTSIDE_BRANCH_HOURS', 'hours'],
    ['the same of a day that alone is named', onlyNamed, '09:00', 'OUTSIDE_BRANCH_HOURS', 'hours'],
  ] as const)('is told %s, and books there only on purpose', async (_name, hours, time, code, said) => {
    await openBranch(db, hours as StoredHours)
    const refused = await make(at(time))
    expect([refused.status, refused.body.error?.code]).toEqual([409, code])
    expect(refused.body.error?.data).toMatchObject({ CLOSED: said, CONFLICTS: [] })
    expect(refused.body.error?.data?.NEAREST).not.toEqual([])
    const { status, body } = await make(at(time), { OVERBOOK: true })
    expect([status, body.IS_OUTSIDE, body.IS_OVERBOOK]).toEqual([201, true, false])
  })
  it('is told that alone where somebody has held the time before the branch closed it', async () => {
    const { body: outside } = await patient.hold(at('15:00'))
    const { body: inside } = await patient.hold(at('11:00'))
    await openBranch(db, short)
    const refused = await make(at('15:00'))
    expect(refused.body.error?.code).toBe('OUTSIDE_BRANCH_HOURS')
    expect(refused.body.error?.data).toMatchObject({ CLOSED: 'hours', CONFLICTS: [] })
    const made = await make(at('15:00'), { OVERBOOK: true })
    expect([made.status, made.body.IS_OUTSIDE, made.body.IS_OVERBOOK]).toEqual([201, true, false])
    expect((await patient.confirm(outside.HOLD_ID)).body.error?.code).toBe('HOLD_GONE')
    expect((await make(at('11:00'), { SAME_PATIENT: true })).body.error?.code).toBe('SLOT_TAKEN')
    expect((await patient.confirm(inside.HOLD_ID)).status).toBe(201)
  })
  it('is told the same of a move, and everything that stands in the way at once', async () => {
    await openBranch(db, short)
    const { body: one } = await make(at('10:00'))
    await make(at('15:00'), { OVERBOOK: true, SAME_PATIENT: true })
    const move = (START: string, more: object = {}) =>
      write(`${branch}/appointment/${one.APPOINTMENT_CODE}/move`, { START, SAME_PATIENT: true, ...more })
    expect((await move(at('16:00'))).body.error?.code).toBe('OUTSIDE_BRANCH_HOURS')
    const both = await move(at('15:00'))
    expect([both.body.error?.code, both.body.error?.data?.CLOSED]).toEqual(['SLOT_TAKEN', 'hours'])
    expect(both.body.error?.data?.CONFLICTS).toHaveLength(1)
    expect((await move(at('11:00'))).status).toBe(200)
  })
  it('notes whoever has come without an appointment, whatever the hours say', async () => {
    await openBranch(db, { ...everyDay('07:00', '20:00'), exceptions: [{ date: inDays(0), intervals: [] }] })
    const START = `${new Date().toISOString().slice(0, 16)}:00Z`
    expect((await make(START, { WALK_IN: true })).status).toBe(201)
  })
  it('sees the special day in the calendar, and doctors only within it', async () => {
    await openBranch(db, short)
    const { body } = await read(`${branch}/calendar?date_from=${day}&date_to=${addDays(day, 1)}`)
    expect(body.SPECIAL_DAYS).toMatchObject([{ DATE: day, INTERVALS: [['10:00', '14:00']], NOTE: null }])
    const note = { ru: 'День Независимости' }
    await openBranch(db, { ...short, exceptions: short.exceptions.map((one) => ({ ...one, note })) })
    const why = await read(`${branch}/calendar?date_from=${day}&date_to=${day}`)
    expect(why.body.SPECIAL_DAYS).toMatchObject([{ NOTE: 'День Независимости' }])
    const [doctor] = body.DOCTORS as { DAYS: unknown[] }[]
    expect(doctor?.DAYS).toEqual([
      { DATE: day, INTERVALS: [['10:00', '14:00']] },
      { DATE: addDays(day, 1), INTERVALS: [['09:00', '18:00']] },
    ])
  })
  it('is led to the bookings that a shorter day of the branch leaves outside, and none is cancelled', async () => {
    await patient.book(at('15:00'))
    await patient.book(at('12:00'), '+77005550099')
    const outside = async (query = '', place = branch) =>
      (await read(`${place}/outside_bookings${query}`)).body as {
        TOTAL: number
        data: { START: string; DATE: string; PATIENT: string; DOCTOR: string | null }[]
      }
    expect(await outside()).toEqual({ TOTAL: 0, data: [] })
    await openBranch(db, short)
    const found = await outside()
    expect(found).toMatchObject({
      TOTAL: 1,
      data: [{ START: at('15:00'), DATE: day, COMPANY_CABINET_CODE: branch, SPECIALIST_CODE: '501' }],
    })
    expect(found.data.map(({ DOCTOR }) => DOCTOR)).toEqual([expect.stringMatching(/./)])
    const own = await outside('?doctor=501', '0')
    expect(own).toEqual({ ...found, data: found.data.map((one) => ({ ...one, DOCTOR: null })) })
    expect((await outside('?doctor=502')).TOTAL).toBe(0)
    const rows = await db.orm.select({ status: appointment.status }).from(appointment)
    expect(rows).toEqual([{ status: 'confirmed' }, { status: 'confirmed' }])
    // The hours of the doctor say the same.
    expect((await read(`${branch}/schedule/501`)).body.OUTSIDE).toHaveLength(1)
  })
})

describe('the waiting list', () => {
  const join = async (EMAIL: string, more: object = {}) => {
    const { body: sent } = await patient.post('/confirmation_code', { COMPANY_CODE: company, EMAIL })
    const CODE = await patient.codeTo(EMAIL)
    return patient.post('/waiting_list', {
      COMPANY_CODE: company,
      DOCTOR: '501',
      DATE_FROM: day,
      DATE_TO: day,
      NAME: 'Айгуль',
      CONFIRM_ID: sent.CONFIRM_ID,
      CODE,
      EMAIL,
      LOCALE: 'ru',
      CONSENT: true,
      ...more,
    })
  }
  const told = async () =>
    (await db.orm.select().from(outbox).where(eq(outbox.template, 'waiting-slot'))).map(
      ({ recipient }) => recipient,
    )

  it('takes no wish for days on which the branch is closed, or hours at which it is', async () => {
    await openBranch(db, closed)
    const refused = await join('one@example.kz')
    expect([refused.status, refused.body.error?.fields]).toEqual([422, { DATE_TO: [expect.any(String)] }])
    expect((await join('two@example.kz', { DATE_TO: addDays(day, 1) })).status).toBe(201)
    await openBranch(db, short)
    expect((await join('three@example.kz', { DAY_PARTS: ['evening'] })).status).toBe(422)
    expect((await join('four@example.kz', { DOCTOR: 'any', DAY_PARTS: ['evening', 'day'] })).status).toBe(201)
    await openBranch(db, { week: [], exceptions: special() })
    expect((await join('five@example.kz', { CABINET: branch })).status).toBe(422)
    expect((await join('six@example.kz', { DATE_FROM: inDays(1) })).status).toBe(201)
  })
  it('is told of a time that became free only if it can be booked', async () => {
    const { body: outside } = await patient.book(at('15:00'))
    const { body: inside } = await patient.book(at('12:00'), '+77005550099')
    await join('waits@example.kz')
    await openBranch(db, short)
    const cancel = ({ APPOINTMENT_CODE, MANAGE_TOKEN }: Record<string, unknown>) =>
      patient.post(`/${APPOINTMENT_CODE}/cancel`, { TOKEN: MANAGE_TOKEN })
    await cancel(outside)
    expect(await told()).toEqual([])
    await cancel(inside)
    expect(await told()).toEqual(['waits@example.kz'])
  })
})

it('tells in lists who is open now by the same hours', async () => {
  await db.orm.update(cabinet).set({ hours: everyDay('07:00', '20:00') })
  const openings = async (hours: StoredHours) => {
    await openBranch(db, hours)
    const { openInstants } = await import('../../listing/rows/open-instants.ts')
    const { gatherSources } = await import('../../listing/rows/gather-sources.ts')
    const sources = await gatherSources(db.orm, [company], new Date())
    return openInstants(sources.schedules.get(`${company} 501`) ?? [], sources.now)
  }
  const usual = await openings(everyDay('07:00', '20:00'))
  expect(usual).toContain(new Date(at('09:00')).toISOString())
  expect(await openings(closed)).not.toContain(new Date(at('09:00')).toISOString())
  expect(await openings(short)).toContain(
    `[${new Date(at('10:00')).toISOString()},${new Date(at('14:00')).toISOString()})`,
  )
})
