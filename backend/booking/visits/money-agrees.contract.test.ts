import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { wholeCompany } from '../../../schemas/access/roles.ts'
import { today } from '../../../schemas/api/today.ts'
import { type DayClose, dayClose, patientVisits, visit as visitAnswer } from '../../../schemas/api/visit.ts'
import type { Cell } from '../../../schemas/exchange/cell.ts'
import { zonedInstant } from '../../../schemas/formats/zone.ts'
import { tillSum } from '../../../schemas/visits/till-sum.ts'
import type { Backend } from '../../create-backend.ts'
import * as tables from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { addRow, reverseRow } from '../../kit/ledger/ledger.ts'
import { readTable } from '../../kit/sheets/answer-sheet.ts'
import { call, testBackend } from '../../test/call.ts'
import { openEither } from '../../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../test/people.ts'
import { branch, company, doctors, inDays, openClinic, zone } from '../test/clinic.ts'
import { payments } from './payments.ledger.ts'

let db: Database
let backend: Backend
let owner: SignedIn
let cards: string[]
beforeAll(async () => {
  db = await openEither()
  backend = testBackend(db)
  await openClinic(db)
  owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  const made = await db.orm
    .insert(tables.patient)
    .values([1, 2].map((number) => ({ company, number, lastName: 'Ким', name: 'Анна' })))
    .returning({ id: tables.patient.id })
  cards = made.map(({ id }) => id)
})
afterAll(() => db.close())

/** The days of which the test tells, the last of them today. */
const dayCount = 4
const dayOf = (day: number) => inDays(day - dayCount + 1)
const at = (day: number, time = '10:00') => zonedInstant(dayOf(day), time, zone)

