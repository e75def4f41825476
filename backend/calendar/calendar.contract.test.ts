import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../schemas/access/roles.ts'
import { appointmentLive, staffCalendar } from '../../schemas/api/staff-calendar.ts'
import { branch, company, inDays, openClinic, patientOf } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import { appointment, rateLimit, session } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, testBackend } from '../test/call.ts'
import { openEither } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'

let db: Database
let backend: Backend
let patient: ReturnType<typeof patientOf>
const people: Partial<Record<Role, SignedIn>> = {}
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  patient = patientOf(backend, db)
  for (const role of ['registrar', 'doctor', 'editor'] as const) {
    const person = await addPerson(db)
    await addStaff(db, person.account, company, role, { specialist: role === 'doctor' ? '501' : null })
    people[role] = person
  }
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(appointment)
  await db.orm.delete(rateLimit)
})

const ask = (path: string, role: Role = 'registrar', cookie = people[role]?.cookie ?? '') =>
  call(backend, `/api/business-api-front2/ru/${company}/${branch}/${path}`, { cookie })
const read = async (query: string, role?: Role) =>
  staffCalendar.parse(await (await ask(`calendar?${query}`, role)).json())

describe('the calendar of a branch (R107)', () => {
  it('has a column for each doctor with hours there, and names the others', async () => {
    const { DOCTORS, OTHERS, TIMEZONE, SERVICES } = await read(`date_from=${inDays(2)}&date_to=${inDays(3)}`)
    expect(TIMEZONE).toBe('Asia/Almaty')
    expect(SERVICES.length).toBeGreaterThan(0)
    expect(DOCTORS.map(({ SPECIALIST_CODE, STEP, DAYS }) => [SPECIALIST_CODE, STEP, DAYS])).toEqual(
      ['501', '502'].map((code) => [
        code,
        30,
        [2, 3].map((days) => ({ DATE: inDays(days), INTERVALS: [['09:00', '18:00']] })),
      ]),
    )
    const named = new Set([...DOCTORS, ...OTHERS].map(({ SPECIALIST_CODE }) => SPECIALIST_CODE))
    expect(named.size).toBe(DOCTORS.length + OTHERS.length)
  })
  it('shows a doctor their own column, and nobody without a part in it any', async () => {
    const { DOCTORS, OTHERS } = await read('', 'doctor')
    expect([...DOCTORS, ...OTHERS].map(({ SPECIALIST_CODE }) => SPECIALIST_CODE)).toEqual(['501'])
    expect((await ask('calendar', 'editor')).status).toBe(403)
  })
  it('begins with the own day of whoever leads the clinic and sees patients too', async () => {
    const { account, cookie } = await addPerson(db)
    await addStaff(db, account, company, 'manager', { specialist: '502' })
    const { DOCTORS, OWN } = staffCalendar.parse(await (await ask('calendar', undefined, cookie)).json())
    expect(DOCTORS.map(({ SPECIALIST_CODE }) => SPECIALIST_CODE)).toEqual(['502', '501'])
    expect(OWN).toBe('502')
  })
  it.each([
    ['date_from=tomorrow', 400],
    [`date_from=${inDays(2)}&date_to=${inDays(1)}`, 422],
    [`date_from=${inDays(0)}&date_to=${inDays(42)}`, 422],
  ])('refuses the days %s with %i', async (query, status) => {
    expect((await ask(`calendar?${query}`)).status).toBe(status)
  })
})

/** The messages of a stream, one after the other. */
async function listen(path: string, role: Role) {
  const response = await ask(path, role)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const reader = response.body?.getReader()
  if (!reader) throw new Error('no stream')
  const next = async () => {
    const { value } = await reader.read()
    const text = new TextDecoder().decode(value)
    return appointmentLive.parse(JSON.parse(text.replace('data: ', '')))
  }
  return { next, stop: () => reader.cancel() }
}

describe('the news of a branch', () => {
  it('tell what a patient has booked, and that something has changed when they only look', async () => {
    const news = await listen('appointment_news', 'registrar')
    expect((await news.next()).BOOKED).toEqual([])
    const [start = ''] = await patient.slots()
    await patient.hold(start)
    expect((await news.next()).BOOKED).toEqual([])
    await db.orm.delete(appointment)
    const { status, body } = await patient.book(start)
    expect(status).toBe(201)
    let booked = await news.next()
    while (booked.BOOKED.length === 0) booked = await news.next()
    expect(booked.BOOKED).toEqual([
      {
        APPOINTMENT_CODE: body.APPOINTMENT_CODE,
        SPECIALIST_CODE: '501',
        STATUS: 'confirmed',
        DATE: inDays(2),
        LABEL: '09:00',
        PATIENT: 'Серикова Айгуль',
      },
    ])
    await news.stop()
  })
  it('tell who comes back what happened meanwhile, and a doctor nothing of others', async () => {
    const since = new Date().toISOString()
    const [start = ''] = await patient.slots()
    await patient.book(start)
    const again = await listen(`appointment_news?since=${since}`, 'registrar')
    expect((await again.next()).BOOKED).toHaveLength(1)
    await again.stop()
    await db.orm.update(appointment).set({ specialist: '502' })
    const other = await listen(`appointment_news?since=${since}`, 'doctor')
    expect((await other.next()).BOOKED).toEqual([])
    await other.stop()
  })
  it('are for those who may read the calendar, while their session lasts', async () => {
    expect((await ask('appointment_news', 'editor')).status).toBe(403)
    expect((await ask('appointment_news?since=yesterday')).status).toBe(400)
    const leaving = await addPerson(db)
    await addStaff(db, leaving.account, company, 'registrar')
    const open = await ask('appointment_news', 'registrar', leaving.cookie)
    expect(open.status).toBe(200)
    await open.body?.cancel()
    await db.orm.delete(session).where(eq(session.account, leaving.account.id))
    expect((await ask('appointment_news', 'registrar', leaving.cookie)).status).toBe(401)
  })
})
