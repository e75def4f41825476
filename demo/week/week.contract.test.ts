import { count } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  appointment,
  document,
  outbox,
  patient,
  payment,
  visitNote,
  visitService,
} from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { seedAccounts } from '../../backend/seed/seed-accounts.ts'
import { seedWeek } from '../../backend/seed/week/seed-week.ts'
import { testFiles } from '../../backend/test/files.ts'
import { appointmentStatuses } from '../../schemas/booking/appointment-status.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { openDemo } from '../../tests/lib/open-demo.ts'
import { demoPeople } from '../people/accounts.ts'
import { demoWeek } from './index.ts'

describe('the week of the demo clinic', () => {
  let db: Database
  const write = async () => {
    const ids = await seedAccounts(db.orm, demoPeople)
    const draw = () => new Uint8Array([1])
    await db.orm.transaction((orm) => seedWeek({ orm, files: testFiles, draw }, demoWeek, ids))
  }
  const counts = async () => {
    const tables = { appointment, document, outbox, patient, payment, visitNote, visitService }
    const numbers: Record<string, number> = {}
    for (const [name, table] of Object.entries(tables))
      numbers[name] = (await db.orm.select({ rows: count() }).from(table))[0]?.rows ?? 0
    return numbers
  }
  beforeAll(async () => {
    db = await openDemo()
    await write()
  })
  afterAll(() => db.close())

  it('has visits in every state, and some of the demo doctor today, on whatever day it is written', async () => {
    const rows = await db.orm.select().from(appointment)
    const states = new Set(rows.map(({ status }) => status))
    // Somebody is with a doctor only while the clinic is open.
    const always = appointmentStatuses.filter((one) => one !== 'hold' && one !== 'arrived')
    expect([...states]).toEqual(expect.arrayContaining(always))
    const today = rows.filter(
      ({ specialist, startsAt, timezone }) =>
        specialist === demoWeek.doctor &&
        calendarDate(startsAt, timezone) === calendarDate(new Date(), timezone),
    )
    expect(today.length).toBeGreaterThan(3)
    expect(rows.filter(({ patient: card }) => card === null)).toEqual([])
  })

  it('has services, payments, notes and documents, one card for each patient, and tells nobody', async () => {
    const { visitService: services = 0, payment: payments = 0, ...rest } = await counts()
    expect(services).toBeGreaterThan(payments)
    expect(payments).toBeGreaterThan(20)
    expect(rest).toMatchObject({ patient: demoWeek.patients.length, document: 5, outbox: 0 })
    expect(rest.visitNote).toBeGreaterThan(0)
  })

  it('adds nothing to days that it has, when it is written again', async () => {
    const before = await counts()
    await write()
    expect(await counts()).toEqual(before)
  })
})
