import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeDay } from '../../../schemas/formats/home-day.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import { cabinet, service } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { openEither } from '../../test/databases.ts'
import { smallSeed } from '../../test/small-seed.ts'
import { todayAt, todayOf } from './today-of.ts'

let db: Database
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
})
afterAll(() => db.close())

// In one of these it is always another day than in UTC.
it.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'is the day of a clinic in %s, for calls and for rows',
  async (timezone) => {
    await db.orm.update(cabinet).set({ timezone }).where(eq(cabinet.company, '1001'))
    const days = () => [calendarDate(new Date(), timezone)]
    const before = days()
    const called = await todayOf(db.orm, '1001')
    const [row] = await db.orm
      .update(service)
      .set({ pricedAt: todayAt(service.company) })
      .where(eq(service.company, '1001'))
      .returning({ day: service.pricedAt })
    const possible = [...before, ...days()]
    expect(possible).toContain(called)
    expect(possible).toContain(row?.day)
  },
)

it('is the day in Almaty where no clinic is there', async () => {
  const [row] = await db.orm
    .select({ day: todayAt('none') })
    .from(service)
    .limit(1)
  expect(row?.day).toBe(homeDay())
})

it('has begun in Almaty at seven in the evening of UTC', () => {
  expect(homeDay(Date.UTC(2026, 10, 30, 18, 59))).toBe('2026-11-30')
  expect(homeDay(Date.UTC(2026, 10, 30, 19))).toBe('2026-12-01')
})
