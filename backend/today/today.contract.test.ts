import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Role, wholeCompany } from '../../schemas/access/roles.ts'
import { practiceDay } from '../../schemas/api/practice.ts'
import { type Today, today } from '../../schemas/api/today.ts'
import { zonedInstant } from '../../schemas/formats/zone.ts'
import { areas } from '../areas/registry.ts'
import { branch, company, everyDay, inDays, openBranch, openClinic, zone } from '../booking/test/clinic.ts'
import type { Backend } from '../create-backend.ts'
import {
  appointment,
  company as companyTable,
  listing,
  pageCase,
  question,
  review,
  siteApproval,
} from '../database/tables/index.ts'
import { refreshListings } from '../derived/refresh-listings.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'

const roles = ['owner', 'registrar', 'doctor', 'editor', 'analyst'] as const
type Staff = (typeof roles)[number]

describe.each(await testDatabases())('on $name, the day of a member of staff (R91)', ({ open }) => {
  let db: Database
  let backend: Backend
  const people: Partial<Record<Role, SignedIn>> = {}
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await openClinic(db)
    await openBranch(db, everyDay())
    for (const role of roles) {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role, { specialist: role === 'doctor' ? '501' : null })
      people[role] = person
    }
  })
  afterAll(() => db.close())
  beforeEach(() => db.orm.delete(appointment))

  const ask = (role: Staff, cabinet: string = wholeCompany) =>
    call(backend, `/api/business-api-front2/ru/${company}/${cabinet}/today`, {
      cookie: people[role]?.cookie ?? '',
    })
  const read = async (role: Staff, cabinet?: string): Promise<Today> =>
    today.parse(await (await ask(role, cabinet)).json())

  let made = 0
  const addVisit = (given: Partial<typeof appointment.$inferInsert> & { date: string; time: string }) => {
    const { date, time, ...more } = given
    const startsAt = zonedInstant(date, time, zone)
    made += 1
    return db.orm.insert(appointment).values({
      code: `CODE${made}`,
      company,
      cabinet: branch,
      specialist: '501',
      status: 'confirmed',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 1_800_000),
      timezone: zone,
      lastName: 'Ким',
      name: 'Анна',
      isOverbook: true,
      isSamePatient: true,
      ...more,
    })
  }

  it('counts the visits of today by the clock of the branch, and names the next ones', async () => {
    await addVisit({ date: inDays(0), time: '00:00', status: 'completed' })
    await addVisit({ date: inDays(0), time: '23:59' })
    await addVisit({ date: inDays(0), time: '23:59', status: 'cancelled_by_patient' })
    await addVisit({ date: inDays(0), time: '23:59', status: 'hold', code: null })
    await addVisit({ date: inDays(1), time: '00:00' })
    await addVisit({ date: inDays(-1), time: '23:59' })
    const { VISITS, DATE } = await read('owner')
    expect(DATE).toBe(inDays(0))
    expect(VISITS).toMatchObject({ TOTAL: 2, LEFT: 1 })
    expect(VISITS?.NEXT).toMatchObject([{ LABEL: '23:59', PATIENT: 'Ким Анна' }])
  })

  it('counts as ahead only whom it still waits for', async () => {
    await addVisit({ date: inDays(0), time: '23:58', status: 'arrived' })
    expect((await read('owner')).VISITS).toMatchObject({ TOTAL: 1, LEFT: 0, NEXT: [{ STATUS: 'arrived' }] })
  })

  it('shows a doctor their own patients, and each member those of all of their branches, whichever they look at', async () => {
    await addVisit({ date: inDays(0), time: '23:59' })
    await addVisit({ date: inDays(0), time: '23:59', specialist: '502', lastName: 'Ли' })
    await addVisit({ date: inDays(0), time: '23:59', specialist: '502', cabinet: '12', lastName: 'Цой' })
    const named = async (role: Staff, cabinet?: string) =>
      (await read(role, cabinet)).VISITS?.NEXT.map(({ PATIENT }) => PATIENT.split(' ')[0]).sort()
    expect(await named('doctor')).toEqual(['Ким'])
    expect(await named('registrar')).toEqual(['Ким', 'Ли', 'Цой'])
    expect(await named('registrar', branch)).toEqual(['Ким', 'Ли', 'Цой'])
    expect((await read('registrar', branch)).VISITS).toMatchObject({ TOTAL: 3, BRANCHES: 2 })
    const ofBranch = await addPerson(db)
    await addStaff(db, ofBranch.account, company, 'analyst', { cabinets: [branch] })
    const own = await call(backend, `/api/business-api-front2/ru/${company}/${branch}/today`, {
      cookie: ofBranch.cookie,
    })
    expect((await own.json()).VISITS).toMatchObject({ TOTAL: 2, BRANCHES: 1 })
  })

  it('is one in all branches for a doctor with the screen of a practice too', async () => {
    await db.orm.update(companyTable).set({ hasPractice: true }).where(eq(companyTable.code, company))
    await addVisit({ date: inDays(0), time: '23:58' })
    await addVisit({ date: inDays(0), time: '23:59', cabinet: '12' })
    const doctor = await addPerson(db)
    await addStaff(db, doctor.account, company, 'doctor', { specialist: '501', cabinets: [branch, '12'] })
    const day = await call(backend, `/api/business-api-front2/ru/${company}/${branch}/practice/day`, {
      cookie: doctor.cookie,
    })
    const { VISITS } = practiceDay.parse(await day.json())
    expect(VISITS.map((visit) => visit.COMPANY_CABINET_CODE)).toEqual([branch, '12'])
  })

  it('is short for a doctor: all of the own visits, no figures, and nothing that the reception answers', async () => {
    for (const minute of [50, 51, 52, 53, 54, 55, 56])
      await addVisit({ date: inDays(0), time: `23:${minute}` })
    const { VISITS, FIGURES, WAITING, MONEY } = await read('doctor')
    expect(MONEY).toBeNull()
    expect(VISITS?.NEXT).toHaveLength(7)
    expect(VISITS?.NEXT[0]?.DOCTOR).toBeNull()
    expect(FIGURES).toEqual([])
    expect(WAITING.map(({ KIND }) => KIND)).not.toContain('requests')
    const reception = await read('registrar')
    expect(reception.VISITS?.NEXT).toHaveLength(5)
    expect(reception.MONEY).toEqual({ CURRENCY: 'KZT', TAKEN: 0, RETURNED: 0, UNPAID: 0 })
    expect((await read('editor')).MONEY).toBeNull()
  })

  it('says what waits since when, to those who may answer it', async () => {
    await addVisit({
      date: inDays(2),
      time: '10:00',
      status: 'pending',
      createdAt: new Date('2026-01-02T08:00:00Z'),
    })
    await addVisit({ date: inDays(-2), time: '10:00', status: 'pending' })
    await addVisit({ date: inDays(1), time: '10:00', status: 'pending', cabinet: '12' })
    const requests = areas.get('appointment-requests')
    if (!requests) throw new Error('There are no requests')
    await db.orm.insert(requests.table).values(
      (['new', 'new', 'answered'] as const).map((state, index) => ({
        company,
        code: `r${index}`,
        cabinet: branch,
        state,
        name: 'Аружан',
        language: 'ru',
        parts: [],
        patientKind: 'self',
        history: [],
      })),
    )
    await db.orm.insert(question).values(
      (['new', 'closed'] as const).map((status) => ({
        code: `Q${status}`,
        company,
        text: 'Когда сдавать анализы?',
        name: 'Аружан',
        status,
        contact: 'aruzhan@example.com',
        contactChannel: 'email' as const,
        lang: 'ru' as const,
      })),
    )
    const kindsOf = async (role: Staff) =>
      (await read(role)).WAITING.map(({ KIND, COUNT }) => `${KIND} ${COUNT}`)
    const reviews = `reviews ${(await read('owner')).WAITING.find(({ KIND }) => KIND === 'reviews')?.COUNT}`
    expect(await kindsOf('owner')).toEqual(['bookings 2', 'requests 2', 'questions 1', reviews])
    expect(await kindsOf('registrar')).toEqual(['bookings 2', 'requests 2'])
    expect(await kindsOf('editor')).toEqual([])
    expect(await kindsOf('analyst')).toEqual([])
    expect((await read('owner')).WAITING[0]?.SINCE).toBe('2026-01-02T08:00:00Z')
    // Bookings wait in the calendar of a branch and a day, requests in a list of the clinic.
    const [bookings, inList] = (await read('owner')).WAITING
    expect(bookings?.AT).toEqual({ COMPANY_CABINET_CODE: '12', DATE: inDays(1) })
    expect(inList?.AT).toBeNull()
    // The date of a review is that of its writing, not of its import.
    await db.orm.update(review).set({ date: '2025-03-04' }).where(eq(review.company, company))
    expect((await read('owner')).WAITING.find(({ KIND }) => KIND === 'reviews')?.SINCE).toBe(
      '2025-03-04T00:00:00Z',
    )
    await db.orm.update(review).set({ answer: 'Спасибо' }).where(eq(review.company, company))
    expect(await kindsOf('owner')).toEqual(['bookings 2', 'requests 2', 'questions 1'])
  })

  it('says who hides the site from visitors', async () => {
    const hidden = async () => (await read('owner')).SITE?.HIDDEN_BY
    const set = (values: { isSiteOff?: boolean; isPublished?: boolean }) =>
      db.orm.update(companyTable).set(values).where(eq(companyTable.code, company))
    expect(await hidden()).toBeNull()
    await set({ isSiteOff: true })
    expect(await hidden()).toBe('clinic')
    await set({ isSiteOff: false })
    for (const kind of ['site', 'organization'] as const) {
      await db.orm.insert(pageCase).values({ kind, company, code: company, status: 'down' })
      expect(await hidden()).toBe('moderators')
      await db.orm.delete(pageCase)
    }
    await set({ isPublished: false })
    expect(await hidden()).toBe('status')
    await set({ isPublished: true })
  })

  it('asks for what visitors look for only those who may give it', async () => {
    await db.orm.update(companyTable).set({ logo: null }).where(eq(companyTable.code, company))
    const [owner, editor] = [await read('owner'), await read('editor')]
    expect(owner.SITE?.MISSING).toEqual(['logo', 'license'])
    expect(editor.SITE?.MISSING).toEqual([])
    expect((await read('registrar')).SITE).toBeNull()
    expect((await read('analyst')).SITE).toBeNull()
  })

  it('says how much of what visitors look for is known, and whom one more fact puts the clinic above', async () => {
    await db.orm.transaction((orm) => refreshListings(orm, [company]))
    const [own] = await db.orm.select().from(listing).where(eq(listing.code, company))
    if (!own) throw new Error('the clinic is not listed')
    const { KNOWN = 0, OF = 0 } = (await read('owner')).SITE?.FOUND ?? {}
    expect(Math.round((100 * KNOWN) / OF)).toBe(own.completeness)
    const { number: _, ...columns } = own
    await db.orm.insert(listing).values({ ...columns, code: 'other', slug: 'other' })
    const place = (code: string, score: number) =>
      db.orm.update(listing).set({ score }).where(eq(listing.code, code))
    const above = async (score: number) => {
      await place('other', score)
      return (await read('owner')).SITE?.FOUND.ABOVE
    }
    await place(company, 0.5)
    expect([await above(0.6), await above(0.53), await above(0.49)]).toEqual([0, 1, 0])
    await db.orm.update(companyTable).set({ license: 'ЛЦ-1' }).where(eq(companyTable.code, company))
    const { MISSING, FOUND } = (await read('owner')).SITE ?? {}
    expect([FOUND?.KNOWN, MISSING]).toEqual([KNOWN + 1, ['logo']])
  })

  it('says as many changes wait to be published as the builder does', async () => {
    const headers = { cookie: people.owner?.cookie ?? '' }
    const place = `ru/${company}/0/clinic_website`
    const state = async () => (await call(backend, `/api/business-api-front2/${place}`, headers)).json()
    const block = {
      id: 'new',
      type: 'faq',
      v: 1,
      props: { title: { ru: 'Вопросы', kk: 'Сұрақтар' }, items: [] },
    }
    const page = { slug: 'prices', title: { ru: 'Цены', kk: 'Бағалар' }, blocks: [block] }
    const { DRAFT_VERSION } = await state()
    const changes = [
      { path: ['pages', 'prices'], value: page },
      { path: ['design', 'settings', 'seo', 'title', 'ru'], value: 'Клиника' },
      { path: ['design', 'settings', 'seo', 'title', 'kk'], value: 'Емхана' },
      { path: ['sources', 'new/kk/title'], value: 'Вопросы' },
    ]
    const body = { ID: randomUUID(), BASE: DRAFT_VERSION, CHANGES: changes }
    const saved = await sendTo(backend, `/api/w-business/${place}/draft`, { method: 'PATCH', body, headers })
    expect(saved.status).toBe(200)
    const builder = await state()
    expect((await read('owner')).SITE?.CHANGES).toBe(builder.CHANGES)
    expect(builder.CHANGES).toBe(2)
    // Nobody is told to begin a site that has a draft, whether it was ever published or not.
    expect((await read('owner')).SITE?.IS_STARTED).toBe(true)
  })

  it('names a request to publish to who may do it, and to its sender what has become of it', async () => {
    const draft = JSON.stringify({ design: { template: 'landing', theme: {} }, menu: [], pages: {} })
    await db.orm.insert(siteApproval).values({
      company,
      number: 1,
      account: people.editor?.account.id ?? '',
      revision: 0,
      content: draft,
      base: draft,
    })
    const seen = async (role: Staff) => (await read(role)).SITE?.REVIEW
    expect(await seen('owner')).toMatchObject({ NUMBER: 1, STATE: 'asks' })
    expect(await seen('editor')).toMatchObject({ NUMBER: 1, STATE: 'waits' })
    await db.orm.update(siteApproval).set({ state: 'returned', decidedBy: people.owner?.account.id ?? '' })
    expect(await seen('owner')).toBeNull()
    expect(await seen('editor')).toMatchObject({ STATE: 'returned', BY: expect.any(String) })
    await db.orm.update(siteApproval).set({ state: 'published' })
    expect(await seen('editor')).toBeNull()
  })

  it('compares the bookings of two weeks, a moved one counted once', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await addVisit({ date: inDays(2), time: '10:00', createdAt: ago(1) })
    await addVisit({ date: inDays(3), time: '10:00', createdAt: ago(2), status: 'moved' })
    await addVisit({ date: inDays(4), time: '10:00', createdAt: ago(8) })
    await addVisit({ date: inDays(5), time: '10:00', createdAt: ago(8) })
    await addVisit({ date: inDays(6), time: '10:00', createdAt: ago(1), source: 'staff' })
    const bookings = { KIND: 'bookings', NUMBER: 1, BEFORE: 2 }
    expect((await read('analyst')).FIGURES).toContainEqual(bookings)
    expect((await read('editor')).FIGURES.map(({ KIND }) => KIND)).toEqual(['people'])
  })

  it('is for the staff of the company and the branch alone', async () => {
    const stranger = await addPerson(db)
    const path = `/api/business-api-front2/ru/${company}/${wholeCompany}/today`
    expect((await call(backend, path)).status).toBe(401)
    expect((await call(backend, path, { cookie: stranger.cookie })).status).toBe(403)
    const elsewhere = await addPerson(db)
    await addStaff(db, elsewhere.account, company, 'registrar', { cabinets: ['12'] })
    const there = await call(backend, path.replace(`/${wholeCompany}/`, `/${branch}/`), {
      cookie: elsewhere.cookie,
    })
    expect(there.status).toBe(403)
  })

  it('counts who booked how in thirty days, and how the visits went, for who may see statistics', async () => {
    await addVisit({ date: inDays(3), time: '09:00', source: 'online', cabinet: '12' })
    await addVisit({ date: inDays(3), time: '10:00', source: 'online', isWidget: true, status: 'moved' })
    // The same booking at its new time.
    await addVisit({ date: inDays(-1), time: '11:00', source: 'online', sequence: 1, status: 'no_show' })
    await addVisit({ date: inDays(-2), time: '09:00', source: 'staff', status: 'completed' })
    await addVisit({ date: inDays(-2), time: '10:00', source: 'walk_in', status: 'arrived' })
    await addVisit({ date: inDays(-3), time: '10:00', status: 'cancelled_by_patient' })
    const long = new Date(Date.now() - 31 * 86_400_000)
    await addVisit({ date: inDays(-31), time: '10:00', createdAt: long })
    await addVisit({ date: inDays(2), time: '10:00', status: 'hold', code: null })
    const { BOOKINGS, DATE } = await read('analyst')
    expect(BOOKINGS).toMatchObject({
      MADE: 5,
      WAYS: { SITE: 2, WIDGET: 1, STAFF: 1, WALK_IN: 1 },
      VISITS: { ALL: 4, CAME: 2, CANCELLED_BY_PATIENT: 1, CANCELLED_BY_CLINIC: 0, NO_SHOW: 1 },
    })
    expect(BOOKINGS?.DAYS.length).toBe(30)
    expect(BOOKINGS?.DAYS.at(-1)).toEqual({ DAY: DATE, ONLINE: 3, ALL: 5 })
    expect((await read('owner', branch)).BOOKINGS?.WAYS.SITE).toBe(1)
    for (const role of ['registrar', 'doctor', 'editor'] as const)
      expect((await read(role)).BOOKINGS).toBeNull()
  })
})
