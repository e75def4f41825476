import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import areaOfCompany from '../../schemas/areas/company.ts'
import { tags } from '../../schemas/tags.ts'
import { changeStatus } from '../booking/appointments/change-status.ts'
import { company, everyDay, front, inDays, openClinic, patientOf } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import {
  appointment,
  cabinet,
  company as companyTable,
  listing,
  nextFree,
  nextFreeDue,
  schedule,
  specialist,
} from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { changed } from '../kit/events/changed.ts'
import { changedTags, invalidationChannel } from '../kit/events/channels.ts'
import type { StoredHours } from '../kit/tables/columns.ts'
import { call, testBackend } from '../test/call.ts'
import { bothDatabases } from '../test/databases.ts'
import { refreshNextFree } from './refresh-next-free.ts'

type Slot = { START: string; SPECIALIST_CODE: string }

describe.each(await bothDatabases())('on $name, the next free slots', ({ open }) => {
  let db: Database
  let backend: Backend
  let patient: ReturnType<typeof patientOf>
  const told: string[] = []
  /** Says a change of the company, as an edit does. */
  const edit = () => db.orm.transaction((inner) => changed(inner, areaOfCompany, { company, code: company }))
  const next = async () => {
    const answer = await call(backend, `${front}/next?filter[company]=${company}`)
    const { data } = (await answer.json()) as { data: Slot[] }
    return { slots: data, expires: answer.headers.get('expires') }
  }
  const ofDoctor = async (doctor: string) =>
    (await next()).slots.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === doctor)?.START
  const scores = async () =>
    Object.fromEntries((await db.orm.select().from(listing)).map(({ slug, score }) => [slug, score]))
  beforeAll(async () => {
    db = await open()
    await openClinic(db)
    backend = testBackend(db)
    patient = patientOf(backend, db)
    await db.listen(invalidationChannel, (one) => told.push(...changedTags(one)))
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    await db.orm.delete(appointment)
    await db.orm.delete(nextFree)
    await edit()
    await refreshNextFree(db)
    told.length = 0
  })

  it('are those that can be booked, and are told as long as they can', async () => {
    const { body } = await patient.get(`/specialists?company_code=${company}&online=1`)
    const known = body.data as { SPECIALIST_CODE: string; NEAREST_SLOT: Slot }[]
    const { slots, expires } = await next()
    expect(slots.map(({ SPECIALIST_CODE, START }) => [SPECIALIST_CODE, START])).toEqual(
      known.map(({ SPECIALIST_CODE, NEAREST_SLOT }) => [SPECIALIST_CODE, NEAREST_SLOT.START]),
    )
    expect(Date.parse(expires ?? '')).toBeLessThanOrEqual(Date.parse(slots[0]?.START ?? '') - 3_600_000)
  })

  it('follow a booking and its cancellation, and tell the pages that name them', async () => {
    const start = (await ofDoctor('501')) ?? ''
    const { body: booked } = await patient.book(start)
    await refreshNextFree(db)
    const later = (await ofDoctor('501')) ?? ''
    expect(later > start).toBe(true)
    expect(await ofDoctor('502')).toBe(start)
    await expect.poll(() => told).toContain(tags.nextFree(company))
    // Cancelled by the clinic: the next time may be too near for the patient.
    const [row] = await db.orm
      .select()
      .from(appointment)
      .where(eq(appointment.code, String(booked.APPOINTMENT_CODE)))
    await db.orm.transaction((inner) => changeStatus(inner, row?.id ?? '', 'cancelByPatient', undefined))
    await refreshNextFree(db)
    expect(await ofDoctor('501')).toBe(start)
  })

  it('come back by themselves when a hold ends or their time is over', async () => {
    const start = (await ofDoctor('501')) ?? ''
    expect((await patient.hold(start)).status).toBe(201)
    const dueMs = (await refreshNextFree(db)) ?? 0
    expect(await ofDoctor('501')).not.toBe(start)
    expect(dueMs).toBeLessThanOrEqual(300_000)
    await db.orm.update(nextFree).set({ until: new Date(Date.now() - 1) })
    expect((await next()).slots).toEqual([])
  })

  it('are looked for once, and pages are left alone where nothing else is found', async () => {
    await edit()
    await refreshNextFree(db)
    await db.orm.execute(sql`select pg_notify(${invalidationChannel}, '["end"]')`)
    await expect.poll(() => told).toContain('end')
    expect(told).not.toContain(tags.nextFree(company))
    expect(await db.orm.select().from(nextFreeDue)).toHaveLength(1)
  })

  it('are none where online entry is off or nobody has hours for it', async () => {
    const change = (isOnlineEntryActive: boolean) =>
      db.orm.update(companyTable).set({ isOnlineEntryActive }).where(eq(companyTable.code, company))
    await change(false)
    expect((await next()).slots).toEqual([])
    await edit()
    await refreshNextFree(db)
    expect(await db.orm.select().from(nextFree)).toEqual([])
    await change(true)
    await edit()
    await refreshNextFree(db)
    expect(await db.orm.select().from(nextFree)).toHaveLength(2)
    const steps = await db.orm.update(schedule).set({ step: null }).returning()
    await edit()
    await refreshNextFree(db)
    expect(await db.orm.select().from(nextFree)).toEqual([])
    for (const { specialist } of steps)
      await db.orm.update(schedule).set({ step: 30 }).where(eq(schedule.specialist, specialist))
  })

  it('bring a clinic and a doctor up in lists, and stand on their cards: one query for all', async () => {
    const free = await scores()
    await db.orm
      .update(schedule)
      .set({ hours: { week: [], exceptions: [] } })
      .where(eq(schedule.specialist, '501'))
    await edit()
    await refreshNextFree(db)
    const without = await scores()
    expect((free['aliya-omarova'] ?? 0) - (without['aliya-omarova'] ?? 0)).toBeGreaterThan(0.1)
    // The other doctor still has time.
    expect(without['demo-dent']).toBe(free['demo-dent'])
    type Card = { SLUG: string; NEAREST_SLOT: Slot | null; NEAREST_SLOTS: Slot[] }
    const listed = async (section: string) => {
      const answer = await call(backend, `/api/front/ru/v1/listing?filter[section]=${section}`)
      const { data } = (await answer.json()) as { data: Card[] }
      return Object.fromEntries(data.map(({ SLUG, NEAREST_SLOT }) => [SLUG, NEAREST_SLOT?.START]))
    }
    expect(await listed('clinics')).toEqual({ 'demo-dent': await ofDoctor('502') })
    expect(await listed('doctors')).toMatchObject({
      'aliya-omarova': undefined,
      'timur-li': await ofDoctor('502'),
    })
  })

  it('stand on cards with the two after them, each time once, as they can be booked', async () => {
    type Card = { SLUG: string; NEAREST_SLOT: Slot; NEAREST_SLOTS: Slot[] }
    const cards = async (section: string) => {
      const answer = await call(backend, `/api/front/ru/v1/listing?filter[section]=${section}`)
      const { data } = (await answer.json()) as { data: Card[] }
      return new Map(data.map((card) => [card.SLUG, card]))
    }
    const freeOn = async (date: string) => {
      const query = `company_code=${company}&cabinet_code=11&doctor_code=502&date_from=${date}&date_to=${date}`
      const { body } = await patient.get(`/slots?${query}`)
      return (body.DAYS as { SLOTS: Slot[] }[]).flatMap(({ SLOTS }) => SLOTS.map(({ START }) => START))
    }
    const before = (await cards('doctors')).get('timur-li')
    const starts = before?.NEAREST_SLOTS.map(({ START }) => START) ?? []
    expect(starts).toHaveLength(3)
    expect(starts[0]).toBe(before?.NEAREST_SLOT.START)
    const dates = [...new Set(starts.map((start) => start.slice(0, 10)))]
    expect(starts).toEqual((await Promise.all(dates.map(freeOn))).flat().slice(0, 3))
    const ofClinic = (await cards('clinics')).get('demo-dent')?.NEAREST_SLOTS.map(({ START }) => START) ?? []
    expect(ofClinic).toEqual([...new Set(ofClinic)].sort())
    expect((await patient.book(starts[0] ?? '', undefined, { DOCTOR_CODE: '502' })).status).toBe(201)
    await refreshNextFree(db)
    const after = (await cards('doctors')).get('timur-li')?.NEAREST_SLOTS.map(({ START }) => START)
    expect(after?.slice(0, 2)).toEqual(starts.slice(1))
  })

  it('say on the card of a clinic where they are, if that is not the address of the card', async () => {
    type Card = { SLUG: string; ADDRESS: string; SLOT_ADDRESS?: string }
    const card = async () => {
      const answer = await call(backend, '/api/front/ru/v1/listing?filter[section]=clinics')
      const { data } = (await answer.json()) as { data: Card[] }
      return data.find(({ SLUG }) => SLUG === 'demo-dent')
    }
    const before = await card()
    expect(before).not.toHaveProperty('SLOT_ADDRESS')
    const [main] = await db.orm.select().from(cabinet).where(eq(cabinet.code, '11'))
    if (!main) throw new Error('The seed has no branch 11.')
    const { searched: _, ...row } = main
    const first = { ...row, code: '10', position: -1, address: { ru: 'Другая улица, 1' } }
    await db.orm.insert(cabinet).values(first)
    expect(await card()).toMatchObject({ ADDRESS: 'Другая улица, 1', SLOT_ADDRESS: before?.ADDRESS })
    await db.orm.delete(cabinet).where(eq(cabinet.code, '10'))
  })

  describe('in lists', () => {
    type Card = { SLUG: string; NEAREST_SLOTS: { LABEL: string; DATE: string }[] }
    type List = {
      data: Card[]
      meta: { total: number }
      FACETS: { TIMES: { DAY: string | null; PART: string | null; COUNT: number }[] }
    }
    const list = async (query: string) => {
      const answer = await call(backend, `/api/front/ru/v1/listing?filter[section]=doctors${query}`)
      return (await answer.json()) as List
    }
    const slugs = async (query: string) => (await list(query)).data.map(({ SLUG }) => SLUG)
    /** Gives the first doctor the hours of mornings, the second those of the evening of one day a week. */
    const evening = inDays(3)
    beforeEach(async () => {
      const hoursOf = (doctor: string, hours: StoredHours) =>
        db.orm.update(schedule).set({ hours }).where(eq(schedule.specialist, doctor))
      await hoursOf('501', everyDay('09:00', '12:00'))
      const intervals = [{ from: '17:00', to: '18:00' }]
      await hoursOf('502', { week: [], exceptions: [{ date: evening, intervals }] })
      await edit()
      await refreshNextFree(db)
    })
    afterAll(() => db.orm.update(schedule).set({ hours: everyDay() }))

    it('say on which days and in which parts of them somebody is free, by the clock of the branch', async () => {
      expect(await slugs(`&filter[day]=${evening}`)).toHaveLength(2)
      expect(await slugs(`&filter[day]=${evening}&filter[part]=evening`)).toEqual(['timur-li'])
      expect(await slugs('&filter[part]=evening')).toEqual(['timur-li'])
      expect(await slugs(`&filter[day]=${inDays(2)}&filter[part]=evening`)).toEqual([])
      expect(await slugs('&filter[day]=2001-01-01')).toEqual([])
      const { data, FACETS } = await list(`&filter[day]=${evening}&filter[part]=evening`)
      expect(data[0]?.NEAREST_SLOTS.map(({ DATE, LABEL }) => `${DATE} ${LABEL}`)).toEqual([
        `${evening} 17:00`,
        `${evening} 17:30`,
      ])
      expect(FACETS.TIMES).toContainEqual({ DAY: evening, PART: 'morning', COUNT: 1 })
      expect(FACETS.TIMES).toContainEqual({ DAY: evening, PART: 'evening', COUNT: 1 })
      expect(FACETS.TIMES.every(({ DAY, PART }) => DAY === evening || PART === 'evening')).toBe(true)
      expect((await list('')).FACETS.TIMES).toContainEqual({ DAY: evening, PART: null, COUNT: 2 })
    })

    it('are on the card of a clinic those of who treats the speciality of the list', async () => {
      const first = async (speciality: string, more = '') => {
        const query = `filter[section]=clinics&filter[speciality]=${speciality}${more}`
        const answer = await call(backend, `/api/front/ru/v1/listing?${query}`)
        const { data } = (await answer.json()) as List
        return data.find(({ SLUG }) => SLUG === 'demo-dent')?.NEAREST_SLOTS?.[0]?.LABEL
      }
      const have = async (doctor: string, specialities: string[]) => {
        await db.orm.update(specialist).set({ specialities }).where(eq(specialist.code, doctor))
        await edit()
      }
      const before = await db.orm.select().from(specialist)
      await have('501', ['pediatric-dentist'])
      await have('502', ['dental-therapist'])
      await db.orm
        .update(companyTable)
        .set({ specialities: ['dentist'] })
        .where(eq(companyTable.code, company))
      await edit()
      // Nobody is a dentist by that very name; the one who treats adults is free in the evening only.
      expect(await first('dentist')).toBe('17:00')
      expect(await first('dentist', `&filter[day]=${evening}`)).toBe('17:00')
      await have('501', ['dentist'])
      expect(await first('dentist')).toBe('09:00')
      for (const { code, specialities } of before) await have(code, specialities)
    })

    it('offer the times that were asked for, where sooner ones are kept', async () => {
      const asked = `&filter[day]=${inDays(4)}`
      for (const query of [asked, `${asked}&filter[online]=1`]) {
        const { data } = await list(query)
        expect(data.map(({ SLUG }) => SLUG)).toEqual(['aliya-omarova'])
        expect(data[0]?.NEAREST_SLOTS.map(({ DATE, LABEL }) => `${DATE} ${LABEL}`)).toEqual(
          ['09:00', '09:30', '10:00'].map((time) => `${inDays(4)} ${time}`),
        )
      }
    })

    it('are ordered by who is free the soonest, and follow bookings without any list made anew', async () => {
      expect((await slugs('&sort=soonest')).slice(0, 2)).toEqual(['aliya-omarova', 'timur-li'])
      const before = await scores()
      told.length = 0
      for (const time of ['12:00', '12:30']) {
        const start = `${evening}T${time}:00Z`
        expect((await patient.book(start, undefined, { DOCTOR_CODE: '502' })).status).toBe(201)
      }
      await refreshNextFree(db)
      expect(await slugs('&filter[part]=evening')).toEqual([])
      await db.orm.execute(sql`select pg_notify(${invalidationChannel}, '["end"]')`)
      await expect.poll(() => told).toContain('end')
      expect(told.filter((tag) => tag.startsWith('list'))).toEqual([])
      expect((await scores())['aliya-omarova']).toBe(before['aliya-omarova'])
    })
  })
})
