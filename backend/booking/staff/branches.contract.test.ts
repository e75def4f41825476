import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { datedSlot } from '../../../schemas/api/booking.ts'
import type { Backend } from '../../create-backend.ts'
import { appointment, rateLimit, specialist } from '../../database/tables/index.ts'
import { writeSchedule } from '../../doctors/write-schedule.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, sendTo, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { type Answer, company, everyDay, inDays, openClinic } from '../test/clinic.ts'

/** The branches of the small seed: a registrar works in the first. */
const [here, there] = ['11', '12'] as const
let db: Database
let backend: Backend
const cookies = { registrar: '', owner: '' }
beforeAll(async () => {
  db = await openEither()
  await openClinic(db)
  backend = testBackend(db)
  for (const role of ['registrar', 'owner'] as const) {
    const { account, cookie } = await addPerson(db)
    await addStaff(db, account, company, role, role === 'registrar' ? { cabinets: [here] } : {})
    cookies[role] = cookie
  }
  await seesPatientsIn('501', here, there)
  await seesPatientsIn('502', there)
})
afterAll(() => db.close())
beforeEach(async () => {
  await db.orm.delete(appointment)
  await db.orm.delete(rateLimit)
})

async function seesPatientsIn(code: string, ...cabinets: string[]) {
  const places = cabinets.map((cabinet) => ({ cabinet, hours: everyDay(), step: 30 }))
  await db.orm.update(specialist).set({ places }).where(eq(specialist.code, code))
  await writeSchedule(db.orm, { company, code }, places)
}

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: await response.json(),
})
const read = async (path: string, role: keyof typeof cookies = 'registrar') =>
  answerOf(
    await call(backend, `/api/business-api-front2/ru/${company}/${here}/${path}`, { cookie: cookies[role] }),
  )
const write = async (
  path: string,
  body: unknown,
  {
    role = 'registrar' as keyof typeof cookies,
    cabinet = here as string,
    method = 'POST' as 'POST' | 'PUT',
  } = {},
) =>
  answerOf(
    await sendTo(backend, `/api/w-business/ru/${company}/${cabinet}/${path}`, {
      method,
      body,
      headers: { cookie: cookies[role] },
    }),
  )
const START = `${inDays(2)}T08:00:00Z`
const visit = { LASTNAME: 'Ким', NAME: 'Ольга', TEL: '+77005550011', DOCTOR_CODE: '501', START }

