import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo } from '../../tests/lib/open-demo.ts'
import { listing } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, testBackend } from '../test/call.ts'

let db: Database
beforeAll(async () => {
  db = await openDemo()
})
afterAll(() => db.close())

const read = async (city: string) =>
  (await call(testBackend(db), `/api/front/ru/v1/listing_specialities?filter[location]=${city}`)).json()

it('counts the specialities of a city’s doctors, with portraits of those who have the speciality there', async () => {
  const { data } = await read('almaty')
  const rows = (await db.orm.select().from(listing).where(eq(listing.city, 'almaty'))).filter(
    ({ section }) => section === 'doctors',
  )
  expect(data.length).toBeGreaterThan(1)
  for (const { SLUG, COUNT, PORTRAITS } of data) {
    const own = rows.filter(({ specialities }) => specialities.includes(SLUG))
    expect([SLUG, COUNT]).toEqual([SLUG, own.length])
    const sources = own.flatMap(({ image }) => image?.src ?? [])
    expect(PORTRAITS).toHaveLength(Math.min(3, sources.length))
    for (const { SRC } of PORTRAITS) expect(sources).toContain(SRC)
  }
})

it('has none in a city without doctors', async () => {
  expect((await read('atlantis')).data).toEqual([])
})
