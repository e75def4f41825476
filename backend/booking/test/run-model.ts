import { and, eq, inArray } from 'drizzle-orm'
import { occupyingStatuses } from '../../../schemas/booking/appointment-status.ts'
import type { Backend } from '../../create-backend.ts'
import { appointment } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { sendTo } from '../../test/call.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { branch, company, doctors, inDays, patientOf } from './clinic.ts'
import { Model, randomOf, together } from './model.ts'

export type Outcome = {
  /** Pairs of appointments of one doctor that overlap, though neither is overbooked. */
  doubleBookings: number
  /** Acknowledged bookings that are not in the database as they were acknowledged, and the other way round. */
  lost: string[]
  unknown: string[]
}

type Run = {
  /** How many operations a round has; there is at least one. */
  operations: number
  seed: number
  /** How often each answer is to come; rounds go on until it has. */
  enough: Record<string, number>
  /** Operations at the same time. */
  most?: number
}

/**
 * Random operations on one clinic, several at the same time: hold, book, give back, cancel, move, overbook, let holds expire. Compares the
 * database with the acknowledged answers.
 */
export async function runModel(
  db: Database,
  backend: Backend,
  { operations, seed, enough, most = 8 }: Run,
): Promise<Outcome> {
  const random = randomOf(seed)
  const owner = await addPerson(db)
  const registrar = await addPerson(db)
  await addStaff(db, registrar.account, company, 'registrar')
  const patient = patientOf(backend, db, { cookie: owner.cookie })
  const model = new Model()
  const answers: Record<string, number> = {}
  const count = (name: string, status: number) => {
    const key = `${name} ${status}`
    answers[key] = (answers[key] ?? 0) + 1
    if (status >= 500) throw new Error(`${key} with the seed ${seed}`)
  }
  /** Few slots, so that many want the same. */
  const starts = Array.from({ length: 12 }, (_, slot) =>
    new Date(Date.parse(`${inDays(2)}T04:00:00Z`) + slot * 1_800_000).toISOString().replace('.000Z', 'Z'),
  )
  const any = <T>(list: readonly T[]): T | undefined => list[random.below(list.length)]
  const hold = async () => {
    const doctor = any([...doctors, 'any']) ?? 'any'
    const start = any(starts) ?? ''
    const answer = await patient.hold(start, { DOCTOR_CODE: doctor })
    count('hold', answer.status)
    if (answer.status === 201) model.held(answer, String(answer.body.SPECIALIST_CODE), start)
  }
  let people = 0
  const book = async () => {
    const held = any([...model.holds.values()])
    if (!held) return hold()
    model.holds.delete(held.id)
    people += 1
    const answer = await patient.post('', {
      // Another patient each time: their own constraint is tested elsewhere.
      HOLD_ID: held.id,
      ...patient.details(`+7702${String(people).padStart(7, '0')}`),
      EMAIL: owner.account.email,
    })
    count('book', answer.status)
    if (answer.status === 201) model.book(held, answer)
  }
  const release = async () => {
    const held = any([...model.holds.values()])
    if (!held) return
    model.holds.delete(held.id)
    count('release', (await patient.remove(`/hold/${held.id}`)).status)
  }
  /** An appointment whose patient has its link. */
  const anyLinked = () => any(model.open.filter(({ token }) => token !== ''))
  const cancel = async () => {
    const known = anyLinked()
    if (!known) return
    const answer = await patient.post(`/${known.code}/cancel`, { TOKEN: known.token })
    count('cancel', answer.status)
    if (answer.status === 200) model.end(String(answer.body.APPOINTMENT_CODE))
  }
  const move = async () => {
    const known = anyLinked()
    const held = any([...model.holds.values()])
    if (!known || !held) return
    model.holds.delete(held.id)
    const answer = await patient.post(`/${known.code}/move`, { TOKEN: known.token, HOLD_ID: held.id })
    count('move', answer.status)
    // The link of an appointment that was moved meanwhile moves the new one.
    if (answer.status !== 200) return
    for (const one of model.open) if (one.token === known.token) model.end(one.code)
    model.move(known, answer, String(answer.body.SPECIALIST_CODE))
  }
  const overbook = async () => {
    people += 1
    const response = await sendTo(backend, `/api/w-business/ru/${company}/${branch}/appointment`, {
      headers: { cookie: registrar.cookie },
      body: {
        LASTNAME: 'Сверх',
        NAME: 'Запись',
        TEL: `+7701${String(people).padStart(7, '0')}`,
        DOCTOR_CODE: any(doctors),
        START: any(starts),
        OVERBOOK: random.next() < 0.5,
      },
    })
    count('staff', response.status)
    if (response.status !== 201) return
    const body = (await response.json()) as Record<string, unknown>
    model.booked.set(String(body.APPOINTMENT_CODE), {
      code: String(body.APPOINTMENT_CODE),
      token: '',
      doctor: String(body.SPECIALIST_CODE),
      start: String(body.START),
      state: 'booked',
      overbook: body.IS_OVERBOOK === true,
    })
  }
  const endByStaff = async () => {
    const known = any(model.open)
    if (!known) return
    const path = `/api/w-business/ru/${company}/${branch}/appointment/${known.code}/status`
    const response = await sendTo(backend, path, {
      headers: { cookie: registrar.cookie },
      body: { STATUS: 'cancelled_by_clinic' },
    })
    count('clinic cancels', response.status)
    if (response.status === 200) model.end(known.code)
  }
  const expire = async () => {
    const held = any([...model.holds.values()])
    if (!held) return
    model.holds.delete(held.id)
    await db.orm
      .update(appointment)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(and(eq(appointment.id, held.id), eq(appointment.status, 'hold')))
  }
  const kinds = [
    ...[hold, hold, hold, hold, book, book, book, release, expire],
    ...[cancel, cancel, move, move, overbook, endByStaff, endByStaff],
  ]
  const round = Array.from({ length: operations }, () => async () => {
    await (any(kinds) ?? hold)()
  })
  do await together(round, most)
  while (Object.entries(enough).some(([kind, least]) => (answers[kind] ?? 0) < least))

  const rows = await db.orm
    .select()
    .from(appointment)
    .where(inArray(appointment.status, [...occupyingStatuses]))
  const kept = rows.filter(({ isOverbook }) => !isOverbook)
  const doubleBookings = kept.flatMap((one, index) =>
    kept
      .slice(index + 1)
      .filter(
        (other) =>
          one.specialist === other.specialist && one.startsAt < other.endsAt && other.startsAt < one.endsAt,
      ),
  ).length
  const stored = new Map(rows.flatMap((row) => (row.code ? [[row.code, row] as const] : [])))
  const open = model.open
  const nameOf = ({ code, doctor, start }: (typeof open)[number]) => `${code} ${doctor} ${start}`
  const isThere = ({ code, doctor, start }: (typeof open)[number]) => {
    const row = stored.get(code)
    return row?.specialist === doctor && row.startsAt.getTime() === Date.parse(start)
  }
  return {
    doubleBookings,
    lost: open.filter((one) => !isThere(one)).map(nameOf),
    unknown: [...stored.keys()].filter((code) => !open.some((one) => one.code === code)),
  }
}
