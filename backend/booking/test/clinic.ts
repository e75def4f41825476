import { desc, eq } from 'drizzle-orm'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { cabinet, outbox, rateLimit, schedule, specialist } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import type { StoredHours } from '../../kit/tables/columns.ts'
import { call, sendTo } from '../../test/call.ts'
import { smallSeed } from '../../test/small-seed.ts'

/** The company of the small seed, its branches and doctors. */
export const company = '1001'
export const branch = '11'
export const doctors = ['501', '502'] as const
export const zone = 'Asia/Almaty'

export const everyDay = (from = '09:00', to = '18:00') => ({
  week: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, intervals: [{ from, to }] })),
  exceptions: [],
})

/**
 * Opens a clinic for bookings: two doctors see patients from nine to six each day, half an hour each. When its branch is open is not known, unless
 * `openBranch` says it.
 */
export async function openClinic(db: Database): Promise<void> {
  await seedDatabase(db, smallSeed)
  await openBranch(db, null)
  await db.orm.delete(schedule)
  for (const doctor of doctors) {
    const places = [{ cabinet: branch, hours: everyDay(), step: 30 }]
    await db.orm.update(specialist).set({ places }).where(eq(specialist.code, doctor))
    await db.orm.insert(schedule).values(places.map((place) => ({ ...place, company, specialist: doctor })))
  }
}

/** Sets the hours of the branch without any notification. */
export async function openBranch(db: Database, hours: StoredHours | null): Promise<void> {
  await db.orm.update(cabinet).set({ hours }).where(eq(cabinet.code, branch))
}

/** The date some days from today, in the zone of the branch. */
export const inDays = (days: number): string => addDays(calendarDate(new Date(), zone), days)

export const front = '/api/front/ru/v1/appointment'
export const wFront = '/api/w-front/ru/v1/appointment'

let asked = 0
/** An address of its own for each call, so that limits count none twice. */
const newAddress = () => {
  asked += 1
  return `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`
}

export type Answer = {
  status: number
  body: Record<string, unknown> & {
    error?: { code: string; data?: Record<string, unknown>; fields?: Record<string, string[]> }
  }
}

const answerOf = async (response: Response): Promise<Answer> => {
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : {} }
}

/** A patient's calls of the API. */
export function patientOf(backend: Backend, db: Database, headers: Record<string, string> = {}) {
  const get = async (path: string) => answerOf(await call(backend, front + path, headers))
  const post = async (path: string, body?: unknown, more: Record<string, string> = {}) =>
    answerOf(
      await sendTo(backend, wFront + path, {
        body,
        headers: { ...headers, ...more },
        address: newAddress(),
      }),
    )
  const slots = async (query = '') => {
    const { body } = await get(
      `/slots?company_code=${company}&cabinet_code=${branch}&doctor_code=501&date_from=${inDays(2)}&date_to=${inDays(4)}${query}`,
    )
    const days = body.DAYS as { DATE: string; SLOTS: { START: string; LABEL: string }[] }[]
    return days.flatMap(({ SLOTS }) => SLOTS.map(({ START }) => START))
  }
  const hold = (START: string, more: Record<string, unknown> = {}) =>
    post('/hold', { COMPANY_CODE: company, CABINET_CODE: branch, DOCTOR_CODE: '501', START, ...more })
  /** The code of the last message to a contact. */
  const codeTo = async (to: string) => {
    await db.orm.delete(rateLimit)
    const [message] = await db.orm
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, to))
      .orderBy(desc(outbox.id))
      .limit(1)
    return message?.params.CODE
  }
  const details = (TEL = '+77001112233') => ({
    LASTNAME: 'Серикова',
    NAME: 'Айгуль',
    TEL,
    CONSENT: true,
    LOCALE: 'kk',
  })
  /** Confirms a hold by a code. */
  const confirm = async (
    HOLD_ID: unknown,
    TEL = '+77001112233',
    more: Record<string, unknown> = {},
    key?: Record<string, string>,
  ) => {
    const { body: sent } = await post('/confirmation_code', { HOLD_ID, TEL })
    const CODE = await codeTo(TEL)
    return post('', { HOLD_ID, CONFIRM_ID: sent.CONFIRM_ID, CODE, ...details(TEL), ...more }, key)
  }
  /** Holds and books a slot. */
  const book = async (START: string, TEL?: string, more: Record<string, unknown> = {}) => {
    const { body } = await hold(START, more.DOCTOR_CODE ? { DOCTOR_CODE: more.DOCTOR_CODE } : {})
    const { DOCTOR_CODE: _, ...rest } = more
    return confirm(body.HOLD_ID, TEL, rest)
  }
  const remove = async (path: string) =>
    answerOf(await sendTo(backend, wFront + path, { method: 'DELETE', headers, address: newAddress() }))
  return { get, post, slots, hold, codeTo, details, confirm, book, remove }
}