describe('who works in one branch (D-PERM)', () => {
  it('learns of a visit in another branch only when it is, and puts nothing over it', async () => {
    const other = { ...visit, LASTNAME: 'Тайная', TEL: '+77005550022' }
    expect((await write('appointment', other, { role: 'owner', cabinet: there })).status).toBe(201)
    for (const OVERBOOK of [false, true]) {
      const { status, body } = await write('appointment', { ...visit, OVERBOOK })
      expect([status, body.error?.code]).toEqual([409, 'SLOT_TAKEN'])
      expect(body.error?.data?.CONFLICTS).toEqual([
        {
          APPOINTMENT_CODE: null,
          STATUS: null,
          PATIENT: null,
          START,
          END: `${inDays(2)}T08:30:00Z`,
          LABEL: expect.any(String),
        },
      ])
      expect(JSON.stringify(body)).not.toContain('Тайная')
    }
    const all = await write('appointment', { ...visit, OVERBOOK: true }, { role: 'owner' })
    expect([all.status, all.body.IS_OVERBOOK]).toEqual([201, true])
  })

  it('moves nothing over a visit in another branch either', async () => {
    await write('appointment', { ...visit, TEL: '+77005550022' }, { role: 'owner', cabinet: there })
    const { body } = await write('appointment', { ...visit, START: `${inDays(2)}T09:00:00Z` })
    const moved = await write(`appointment/${body.APPOINTMENT_CODE}/move`, { START, OVERBOOK: true })
    expect(moved.body.error).toMatchObject({ code: 'SLOT_TAKEN', data: { CONFLICTS: [{ PATIENT: null }] } })
  })

  it('plans the doctors of that branch, and those who see patients nowhere yet', async () => {
    expect((await write('appointment', visit)).status).toBe(201)
    const other = { ...visit, DOCTOR_CODE: '502', TEL: '+77005550022' }
    for (const OVERBOOK of [false, true]) {
      const { status, body } = await write('appointment', { ...other, OVERBOOK })
      expect([status, body.error?.code]).toEqual([403, 'FORBIDDEN'])
    }
    const [own] = (await read(`appointment?date_from=${inDays(2)}`)).body.data as {
      APPOINTMENT_CODE: string
    }[]
    const path = `appointment/${own?.APPOINTMENT_CODE}/move`
    expect((await write(path, { START, DOCTOR_CODE: '502' })).status).toBe(403)
    expect((await write('appointment', other, { role: 'owner' })).status).toBe(201)
    await db.orm.delete(appointment)
    await seesPatientsIn('502')
    expect((await write('appointment', other)).status).toBe(201)
    await seesPatientsIn('502', there)
  })

  it('neither reads nor writes hours of a doctor of other branches, and is not offered the doctor', async () => {
    const hours = { STEP: 30, WEEK: [], EXCEPTIONS: [], REVISION: 1, KEEP: true }
    expect((await write('schedule/502', hours, { method: 'PUT' })).status).toBe(403)
    expect((await read('schedule/502')).status).toBe(403)
    expect((await read('schedule/501')).status).toBe(200)
    expect((await read('schedule/502', 'owner')).status).toBe(200)
    const offered = async (role?: keyof typeof cookies) => {
      const { OTHERS } = (await read('calendar', role)).body as { OTHERS: { SPECIALIST_CODE: string }[] }
      return OTHERS.map(({ SPECIALIST_CODE }) => SPECIALIST_CODE)
    }
    expect(await offered()).toEqual([])
    expect(await offered('owner')).toContain('502')
    await seesPatientsIn('502')
    expect(await offered()).toEqual([])
    expect((await write('schedule/502', hours, { method: 'PUT' })).status).toBe(403)
    expect((await read('schedule/502')).status).toBe(403)
    expect((await write('schedule/502', hours, { method: 'PUT', role: 'owner' })).status).not.toBe(403)
    await seesPatientsIn('502', there)
  })
})

describe('free times instead of one that is taken', () => {
  const nine = `${inDays(2)}T04:00:00Z`
  /** The offered slots, with the time of those on the day of `nine`. */
  const offered = ({ body }: Answer) =>
    datedSlot
      .array()
      .parse(body.error?.data?.NEAREST)
      .map(({ START, END, DATE, LABEL, COMPANY_CABINET_CODE }) => ({
        place: { cabinet: COMPANY_CABINET_CODE, minutes: (Date.parse(END) - Date.parse(START)) / 60_000 },
        label: DATE === inDays(2) ? [LABEL] : [],
      }))
  function expectRestOfTheMorning(times: ReturnType<typeof offered>) {
    expect(times.length).toBeGreaterThan(1)
    for (const { place } of times) expect(place).toEqual({ cabinet: here, minutes: 60 })
    expect(times.flatMap(({ label }) => label)).toEqual(['10:00'])
  }
  beforeEach(async () => {
    await seesPatientsIn('501', here, there)
    const places = [
      { cabinet: here, hours: everyDay('09:00', '11:00'), step: 30 },
      { cabinet: there, hours: everyDay(), step: 30 },
    ]
    await writeSchedule(db.orm, { company, code: '501' }, places)
  })

  it('are in the branch of the visit, and long enough for it', async () => {
    await write('appointment', { ...visit, TEL: '+77005550022', START: nine, DURATION: 60 })
    expectRestOfTheMorning(offered(await write('appointment', { ...visit, START: nine, DURATION: 60 })))
  })

  it('are so for a move too, which keeps the length', async () => {
    await write('appointment', { ...visit, TEL: '+77005550022', START: nine, DURATION: 60 })
    const { body } = await write('appointment', { ...visit, START: `${inDays(5)}T04:00:00Z`, DURATION: 60 })
    expectRestOfTheMorning(offered(await write(`appointment/${body.APPOINTMENT_CODE}/move`, { START: nine })))
  })
})
