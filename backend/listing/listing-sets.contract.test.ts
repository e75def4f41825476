import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import { listing, listingSet, rowsOfSet } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { testDatabases } from '../test/databases.ts'
import { smallSeed } from '../test/small-seed.ts'
import { readFewRows } from './few-rows.ts'
import { allBut, conditionsOf, type Filter, isOpenNow, scopeOf } from './listing-query.ts'
import { readFacets } from './read-facets.ts'
import { foldOpenings } from './rows/fold-openings.ts'

type Row = typeof listing.$inferInsert

const hour = 3_600_000
const at = <T>(all: readonly T[], index: number): T => all[index % all.length] as T
const some = <T>(all: readonly T[], bits: number): T[] => all.filter((_, place) => (bits >> place) % 2 === 1)
const range = (now: number, from: number, length: number) =>
  `[${new Date(now + from * hour).toISOString()},${new Date(now + (from + length) * hour).toISOString()})`

const freeParts = ['2026-12-03 morning', '2026-12-03 evening', '2026-12-04 day'] as const

/** A row of clinics by its number; `turn` makes others of it. */
const rowAt = (index: number, turn = 0): Row => ({
  section: 'clinics',
  code: `x${index}`,
  city: at(['almaty', ''], index),
  isMain: index % 5 > 0,
  slug: `x${index}`,
  companies: ['1001'],
  name: { ru: 'Клиника' },
  specialities: some(['dentist', 'surgeon'], index + turn),
  features: some(['osms', 'children', 'stepFree'], index * 7 + turn),
  districts: some(['almaty-medeu', 'almaty-auezov'], index * 3 + turn),
  languages: some(['kk', 'ru', 'uz'], index * 5 + turn),
  open:
    (index + turn) % 4 === 0
      ? null
      : `{${range(Date.now(), (index % 9) - 6, 2)},${range(Date.now(), 20 + (index % 3), 5)}}`,
  priceFrom: index % 3 === 0 ? null : (index * 37 + turn) % 997,
  currency: index % 3 === 0 ? null : at(['KZT', 'UZS'], index),
  experienceSince: index % 4 === 0 ? null : 1990 + (index % 35),
  soonest: index % 3 === 0 ? null : new Date(Date.now() + (index % 50) * hour),
  freeParts: index % 3 === 0 ? [] : some(freeParts, index * 11 + turn),
  rating: index % 6 === 0 ? null : 1 + ((index * 13 + turn) % 41) / 10,
  reviews: index % 6,
  bayesian: 4.5,
  completeness: 50,
  score: (index % 100) / 100,
  takesOnline: false,
  isDemo: false,
  number: rowsOfSet - 100 + index,
})

const filters: readonly Omit<Filter, 'section'>[] = [
  {},
  { location: 'almaty' },
  { open: '1' },
  { osms: '1', children: '1', location: 'almaty' },
  { price: 500 },
  { price: 333, rating: 3.3 },
  { experience: 10, language: 'kk' },
  { location: 'almaty', district: 'almaty-medeu' },
  { speciality: 'dentist', open: '1', location: 'almaty' },
  { rating: 5, stepFree: '1' },
  { day: '2026-12-03' },
  { part: 'evening', location: 'almaty' },
  { day: '2026-12-03', part: 'evening', osms: '1' },
  { day: '2026-12-04', part: 'evening' },
]

describe.each(await testDatabases())('on $name, the sets of a list', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    await db.orm.delete(listing).where(eq(listing.section, 'clinics'))
  })
  afterAll(() => db.close())

  /** The rows by the sets for each filter, and by reading each row. */
  async function compare() {
    for (const one of filters) {
      const filter: Filter = { section: 'clinics', ...one }
      const conditions = conditionsOf(filter, 'KZT')
      const rows = await db.orm
        .select({ number: listing.number, isOpen: isOpenNow, soonest: listing.soonest })
        .from(listing)
        .where(sql`${scopeOf(filter)} and ${allBut(conditions)}`)
        .orderBy(listing.number)
      const others = await db.orm
        .select({ all: listing.specialities })
        .from(listing)
        .where(sql`${scopeOf(filter)} and ${allBut(conditions, 'speciality')}`)
      const eased = await Promise.all(
        [...conditions.keys()].map(async (name) => ({
          filter: name,
          count: await db.orm.$count(listing, sql`${scopeOf(filter)} and ${allBut(conditions, name)}`),
        })),
      )
      const facets = await readFacets(db.orm, filter, 'KZT')
      const dentists = facets.specialities.find(({ value }) => value === 'dentist')?.count ?? 0
      const numbers = await readFewRows(db.orm, filter, 'KZT')
      expect([one, { ...facets, dentists, numbers: numbers.toSorted((a, b) => a - b) }]).toMatchObject([
        one,
        {
          total: rows.length,
          open: rows.filter(({ isOpen }) => isOpen).length,
          timed: rows.filter(({ soonest }) => soonest).length,
          dentists: others.filter(({ all }) => all.includes('dentist')).length,
          numbers: rows.map(({ number }) => number),
          eased,
        },
      ])
    }
  }

  it('say the same as its rows, whatever is added, changed and removed', async () => {
    await db.orm.insert(listing).values(Array.from({ length: 200 }, (_, index) => rowAt(index)))
    await compare()
    for (const index of [3, 50, 101, 150])
      await db.orm
        .update(listing)
        .set(rowAt(index, 3))
        .where(eq(listing.code, `x${index}`))
    const gone = Array.from({ length: 40 }, (_, index) => `x${index * 4}`)
    await db.orm.delete(listing).where(inArray(listing.code, gone))
    await compare()
  })

  it('are the same after what has opened and closed was made one', async () => {
    const { facet, at: instant } = listingSet
    await db.orm
      .update(listingSet)
      .set({ at: new Date(Date.now() - hour) })
      .where(
        sql`${facet} = 'open' and ${instant} = (select min(${instant}) from ${listingSet} where ${facet} = 'open' and ${instant} > now())`,
      )
    const before = await readFacets(db.orm, { section: 'clinics' }, 'KZT')
    await foldOpenings(db.orm)
    expect(
      await db.orm.$count(
        listingSet,
        sql`${facet} = 'open' and ${instant} between '-1 day'::interval + now() and now()`,
      ),
    ).toBe(0)
    expect((await readFacets(db.orm, { section: 'clinics' }, 'KZT')).open).toBe(before.open)
  })

  it('are empty when its rows are gone', async () => {
    await db.orm.delete(listing).where(eq(listing.section, 'clinics'))
    const left = await db.orm.$count(
      listingSet,
      sql`${listingSet.section} = 'clinics' and ${listingSet.facet} <> 'open' and bit_count(${listingSet.bits}) > 0`,
    )
    expect(left).toBe(0)
  })
})
