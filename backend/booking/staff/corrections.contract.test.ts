import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../schemas/access/roles.ts'
import type { Backend } from '../../create-backend.ts'
import { appointment, appointmentChange, outbox, rateLimit } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { type Answer, branch, company, inDays, openClinic, patientOf } from '../test/clinic.ts'

let db: Database
let backend: Backend
let patient: ReturnType<typeof patientOf>
const cookies: Partial<Record<Role, string>> = {}
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  patient = patientOf(backend, db)
  for (const role of ['registrar', 'doctor', 'analyst'] as const) {
    const { account, cookie } = await addPerson(db)
    await addStaff(db, account, company, role, { specialist: role === 'doctor' ? '502' : null })
    cookies[role] = cookie
  }
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(appointment)
  await db.orm.delete(outbox)
  await db.orm.delete(rateLimit)
})

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {} }
}
const write = async (
  path: string,
  body: unknown,
  { method = 'POST', role = 'registrar' }: { method?: 'POST' | 'PUT'; role?: Role } = {},
) =>
  answerOf(
    await sendTo(backend, `/api/w-business/ru/${company}/${branch}/${path}`, {
      method,
      body,
      headers: { cookie: cookies[role] ?? '' },
    }),
  )
const at = (minutes = 0) =>
  new Date(Date.parse(`${inDays(2)}T04:00:00Z`) + minutes * 60_000).toISOString().replace('.000Z', 'Z')
const now = () => `${new Date().toISOString().slice(0, 16)}:00Z`
const person = { LASTNAME: 'Ким', NAME: 'Ольга', TEL: '+77005550011' }
const make = async (more: Record<string, unknown> = {}) =>
  (await write('appointment', { ...person, DOCTOR_CODE: '501', START: at(), OVERBOOK: true, ...more })).body
const changesOf = async (code: unknown, role: Role = 'registrar') =>
  answerOf(
    await call(backend, `/api/business-api-front2/ru/${company}/${branch}/appointment/${code}/changes`, {
      cookie: cookies[role] ?? '',
    }),
  )
/** Corrects the named fields, and sends the others as they were read. */
const correct = (visit: Answer['body'], more: Record<string, unknown>, role: Role = 'registrar') => {
  const minutes = (Date.parse(String(visit.END)) - Date.parse(String(visit.START))) / 60_000
  const { TEL, SERVICE_CODE, COMMENT, UPDATED_AT } = visit
  const asRead = { TEL, SERVICE_CODE, COMMENT, UPDATED_AT, DURATION: minutes }
  return write(`appointment/${visit.APPOINTMENT_CODE}`, { ...asRead, ...more }, { method: 'PUT', role })
}

