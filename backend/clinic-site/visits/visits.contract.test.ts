import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, calendarDate } from '../../../schemas/formats/zone.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { company as companyTable, page, siteVisit } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, testBackend } from '../../test/call.ts'
import { testDatabases } from '../../test/databases.ts'
import { addPerson, addStaff } from '../../test/people.ts'
import { smallSeed } from '../../test/small-seed.ts'
import { retention } from '../clinic-site.retention.ts'
import { addPeople, type PeopleCount } from './visits.ts'

const company = '1001'
const address = `/api/business-api-front2/ru/${company}/0/clinic_website/visits`

describe.each(await testDatabases())('on $name, visits of a site', ({ open }) => {
  let db: Database
  let backend: Backend
  let today: string
  let cookie: string
  beforeAll(async () => {
    db = await open()
    backend = testBackend(db)
    await seedDatabase(db, smallSeed)
    const viewer = await addPerson(db, { lastName: 'Ли', name: 'Виктор' })
    await addStaff(db, viewer.account, company, 'editor')
    cookie = viewer.cookie
    const [clinic] = await db.orm.select().from(companyTable).where(eq(companyTable.code, company))
    today = calendarDate(new Date(), clinic?.timezone ?? 'UTC')
  })
  afterAll(() => db.close())
  beforeEach(() => db.orm.delete(siteVisit))

  const add = (...counts: Partial<PeopleCount>[]) =>
    addPeople(
      db.orm,
      counts.map((count) => ({ company, day: today, page: null, locale: 'ru', people: 1, ...count })),
    )
  const read = async () => (await call(backend, address, { cookie })).json()

  it('are nothing until somebody comes', async () => {
    expect(await read()).toMatchObject({ SINCE: null, WEEK: { PEOPLE: 0, BEFORE: null, PAGES: [] } })
  })

  it('add up, from several processes and in several languages', async () => {
    await add({ people: 2 }, { locale: 'kk' })
    await Promise.all([add({ people: 3 }), add({ page: 'prices', people: 4 }), add({ people: 5 })])
    expect(await read()).toMatchObject({
      SINCE: today,
      WEEK: {
        PEOPLE: 11,
        PAGES: [{ PAGE: 'data:prices', PEOPLE: 4 }],
        LOCALES: [
          { LOCALE: 'ru', PEOPLE: 10 },
          { LOCALE: 'kk', PEOPLE: 1 },
        ],
      },
    })
  })

  it('of a page that the clinic has written stay with it when its address changes', async () => {
    const slug = 'about-us'
    await db.orm.insert(page).values({ company, slug, id: 'p1', content: '{}' })
    await add({ page: slug })
    await db.orm.update(page).set({ slug: 'us' }).where(eq(page.id, 'p1'))
    await add({ page: 'us' })
    expect((await read()).WEEK.PAGES).toEqual([{ PAGE: 'p1', PEOPLE: 2 }])
  })

  it('of a clinic that is gone are left out, and those of others are written', async () => {
    await add({ company: 'gone' }, { people: 7 })
    expect((await read()).WEEK.PEOPLE).toBe(7)
  })

  it('are forgotten after four hundred days', async () => {
    // Days are counted in UTC, which may be a day behind the clinic.
    await add({ day: addDays(today, -402) }, { day: addDays(today, -400) })
    await retention.deleteExpired?.(db.orm)
    const rows = await db.orm.select({ day: siteVisit.day }).from(siteVisit)
    expect(rows).toEqual([{ day: addDays(today, -400) }])
  })

  it('have nothing in them by which a person could be known', async () => {
    const names = await db.orm.execute(
      sql`select column_name as name from information_schema.columns where table_name = 'site_visit'`,
    )
    expect(JSON.stringify(names)).not.toMatch(/address|agent|hash|person|account/)
  })

  it('are for those alone who may see the site in the business section', async () => {
    const stranger = await addPerson(db, { lastName: 'Ким', name: 'Анна' })
    expect((await call(backend, address)).status).toBe(401)
    expect((await call(backend, address, { cookie: stranger.cookie })).status).toBe(403)
  })
})