const amount = fc.integer({ min: 1, max: 900 }).map((tens) => tens * 10)
const day = fc.nat({ max: dayCount - 1 })
const visits = fc.array(
  fc.record({
    /** 2 is nobody's card. */
    patient: fc.nat({ max: 2 }),
    day,
    doctor: fc.nat({ max: 1 }),
    cabinet: fc.constantFrom(branch, '12'),
    lines: fc.array(fc.record({ price: amount, isRemoved: fc.boolean() }), { maxLength: 3 }),
    payments: fc.array(
      fc.record({
        amount,
        day,
        kind: fc.constantFrom('cash', 'cash', 'points'),
        returned: fc.option(fc.double({ min: 0.1, max: 1, noNaN: true })),
      }),
      { maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 7 },
)
type Given = Parameters<Parameters<typeof visits.map>[0]>[0]

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const returnedOf = ({ amount, returned }: Given[number]['payments'][number]) =>
  returned === null ? 0 : Math.max(1, Math.round(amount * returned))

/** What is left to pay of each visit, said without SQL: what was paid too much is given to the oldest debts until nothing of it is left. */
function expectedDues(given: Given): number[] {
  const dues = given.map(
    ({ lines, payments }) =>
      sum(lines.filter(({ isRemoved }) => !isRemoved).map(({ price }) => price)) -
      sum(payments.map((one) => one.amount - returnedOf(one))),
  )
  const order = given
    .map((_, index) => index)
    .sort((one, other) => (given[one]?.day ?? 0) - (given[other]?.day ?? 0))
  for (const patient of [0, 1]) {
    const own = order.filter((index) => given[index]?.patient === patient)
    for (const from of own)
      for (const to of own) {
        const moved = Math.min(Math.max(0, -(dues[from] ?? 0)), Math.max(0, dues[to] ?? 0))
        dues[from] = (dues[from] ?? 0) + moved
        dues[to] = (dues[to] ?? 0) - moved
      }
  }
  return dues
}

async function write(given: Given): Promise<void> {
  await db.orm.delete(tables.payment)
  await db.orm.delete(tables.appointment)
  const by = owner.account.id
  for (const [index, one] of given.entries()) {
    // A minute apart, so that of two visits on one day the first one is the older.
    const startsAt = new Date(at(one.day).getTime() + index * 60_000)
    const [row] = await db.orm
      .insert(tables.appointment)
      .values({
        code: `V${index}`,
        company,
        cabinet: one.cabinet,
        specialist: doctors[one.doctor] ?? doctors[0],
        status: 'completed',
        startsAt,
        endsAt: new Date(startsAt.getTime() + 60_000),
        timezone: zone,
        lastName: 'Ким',
        name: 'Анна',
        patient: cards[one.patient] ?? null,
        isOverbook: true,
        isSamePatient: true,
      })
      .returning({ id: tables.appointment.id })
    const holder = row?.id ?? ''
    for (const { price, isRemoved } of one.lines)
      await db.orm.insert(tables.visitService).values({
        company,
        visit: holder,
        service: 's2',
        name: { ru: 'Приём' },
        price,
        quantity: 1,
        addedBy: by,
        removedAt: isRemoved ? new Date() : null,
      })
    for (const [nth, paid] of one.payments.entries()) {
      const key = `pay-${index}-${nth}`
      const added = await addRow(db.orm, payments, {
        company,
        holder,
        kind: paid.kind,
        amount: paid.amount,
        by,
        key,
        at: at(paid.day),
      })
      if (paid.returned !== null)
        await reverseRow(db.orm, payments, {
          id: added.id,
          company,
          holder,
          by,
          key: `${key}-back`,
          reason: 'Ошибка',
          amount: returnedOf(paid),
        })
    }
  }
}

const ask = (path: string, cabinet = wholeCompany) =>
  call(backend, `/api/business-api-front2/ru/${company}/${cabinet}/${path}`, { cookie: owner.cookie })
const closeOf = async (from: number, to: number): Promise<DayClose> =>
  dayClose.parse(await (await ask(`day_close?date_from=${dayOf(from)}&date_to=${dayOf(to)}`)).json())
async function sheetOf(format: 'csv' | 'xlsx'): Promise<Cell[][]> {
  const file = await ask(`day_close/${format}?date_from=${dayOf(0)}&date_to=${dayOf(dayCount - 1)}`)
  const { parts } = await readTable({ bytes: new Uint8Array(await file.arrayBuffer()) })
  return parts.flatMap((part) => (JSON.parse(part) as { cells: Cell[] }[]).map(({ cells }) => cells))
}
const numberOf = (cell: Cell | undefined): number =>
  Math.round(
    100 *
      Number(
        typeof cell === 'object' && 'number' in cell ? cell.number : String(cell ?? '').replace(',', '.'),
      ),
  )

it('is the same money in a visit, the card of its patient, the day close, its files and Today, whoever paid what on which day at which visit', async () => {
  await fc.assert(
    fc.asyncProperty(visits, async (given) => {
      await write(given)
      await db.orm.delete(tables.rateLimit)
      const dues = expectedDues(given)
      const owed = (index: number) => Math.max(0, dues[index] ?? 0)
      for (const [index, { cabinet, patient }] of given.entries()) {
        const seen = visitAnswer.parse(await (await ask(`appointment/V${index}/visit`, cabinet)).json())
        const ofPatient = dues.filter((_, other) => given[other]?.patient === patient)
        expect([index, seen.DUE, seen.PATIENT_DUE]).toEqual([
          index,
          dues[index],
          patient === 2 ? null : sum(ofPatient),
        ])
        expect(seen.TOTAL - seen.PAID - seen.CARRIED).toBe(seen.DUE)
        expect(seen.PAID).toBe(sum(seen.PAYMENTS.map(({ AMOUNT }) => AMOUNT)))
      }
      for (const [patient, id] of cards.entries()) {
        const card = patientVisits.parse(await (await ask(`patient/${id}/visits`)).json())
        const own = given.flatMap((one, index) => (one.patient === patient ? [index] : []))
        const shown = new Map(card.data.map(({ APPOINTMENT_CODE, DUE }) => [APPOINTMENT_CODE, DUE]))
        expect(shown).toEqual(new Map(own.map((index) => [`V${index}`, dues[index]])))
        expect(card.DUE).toBe(sum(own.map((index) => dues[index] ?? 0)))
      }
      const all = await closeOf(0, dayCount - 1)
      expect(new Map(all.UNPAID.map(({ APPOINTMENT_CODE, DUE }) => [APPOINTMENT_CODE, DUE]))).toEqual(
        new Map(given.flatMap((_, index) => (owed(index) > 0 ? [[`V${index}`, owed(index)] as const] : []))),
      )
      expect(all.SUM.UNPAID).toBe(sum(given.map((_, index) => owed(index))))
      expect(all.SUM.TOTAL + all.SUM.OVER).toBe(all.SUM.PAID + all.SUM.UNPAID)
      // All payments are of these days, but returns are of today.
      const till = tillSum(all)
      // Points have paid too, and are no money of the till.
      expect(till.TAKEN - till.RETURNED + all.POINTS.TAKEN - all.POINTS.RETURNED).toBe(all.SUM.PAID)
      expect(all.FOR_OTHER_DAYS).toBe(0)
      const ofKind = (kind: string) =>
        given.flatMap(({ payments }) => payments.filter((one) => one.kind === kind))
      expect(till.TAKEN).toBe(sum(ofKind('cash').map((one) => one.amount)))
      expect(all.POINTS).toEqual({
        TAKEN: sum(ofKind('points').map((one) => one.amount)),
        RETURNED: sum(ofKind('points').map(returnedOf)),
      })
      const closes = await Promise.all(Array.from({ length: dayCount }, (_, index) => closeOf(index, index)))
      for (const name of ['TOTAL', 'PAID', 'UNPAID', 'OVER'] as const) {
        expect(sum(closes.map(({ SUM }) => SUM[name]))).toBe(all.SUM[name])
        expect(sum(all.ROWS.map((row) => row[name]))).toBe(all.SUM[name])
      }
      expect(sum(closes.map((close) => tillSum(close).TAKEN))).toBe(till.TAKEN)
      expect(sum(closes.map(({ POINTS }) => POINTS.TAKEN))).toBe(all.POINTS.TAKEN)
      const { MONEY } = today.parse(await (await ask('today')).json())
      const last = closes.at(-1)
      expect(MONEY).toMatchObject({ ...(last && tillSum(last)), UNPAID: last?.SUM.UNPAID })
      for (const format of ['csv', 'xlsx'] as const) {
        const sums = (await sheetOf(format)).filter(([first]) => first === 'Итого')
        const { TOTAL, PAID, UNPAID, OVER } = all.SUM
        expect(sums.map((row) => row.slice(row.length > 5 ? 7 : 1).map(numberOf))).toEqual([
          [TOTAL, PAID, UNPAID, OVER],
          [till.TAKEN, till.RETURNED, till.TAKEN - till.RETURNED],
        ])
      }
    }),
    { numRuns: 12 },
  )
})

it('says how much of the till pays visits of other days, at whichever visit it was taken', async () => {
  const visit = (
    day: number,
    price: number,
    paid: { amount: number; day: number }[],
    patient = 0,
  ): Given[number] => ({
    patient,
    day,
    doctor: 0,
    cabinet: branch,
    lines: [{ price, isRemoved: false }],
    payments: paid.map((one) => ({ ...one, kind: 'cash', returned: null })),
  })
  await write([
    visit(1, 500, [{ amount: 500, day: 3 }]),
    visit(1, 400, [], 1),
    visit(3, 700, [{ amount: 900, day: 3 }], 1),
  ])
  const close = await closeOf(3, 3)
  expect(close.SUM.PAID).toBe(700)
  expect(tillSum(close).TAKEN).toBe(1400)
  expect(close.FOR_OTHER_DAYS).toBe(700)
  expect((await closeOf(1, 3)).FOR_OTHER_DAYS).toBe(0)
})

it('lets a doctor see what is owed for their own visits, though another doctor’s visit has paid it', async () => {
  await write([
    {
      patient: 0,
      day: 2,
      doctor: 0,
      cabinet: branch,
      lines: [{ price: 500, isRemoved: false }],
      payments: [],
    },
    {
      patient: 0,
      day: 3,
      doctor: 1,
      cabinet: branch,
      lines: [],
      payments: [{ amount: 400, day: 3, kind: 'cash', returned: null }],
    },
  ])
  const doctor = await addPerson(db)
  await addStaff(db, doctor.account, company, 'doctor', { specialist: '501' })
  const seen = await call(
    backend,
    `/api/business-api-front2/ru/${company}/${branch}/day_close?date_from=${dayOf(2)}`,
    { cookie: doctor.cookie },
  )
  expect(dayClose.parse(await seen.json()).SUM).toMatchObject({ TOTAL: 500, PAID: 400, UNPAID: 100, OVER: 0 })
})