describe('a correction of an appointment (PA11)', () => {
  it('keeps who has changed what, with what was before; also after a move', async () => {
    const made = await make({ COMMENT: 'Боится уколов' })
    const corrected = await correct(made, {
      TEL: '+77005550099',
      SERVICE_CODE: 's2',
      DURATION: 45,
      COMMENT: '',
    })
    expect(corrected.body).toMatchObject({
      APPOINTMENT_CODE: made.APPOINTMENT_CODE,
      TEL: '+77005550099',
      SERVICE_CODE: 's2',
      PRICE: 4950.5,
      LABEL: '09:00',
      LABEL_END: '09:45',
      COMMENT: null,
      IS_CORRECTABLE: true,
    })
    const moved = await write(`appointment/${made.APPOINTMENT_CODE}/move`, { START: at(60) })
    const { body } = await changesOf(moved.body.APPOINTMENT_CODE)
    const shown = (body.data as Record<string, unknown>[]).map(({ FIELD, BEFORE, AFTER }) => [
      FIELD,
      BEFORE,
      AFTER,
    ])
    expect(shown).toHaveLength(4)
    expect(shown).toEqual(
      expect.arrayContaining([
        ['phone', '+77005550011', '+77005550099'],
        ['service', null, expect.any(String)],
        ['minutes', '30', '45'],
        ['comment', 'Боится уколов', null],
      ]),
    )
    expect((body.data as { BY: string }[])[0]?.BY).toBeTruthy()
    // The row counts visits of another number now.
    const second = await make({ TEL: '+77005550099', START: at(70), DOCTOR_CODE: '502' })
    expect(second.error?.code).toBe('PATIENT_BUSY')
  })
  it('of a name keeps the whole one that was before, and finds the visit by the new one', async () => {
    const made = await make({ MIDDLENAME: 'Петровна' })
    const name = { LASTNAME: 'Кимова', NAME: 'Ольга' }
    const corrected = await correct(made, name)
    expect(corrected.body).toMatchObject({ ...name, MIDDLENAME: null, TEL: '+77005550011' })
    const { body } = await changesOf(made.APPOINTMENT_CODE)
    expect(body.data).toMatchObject([
      { FIELD: 'patient', BEFORE: 'Ким Ольга Петровна', AFTER: 'Кимова Ольга' },
    ])
    const found = await call(
      backend,
      `/api/business-api-front2/ru/${company}/${branch}/appointment?search=${encodeURIComponent('кимова')}`,
      { cookie: cookies.registrar ?? '' },
    )
    expect((await answerOf(found)).body.data).toHaveLength(1)
    // A tab of the version before sends no name.
    const kept = await correct(corrected.body, { COMMENT: 'Позвонить' })
    expect(kept.body).toMatchObject({ ...name, COMMENT: 'Позвонить' })
    expect((await correct(kept.body, { ...name, LASTNAME: '12' })).status).toBe(422)
  })
  it('changes and keeps nothing where nothing is another', async () => {
    const made = await make()
    const same = await correct(made, {})
    expect([same.status, same.body.UPDATED_AT]).toEqual([200, made.UPDATED_AT])
    expect((await changesOf(made.APPOINTMENT_CODE)).body.data).toEqual([])
  })
  it('is refused where somebody was faster: it was changed, moved or cancelled', async () => {
    const made = await make()
    const first = await correct(made, { COMMENT: 'Первый' })
    const second = await correct(made, { COMMENT: 'Второй' })
    expect([second.status, second.body.error?.code]).toEqual([409, 'APPOINTMENT_CHANGED'])
    await write(`appointment/${made.APPOINTMENT_CODE}/move`, { START: at(60) })
    const late = await correct(first.body, { COMMENT: 'Третий' })
    expect([late.status, late.body.error]).toMatchObject([
      409,
      { code: 'STATE_CHANGED', data: { STATUS: 'moved', BY: 'clinic' } },
    ])
  })
  it('is told of everything in the way of a longer visit, and puts it over that only on purpose', async () => {
    const made = await make()
    await make({ START: at(30), TEL: '+77005550022' })
    const refused = await correct(made, { DURATION: 45 })
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
    expect(refused.body.error?.data?.CONFLICTS).toHaveLength(1)
    const meant = await correct(made, { DURATION: 45, OVERBOOK: true })
    expect([meant.status, meant.body.IS_OVERBOOK, meant.body.LABEL_END]).toEqual([200, true, '09:45'])
    // A shorter visit needs no confirmation.
    expect((await correct(meant.body, { DURATION: 30 })).status).toBe(200)
  })
  it('needs a phone number where there was one, and a service that is offered', async () => {
    const made = await make()
    const without = await correct(made, { TEL: '' })
    expect([without.status, Object.keys(without.body.error?.fields ?? {})]).toEqual([422, ['TEL']])
    expect((await correct(made, { SERVICE_CODE: 'none' })).status).toBe(404)
  })
  it('tells the patient of another service or length of a visit to come, of nothing else', async () => {
    const [start = ''] = await patient.slots()
    const { body } = await patient.book(start)
    await db.orm.delete(outbox)
    const told = async () => (await db.orm.select().from(outbox)).map(({ template }) => template)
    const read = await write(`appointment/${body.APPOINTMENT_CODE}/move`, { START: at(300) })
    await db.orm.delete(outbox)
    const noted = await correct(read.body, { COMMENT: 'Звонить после шести' })
    expect([noted.status, await told()]).toEqual([200, []])
    const longer = await correct(noted.body, { DURATION: 60 })
    expect([longer.status, await told()]).toEqual([200, ['appointment-corrected']])
    await db.orm.delete(outbox)
    // The new number was never confirmed: nothing is sent to a stranger (complaint 39).
    const other = await correct(longer.body, { TEL: '+77005550077' })
    await correct(other.body, { DURATION: 30 })
    expect((await db.orm.select().from(outbox)).map(({ recipient }) => recipient)).not.toContain(
      '+77005550077',
    )
  })
  it('is for who may change the calendar, and a doctor’s own visits alone (D-PERM)', async () => {
    const made = await make()
    expect((await correct(made, { COMMENT: 'Нет' }, 'analyst')).status).toBe(403)
    expect((await correct(made, { COMMENT: 'Нет' }, 'doctor')).status).toBe(403)
    expect((await changesOf(made.APPOINTMENT_CODE, 'doctor')).status).toBe(403)
    expect((await changesOf(made.APPOINTMENT_CODE, 'analyst')).status).toBe(200)
  })
})

