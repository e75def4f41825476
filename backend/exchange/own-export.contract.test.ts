import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { branch, company, doctors, openClinic, zone } from '../booking/test/clinic.ts'
import {
  appointment,
  membership,
  patient,
  service,
  specialist,
  speciality,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import type { Membership } from '../kit/tables/index.ts'
import { openEither } from '../test/databases.ts'
import { addPerson, addStaff } from '../test/people.ts'
import { exportTable } from './export-table.ts'
import { exportSubject } from './rows/subjects.ts'
import { broughtTable, plannedTable, rowsOf } from './test/bring-table.ts'

const dayMs = 86_400_000
const hourMs = 3_600_000

describe('what a clinic has exported', () => {
  let db: Database
  let member: Membership
  beforeAll(async () => {
    db = await openEither()
    await openClinic(db)
    const manager = await addPerson(db)
    await addStaff(db, manager.account, company, 'manager')
    const [found] = await db.orm.select().from(membership).where(eq(membership.account, manager.account.id))
    if (!found) throw new Error('no member')
    member = found
    await fill()
  })
  afterAll(() => db.close())

  /** What looks the same twice, what is in the future, and what tables usually have not. */
  async function fill() {
    const card = { company, lastName: 'Серикова', name: 'Айгуль', phone: '+77011234567' }
    const cards = await db.orm
      .insert(patient)
      .values([
        { ...card, number: 1, birthday: '1985-03-12' },
        // A namesake with the same phone, and a second card of the same person.
        { ...card, number: 2, birthday: '2012-04-01' },
        { ...card, number: 3 },
        // Neither phone nor birthday.
        { company, number: 4, lastName: 'О', name: 'Ан', remark: '=1+1; "x"\n-2' },
      ])
      .returning({ id: patient.id })
    await db.orm
      .insert(speciality)
      .values({ slug: 'sleep', name: { ru: 'Сомнолог', kk: 'Сомнолог', uz: 'Somnolog', en: 'Sleep doctor' } })
    const [omarova] = await db.orm.select().from(specialist).where(eq(specialist.code, doctors[0]))
    if (!omarova) throw new Error('no doctor')
    await db.orm.insert(specialist).values([
      { ...omarova, code: '598', slug: 'namesake', specialities: ['sleep', 'dentist'] },
      { ...omarova, code: '599', slug: 'hidden', name: { ru: 'Асель' }, status: 'hidden', post: null },
    ])
    const one = {
      company,
      name: { ru: 'УЗИ' },
      group: { ru: 'Диагностика' },
      currency: 'KZT' as const,
      updatedAt: new Date(),
    }
    await db.orm.insert(service).values([
      { ...one, code: 's901', position: 901, price: 1500.5, priceTo: 2000, duration: 45 },
      { ...one, code: 's902', position: 902, price: 1200, note: { ru: '1–2 зоны' } },
      { ...one, code: 's903', position: 903, name: { ru: 'Приём', kk: 'Қабылдау', en: 'Visit' } },
    ])
    const now = new Date(Math.floor(Date.now() / hourMs) * hourMs)
    const at = (days: number, hours = 0) => {
      const startsAt = new Date(now.getTime() + days * dayMs + hours * hourMs)
      return { startsAt, endsAt: new Date(startsAt.getTime() + hourMs / 2) }
    }
    const visit = {
      ...{ company, cabinet: branch, specialist: doctors[0], timezone: zone, source: 'staff' as const },
      // As it was said at the booking, and not as the card has it.
      ...{ lastName: 'Серикова', name: 'Айгуля', phone: '+77770000000', locale: 'ru' as const },
      ...{ patient: cards[0]?.id ?? null, price: 4000, currency: 'KZT' },
    }
    await db.orm.insert(appointment).values([
      { ...visit, ...at(-9), code: 'A1', status: 'completed' },
      { ...visit, ...at(5), code: 'A2', status: 'confirmed' },
      { ...visit, ...at(6), code: 'A3', status: 'cancelled_by_patient' },
      { ...visit, ...at(6), code: 'A4', status: 'pending' },
      { ...visit, ...at(7), code: 'A5', status: 'pending', specialist: '598', patient: cards[1]?.id ?? null },
    ])
  }

  it.each(
    ['patients', 'doctors', 'services', 'visits'].flatMap((subject) =>
      (['csv', 'xlsx'] as const).map((format) => [subject, format] as const),
    ),
  )('comes back with nothing changed: %s as %s', async (name, format) => {
    const subject = exportSubject(name)
    if (!subject) throw new Error(`no ${name}`)
    for (const locale of ['ru', 'uz'] as const) {
      const bytes: Uint8Array[] = []
      for await (const chunk of exportTable(db.orm, subject, { member, locale, format })) bytes.push(chunk)
      const sent = { company, subject: name, by: member.account }
      const plan = await plannedTable(db.orm, await broughtTable(db.orm, Buffer.concat(bytes), sent))
      expect(plan.state).toBe('planned')
      const rows = await rowsOf(db.orm, plan)
      expect(rows.length).toBeGreaterThan(2)
      expect(rows.filter(({ outcome }) => outcome !== 'same')).toEqual([])
    }
  })
})
