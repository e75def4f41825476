import { count } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import { company, news } from '../database/tables/index.ts'
import { testDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'
import { generateSeed } from './generate-seed.ts'

const databases = await testDatabases()

describe('generateSeed', () => {
  it('gives as many companies as asked for, all marked as demo, in batches', () => {
    const seeds = [...generateSeed(25, smallSeed, 10)]
    expect(seeds.map(({ companies }) => companies.length)).toEqual([10, 10, 5])
    const all = seeds.flatMap(({ companies }) => companies)
    expect(new Set(all.map(({ code }) => code)).size).toBe(25)
    expect(all.every(({ isDemo }) => isDemo)).toBe(true)
  })

  it('gives the same companies each time', () => {
    expect([...generateSeed(3, smallSeed)]).toEqual([...generateSeed(3, smallSeed)])
  })

  it.each(databases)('fills $name beside what is there', async ({ open }) => {
    const db = await open()
    await seedDatabase(db, smallSeed)
    for (const seed of generateSeed(60, smallSeed, 25)) await seedDatabase(db, seed)
    expect(await db.orm.select({ all: count() }).from(company)).toEqual([{ all: 62 }])
    expect(await db.orm.select({ all: count() }).from(news)).toEqual([{ all: 180 + 16 }])
    await db.close()
  })
})