describe('what happened at the clinic (S-APPT)', () => {
  const give = (code: unknown, STATUS: string) => write(`appointment/${code}/status`, { STATUS })
  const takeBack = (code: unknown) => write(`appointment/${code}/take_back`, undefined)

  it('is taken back for a minute, and kept with who did it', async () => {
    const { APPOINTMENT_CODE: code } = await make({ START: now() })
    const arrived = await give(code, 'arrived')
    expect(Date.parse(String(arrived.body.TAKE_BACK_UNTIL))).toBeGreaterThan(Date.now())
    expect((await give(code, 'completed')).body.STATUS).toBe('completed')
    expect((await takeBack(code)).body).toMatchObject({ STATUS: 'arrived', NEXT: ['completed'] })
    expect((await takeBack(code)).body).toMatchObject({ STATUS: 'confirmed', TAKE_BACK_UNTIL: null })
    expect((await changesOf(code)).body.data).toHaveLength(4)
  })
  it('of a patient without an appointment, noted by mistake, gives the time back', async () => {
    const noted = await make({ START: now(), WALK_IN: true })
    expect(Date.parse(String(noted.TAKE_BACK_UNTIL))).toBeGreaterThan(Date.now())
    const back = await takeBack(noted.APPOINTMENT_CODE)
    expect(back.body).toMatchObject({ STATUS: 'cancelled_by_clinic', TAKE_BACK_UNTIL: null, NEXT: [] })
    expect((await takeBack(noted.APPOINTMENT_CODE)).body.error?.code).toBe('STATE_CHANGED')
    const again = await make({ START: noted.START, TEL: '+77005550022', OVERBOOK: false, WALK_IN: true })
    expect(again).toMatchObject({ STATUS: 'arrived', IS_OVERBOOK: false })
    await db.orm.update(appointment).set({ createdAt: new Date(Date.now() - 61_000) })
    expect((await takeBack(again.APPOINTMENT_CODE)).body.error?.code).toBe('TAKE_BACK_OVER')
  })
  it('opens nothing older when it is taken back', async () => {
    const { APPOINTMENT_CODE: code } = await make({ START: now() })
    await give(code, 'arrived')
    await db.orm.update(appointmentChange).set({ at: new Date(Date.now() - 61_000) })
    await give(code, 'completed')
    expect((await takeBack(code)).body).toMatchObject({ STATUS: 'arrived', TAKE_BACK_UNTIL: null })
    expect((await takeBack(code)).body.error?.code).toBe('TAKE_BACK_OVER')
  })
  it('stays after the minute, whatever the clock of the browser says', async () => {
    const { APPOINTMENT_CODE: code } = await make({ START: now() })
    await give(code, 'no_show')
    await db.orm.update(appointmentChange).set({ at: new Date(Date.now() - 61_000) })
    const late = await takeBack(code)
    expect([late.status, late.body.error?.code]).toEqual([409, 'TAKE_BACK_OVER'])
  })
  it('stays where somebody was booked into the time meanwhile', async () => {
    const { APPOINTMENT_CODE: code } = await make({ START: now() })
    await give(code, 'no_show')
    await make({ START: now(), TEL: '+77005550022' })
    const taken = await takeBack(code)
    expect([taken.status, taken.body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
  })
  it('is not what a patient was told: a confirmed or cancelled visit is not taken back', async () => {
    const { APPOINTMENT_CODE: code } = await make()
    expect((await takeBack(code)).body.error?.code).toBe('STATE_CHANGED')
    await give(code, 'cancelled_by_clinic')
    expect((await takeBack(code)).body.error?.code).toBe('STATE_CHANGED')
  })
  it('invites nobody to review a visit that was taken back', async () => {
    const [start = ''] = await patient.slots()
    const { body } = await patient.book(start)
    await db.orm
      .update(appointment)
      .set({ status: 'arrived', startsAt: new Date(Date.now() - 600_000) })
      .where(eq(appointment.code, String(body.APPOINTMENT_CODE)))
    await db.orm.delete(outbox)
    await give(body.APPOINTMENT_CODE, 'completed')
    const [invitation] = await db.orm.select().from(outbox)
    expect(invitation?.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now() + 50_000)
    await takeBack(body.APPOINTMENT_CODE)
    expect(await db.orm.select().from(outbox)).toEqual([])
  })
})
