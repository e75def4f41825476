import { desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clinicFigures } from '../../schemas/api/figures.ts'
import areaOfCompany from '../../schemas/areas/company.ts'
import { addDays, calendarDate, zonedInstant } from '../../schemas/formats/zone.ts'
import { type FigureKind, ownKinds } from '../../schemas/statistics/figure-kinds.ts'
import { figurePeriod, figureSteps } from '../../schemas/statistics/figure-steps.ts'
import { addPeople } from '../clinic-site/visits/visits.ts'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import {
  appointment,
  company as companyTable,
  figure,
  figureDue,
  figuresKept,
  foundFact,
  patient,
  siteVisit,
  whatsappOpening,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { call, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { addChats } from '../whatsapp/index.ts'
import { addFigures } from './add-figures.ts'
import { retention } from './figures.retention.ts'
import { keepFigures } from './keep-figures.ts'

const company = '1001'
const zones = ['Asia/Almaty', 'Europe/Moscow', 'America/New_York', 'Pacific/Auckland'] as const
const hourMs = 3_600_000

type Visit = {
  day: number
  hour: number
  /** How many hours before the visit it was booked. */
  ahead: number
  source: 'online' | 'staff' | 'walk_in'
  isWidget: boolean
  status: 'confirmed' | 'completed' | 'arrived' | 'no_show' | 'cancelled_by_patient' | 'moved'
  patient: number
  cabinet: '11' | '12'
  promotion: string | null
}

const visit: fc.Arbitrary<Visit> = fc.record({
  day: fc.integer({ min: -780, max: 1 }),
  hour: fc.integer({ min: 0, max: 23 }),
  ahead: fc.constantFrom(-30 * 24, 0, 1, 5, 24, 40 * 24),
  source: fc.constantFrom('online', 'staff', 'walk_in'),
  isWidget: fc.boolean(),
  status: fc.constantFrom('confirmed', 'completed', 'arrived', 'no_show', 'cancelled_by_patient', 'moved'),
  patient: fc.integer({ min: 0, max: 4 }),
  cabinet: fc.constantFrom('11', '12'),
  promotion: fc.constantFrom(null, 'p1', 'p2'),
})

describe.each(await testDatabases())('on $name, figures of a clinic', ({ open }) => {
  let db: Database
  let backend: Backend
  let slug: string
  let patients: string[]
  const cookies: Record<string, string> = {}
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    const [clinic] = await db.orm.select().from(companyTable).where(eq(companyTable.code, company))
    slug = clinic?.slug ?? ''
    for (const role of ['owner', 'analyst', 'registrar', 'doctor', 'editor'] as const) {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role)
      cookies[role] = person.cookie
    }
    const rows = await db.orm
      .insert(patient)
      .values([1, 2, 3, 4, 5].map((number) => ({ company, number, lastName: 'Ким', name: `${number}` })))
      .returning({ id: patient.id })
    patients = rows.map(({ id }) => id)
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [figure, figureDue, figuresKept, appointment, siteVisit, whatsappOpening])
      await db.orm.delete(table)
    await db.orm.update(companyTable).set({ timezone: 'Asia/Almaty' }).where(eq(companyTable.code, company))
  })

  const today = (zone = 'Asia/Almaty') => calendarDate(new Date(), zone)
  const address = (cabinet = '0') => `/api/business-api-front2/ru/${company}/${cabinet}/figures`
  const read = async (step = 'day', cabinet = '0', cookie = cookies.owner ?? '') => {
    const answer = await call(backend, `${address(cabinet)}?step=${step}`, { cookie })
    expect(answer.status).toBe(200)
    return clinicFigures.parse(await answer.json())
  }
  const sumOf = ({ FIGURES }: Awaited<ReturnType<typeof read>>, kind: FigureKind) =>
    FIGURES.find(({ KIND }) => KIND === kind)
  const rowOf = (one: Visit, at: number, zone: string) => {
    const startsAt = zonedInstant(
      addDays(today(zone), one.day),
      `${String(one.hour).padStart(2, '0')}:30`,
      zone,
    )
    const createdAt = new Date(startsAt.getTime() - one.ahead * hourMs)
    const endsAt = new Date(startsAt.getTime() + hourMs / 4)
    return { startsAt, createdAt, endsAt, code: `F${at}` }
  }
  const add = (visits: readonly Visit[], zone = 'Asia/Almaty', first = 0) =>
    db.orm.insert(appointment).values(
      visits.map((one, at) => ({
        company,
        ...rowOf(one, first + at, zone),
        // Each has a doctor and a time of their own: only figures are looked at.
        specialist: `d${first + at}`,
        isSamePatient: true,
        timezone: zone,
        ...{ cabinet: one.cabinet, source: one.source, isWidget: one.isWidget, promotion: one.promotion },
        status: one.status,
        patient: patients[one.patient],
        sequence: one.status === 'moved' ? 0 : at % 7 === 6 ? 1 : 0,
      })),
    )
  /** What the figures are by a model that knows nothing of days that are kept. */
  function model(visits: readonly Visit[], zone: string) {
    const rows = visits.map((one, at) => ({
      ...one,
      ...rowOf(one, at, zone),
      sequence: one.status === 'moved' ? 0 : at % 7 === 6 ? 1 : 0,
    }))
    const hasCome = ({ status }: Visit) => status === 'completed' || status === 'arrived'
    return rows.flatMap((row) => {
      const made = calendarDate(row.createdAt, zone)
      const on = calendarDate(row.startsAt, zone)
      const isBooking = row.sequence === 0 && !(row.source === 'staff' && row.ahead <= -24)
      const way = {
        online: row.isWidget ? 'booked-widget' : 'booked-site',
        staff: 'booked-staff',
        walk_in: 'booked-walk-in',
      } as const
      const isAgain = rows.some(
        (other) => other.patient === row.patient && hasCome(other) && other.startsAt < row.startsAt,
      )
      const events: [FigureKind, string][] = [
        ...(isBooking ? [[way[row.source], made] as [FigureKind, string]] : []),
        ...(isBooking && row.promotion ? [['promoted', made] as [FigureKind, string]] : []),
        ...(row.status === 'no_show' ? [['no-show', on] as [FigureKind, string]] : []),
        ...(hasCome(row) ? [['came', on] as [FigureKind, string]] : []),
        ...(hasCome(row) && isAgain ? [['returned', on] as [FigureKind, string]] : []),
      ]
      return events.map(([kind, day]) => ({ kind, day, cabinet: row.cabinet }))
    })
  }

  it('of visits are those of a model, in each zone, by each step, in each branch, and after each change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(visit, { minLength: 1, maxLength: 40 }),
        fc.constantFrom(...zones),
        fc.constantFrom(...figureSteps),
        fc.nat(),
        async (visits, zone, step, later) => {
          for (const table of [figure, figureDue, figuresKept, appointment]) await db.orm.delete(table)
          await db.orm.update(companyTable).set({ timezone: zone }).where(eq(companyTable.code, company))
          const first = visits.slice(0, later % visits.length)
          if (first.length > 0) await add(first, zone)
          await keepFigures(db)
          await add(visits.slice(first.length), zone, first.length)
          await db.orm.update(appointment).set({
            sequence: sql`case when status = 'moved' then 0 when substr(code, 2)::int % 7 = 6 then 1 else 0 end`,
          })
          await db.orm.update(figuresKept).set({ at: first.length > 0 ? sql`kept_at` : null })
          await db.orm.update(appointment).set({ updatedAt: sql`now()` })
          await keepFigures(db)
          const events = model(visits, zone)
          const { steps, period, before } = figurePeriod(step, today(zone))
          for (const cabinet of ['0', '12']) {
            const { FIGURES } = await read(step, cabinet)
            const own = events.filter((one) => cabinet === '0' || one.cabinet === cabinet)
            const count = (kind: FigureKind, from: string, to: string) =>
              own.filter((one) => one.kind === kind && one.day >= from && one.day <= to).length
            const known = events.map(({ day }) => day).sort()[0]
            for (const kind of ownKinds)
              expect({ kind, ...FIGURES.find(({ KIND }) => KIND === kind) }).toMatchObject({
                kind,
                NUMBERS: steps.map(({ from, to }) => count(kind, from, to)),
                SUM: count(kind, period.from, period.to),
                BEFORE:
                  known !== undefined && known <= before.from ? count(kind, before.from, before.to) : null,
                TODAY: count(kind, today(zone), today(zone)),
              })
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('are kept some days at a time, each whole and the latest first, and what is left after an end is done next', async () => {
    const days = 50
    await add(
      Array.from({ length: days }, (_, at) => ({
        ...{ day: -1 - at, hour: 9, ahead: 0, source: 'walk_in' as const, isWidget: false },
        ...{ status: 'completed' as const, patient: 0, cabinet: '11' as const, promotion: null },
      })),
    )
    const keptDays = () =>
      db.orm
        .selectDistinct({ day: figure.day })
        .from(figure)
        .where(eq(figure.kind, 'came'))
        .orderBy(desc(figure.day))
    // A process that ends after its second transaction: the days were noted, and some were counted.
    let transactions = 0
    const ending: Database = {
      ...db,
      orm: new Proxy(db.orm, {
        get: (orm, name) => {
          if (name === 'transaction' && ++transactions > 2) throw new Error('the process has ended')
          const value: unknown = Reflect.get(orm, name)
          return typeof value === 'function' ? value.bind(orm) : value
        },
      }),
    }
    await expect(keepFigures(ending)).rejects.toThrow('the process has ended')
    const some = await keptDays()
    expect(some.length).toBeGreaterThan(0)
    expect(some.length).toBeLessThan(days)
    expect(some).toEqual(some.map((_, at) => ({ day: addDays(today(), -1 - at) })))
    await keepFigures(db)
    expect(await keptDays()).toHaveLength(days)
    expect(await db.orm.$count(figureDue)).toBe(0)
    // Nothing has changed: neither a repeat nor another process counts twice.
    await Promise.all([keepFigures(db), keepFigures(db)])
    expect(await keptDays()).toHaveLength(days)
    const whole = sql<number>`sum(number) filter (where cabinet = '')::int`
    const [sum] = await db.orm.select({ whole }).from(figure).where(eq(figure.kind, 'came'))
    expect(sum?.whole).toBe(days)
  })

  it('of people who are counted add up, and are those of the whole clinic, whatever branch is looked at', async () => {
    const yesterday = addDays(today(), -1)
    const counts = [
      { clinic: slug, day: yesterday, kind: 'listed', people: 2 },
      { clinic: slug, day: yesterday, kind: 'call', people: 1 },
      { clinic: 'gone', day: yesterday, kind: 'call', people: 9 },
    ] as const
    await Promise.all([addFigures(db.orm, counts), addFigures(db.orm, counts)])
    await addPeople(db.orm, [
      { company, day: yesterday, page: null, locale: 'ru', people: 3 },
      { company, day: yesterday, page: null, locale: 'kk', people: 1 },
      { company, day: yesterday, page: 'prices', locale: 'ru', people: 2 },
    ])
    await addChats(db.orm, [{ company, day: today(), number: '1', place: 'contacts', people: 5 }])
    await keepFigures(db)
    await keepFigures(db)
    const figures = await read()
    expect(sumOf(figures, 'listed')).toMatchObject({ SUM: 4, BEFORE: null, SINCE: yesterday, TODAY: 0 })
    expect(sumOf(figures, 'call')?.NUMBERS.at(-1)).toBe(2)
    expect(sumOf(figures, 'site')?.SUM).toBe(4)
    expect(sumOf(figures, 'chat')).toMatchObject({ SUM: 0, TODAY: 5 })
    const ofBranch = await read('day', '11')
    expect(sumOf(ofBranch, 'site')?.SUM).toBe(4)
  })

  it('say what changed after a fact was added, as far as it was counted, and of the branches that are looked at', async () => {
    const clinic = { company, code: company }
    const setLogo = (logo: (typeof companyTable.$inferSelect)['logo']) =>
      db.orm.transaction(async (orm) => {
        await orm.update(companyTable).set({ logo }).where(eq(companyTable.code, company))
        await changed(orm, areaOfCompany, clinic)
      })
    await db.orm.delete(foundFact)
    await setLogo(null)
    expect((await read()).FACTS).toEqual([])
    await setLogo({ src: '/media/logo.png', alt: { ru: 'Логотип' }, width: 10, height: 10 })
    expect((await read()).FACTS).toEqual([{ FACT: 'logo', DAY: today(), DAYS: 0, NUMBERS: [] }])
    const added = addDays(today(), -16)
    await db.orm.update(foundFact).set({ since: added }).where(eq(foundFact.fact, 'logo'))
    expect((await read()).FACTS).toEqual([{ FACT: 'logo', DAY: added, DAYS: 14, NUMBERS: [] }])
    const onDay = (
      from: number,
      kind: 'listed' | 'profile' | 'booked-site',
      cabinet: string,
      number: number,
    ) => ({
      ...{ company, day: addDays(added, from), kind, cabinet, subject: '', number },
    })
    await db.orm
      .insert(figure)
      .values([
        ...[onDay(-15, 'listed', '', 50), onDay(-14, 'listed', '', 30), onDay(0, 'listed', '', 100)],
        ...[onDay(1, 'listed', '', 40), onDay(14, 'listed', '', 5), onDay(15, 'listed', '', 70)],
        ...[onDay(-13, 'profile', '', 9), onDay(2, 'profile', '', 8)],
        ...[
          onDay(-20, 'booked-site', '', 1),
          onDay(-3, 'booked-site', '', 6),
          onDay(-3, 'booked-site', '12', 2),
        ],
      ])
    const [fact] = (await read()).FACTS
    expect(fact?.NUMBERS).toEqual([
      { KIND: 'listed', BEFORE: 30, AFTER: 45 },
      // Counted since a day after the first one that is compared.
      { KIND: 'opened', BEFORE: null, AFTER: 8 },
      { KIND: 'booked', BEFORE: 6, AFTER: 0 },
    ])
    const other = { company, fact: 'license' as const, isKnown: true, since: addDays(added, -60) }
    await db.orm
      .insert(foundFact)
      .values(other)
      .onConflictDoUpdate({ target: [foundFact.company, foundFact.fact], set: other })
    // Nothing was counted after it: no number says that there was nobody.
    expect((await read()).FACTS[1]).toMatchObject({ FACT: 'license', NUMBERS: [] })
    expect((await read('day', '12')).FACTS[0]?.NUMBERS[2]).toEqual({ KIND: 'booked', BEFORE: 2, AFTER: 0 })
    await setLogo(null)
    expect((await read()).FACTS).toEqual([])
  })

  it('are a table without formulas, as the others', async () => {
    await addFigures(db.orm, [{ clinic: slug, day: addDays(today(), -1), kind: 'route', people: 7 }])
    const answer = await call(backend, `${address()}/csv?step=week`, { cookie: cookies.analyst ?? '' })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const lines = (await answer.text()).trim().split('\r\n')
    // The head, twelve weeks, their sum, and the time before.
    expect(lines).toHaveLength(15)
    expect(lines.every((line) => line.split(';').length === lines[0]?.split(';').length)).toBe(true)
    expect(lines[0]).toContain('Построили маршрут')
    const names = lines.map((line) => line.replace('\uFEFF', '').split(';')[0]?.replaceAll('"', ''))
    expect(names).toEqual(['Строка', ...Array(12).fill('Неделя'), 'Всего', 'Время до этого'])
  })

  it('are for those who read statistics', async () => {
    const statusOf = async (role: string) =>
      (await call(backend, address(), { cookie: cookies[role] ?? '' })).status
    expect(await statusOf('analyst')).toBe(200)
    for (const role of ['registrar', 'doctor', 'editor']) {
      expect(await statusOf(role)).toBe(403)
      expect((await call(backend, `${address()}/csv`, { cookie: cookies[role] ?? '' })).status).toBe(403)
    }
    const elsewhere = address().replace(`/${company}/`, '/1002/')
    for (const path of [elsewhere, `${elsewhere}/csv`])
      expect((await call(backend, path, { cookie: cookies.owner ?? '' })).status).toBe(403)
    expect((await call(backend, address())).status).toBe(401)
    for (const path of [address('999'), `${address('999')}/csv`])
      expect((await call(backend, path, { cookie: cookies.owner ?? '' })).status).toBe(404)
    expect((await call(backend, `${address()}?step=year`, { cookie: cookies.owner ?? '' })).status).toBe(400)
  })

  it('are kept for twelve months, the twelve before, and the one that is not over', async () => {
    const day = (ago: number) => addDays(today('UTC'), -ago)
    await addFigures(
      db.orm,
      [801, 799].map((ago) => ({ clinic: slug, day: day(ago), kind: 'call', people: 1 })),
    )
    await retention.deleteExpired?.(db.orm)
    expect(await db.orm.select({ day: figure.day }).from(figure)).toEqual([{ day: day(799) }])
    expect(figurePeriod('month', '2026-12-31').before.from > addDays('2026-12-31', -799)).toBe(true)
  })
})
