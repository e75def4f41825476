import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo } from '../../tests/lib/open-demo.ts'
import { appointment } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, testBackend } from '../test/call.ts'

let db: Database
beforeAll(async () => {
  db = await openDemo()
  // Most of them are real here, one has no city, and one doctor works in two cities.
  await db.orm.execute(sql`update listing set is_demo = false where code <> '1001'`)
  await db.orm.execute(sql`update listing set city = '' where code = '1002'`)
  await db.orm.execute(sql`
    insert into listing (section, code, city, is_main, slug, companies, name, specialities, features, languages,
      reviews, bayesian, completeness, score, takes_online, is_demo)
    select section, code, 'bishkek', false, slug, companies, name, specialities, features, languages,
      reviews, bayesian, completeness, score, takes_online, is_demo from listing where section = 'doctors' limit 1`)
})
afterAll(() => db.close())

const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await db.orm.execute(query)) as unknown as { rows: Record<string, unknown>[] }
const counted = sql`is_main and not is_demo`
const numbers = sql`(count(*) filter (where section = 'clinics'))::int as "CLINICS",
  (count(*) filter (where section = 'doctors'))::int as "DOCTORS",
  (count(*) filter (where section = 'other'))::int as "OTHERS",
  coalesce(sum(reviews) filter (where section <> 'doctors'), 0)::int as "REVIEWS"`

it('counts each subject once, without demonstrations, as the rows of lists say', async () => {
  const answer = await (await call(testBackend(db), '/api/front/ru/v1/statistics')).json()
  const {
    rows: [all],
  } = await rowsOf(sql`select ${numbers} from listing where ${counted}`)
  expect(answer).toMatchObject(all ?? {})
  expect(answer.CLINICS).toBeGreaterThan(0)
  expect(answer.DOCTORS).toBeGreaterThan(0)
  expect(answer.REVIEWS).toBeGreaterThan(0)
  const { rows: countries } = await rowsOf(sql`
    select city.country as "COUNTRY", ${numbers} from listing join city on city.slug = listing.city
    where ${counted} group by 1 order by count(*) desc, 1`)
  expect(countries.length).toBeGreaterThan(0)
  expect(answer.COUNTRIES).toEqual(countries.map((one) => expect.objectContaining(one)))
  const { rows: cities } = await rowsOf(sql`
    select city as "LOCATION_CODE", count(*)::int as "COUNT" from listing
    where ${counted} and section = 'clinics' and city <> '' group by 1 order by 2 desc, 1 limit 12`)
  expect(answer.CLINIC_LOCATIONS).toEqual(cities.map((one) => expect.objectContaining(one)))
  const { rows: specialities } = await rowsOf(sql`
    select value as "SLUG", count(*)::int as "COUNT" from listing, unnest(specialities) as value
    where ${counted} and section = 'doctors' group by 1 order by 2 desc, 1 limit 12`)
  expect(specialities.length).toBeGreaterThan(1)
  expect(answer.DOCTOR_SPECIALITIES).toEqual(specialities.map((one) => expect.objectContaining(one)))
})

it('counts demonstrations apart', async () => {
  const answer = await (await call(testBackend(db), '/api/front/ru/v1/statistics')).json()
  const {
    rows: [demo],
  } = await rowsOf(sql`select ${numbers} from listing where is_main and is_demo`)
  expect(demo).toMatchObject({ CLINICS: 1 })
  expect(answer.DEMO).toMatchObject(demo ?? {})
  expect(answer.DEMO.CLINIC_LOCATIONS).toEqual([
    expect.objectContaining({ LOCATION_CODE: 'almaty', COUNT: 1 }),
  ])
})

it('counts once what was booked online lately, not by the staff and not with demonstrations', async () => {
  await db.orm.execute(sql`update company set is_demo = code = '1001'`)
  const add = (code: string, more: Partial<typeof appointment.$inferInsert> = {}) =>
    db.orm.insert(appointment).values({
      code,
      company: '1002',
      cabinet: '1',
      specialist: '1',
      timezone: 'Asia/Almaty',
      isOverbook: true,
      status: 'confirmed',
      startsAt: new Date(0),
      endsAt: new Date(1),
      isSamePatient: true,
      ...more,
    })
  await add('A')
  await add('B', { status: 'moved' })
  await add('C', { sequence: 1 })
  await add('D', { source: 'staff' })
  await add('E', { company: '1001' })
  await add('F', { createdAt: new Date(Date.now() - 31 * 86_400_000) })
  const answer = await call(testBackend(db), '/api/front/ru/v1/statistics')
  expect((await answer.json()).BOOKINGS).toBe(2)
  expect(Date.parse(answer.headers.get('expires') ?? '')).toBeLessThanOrEqual(Date.now() + 3_601_000)
})

it('has no cities and countries where there is nothing but demonstrations', async () => {
  await db.orm.execute(sql`update listing set is_demo = true`)
  await db.orm.execute(sql`update company set is_demo = true`)
  const { DEMO, ...answer } = await (await call(testBackend(db), '/api/front/ru/v1/statistics')).json()
  expect(DEMO.CLINICS).toBeGreaterThan(0)
  expect(answer).toEqual({
    CLINICS: 0,
    DOCTORS: 0,
    OTHERS: 0,
    REVIEWS: 0,
    BOOKINGS: 0,
    COUNTRIES: [],
    CLINIC_LOCATIONS: [],
    DOCTOR_SPECIALITIES: [],
  })
})
