import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDemo } from '../../../tests/lib/open-demo.ts'
import { materialKind, newsKind } from '../../articles/article-kind.ts'
import type { Database } from '../../kit/database/database.ts'
import { fileFrom, readStarts } from './sitemap-files.ts'
import { articleRows, companyRows, peopleRows, profileRows, specialistRows } from './sitemap-sections.ts'

let db: Database
beforeAll(async () => {
  db = await openDemo()
  // Some unclaimed companies, and doctors of two clinics, so that each section has several rows.
  await db.orm.execute(sql`update company set attribution = '{"ru": "Реестр"}' where code::int % 5 = 0`)
  await db.orm.execute(
    sql`update listing set companies = array['1001', '1002'] where section = 'doctors' and is_main`,
  )
})
afterAll(() => db.close())

const sections = {
  companies: (from?: string) => companyRows(db.orm, undefined, from),
  profiles: (from?: string) => profileRows(db.orm, from),
  people: (from?: string) => peopleRows(db.orm, from),
  news: (from?: string) => articleRows(db.orm, newsKind, undefined, from),
  materials: (from?: string) => articleRows(db.orm, materialKind, undefined, from),
  specialists: (from?: string) => specialistRows(db.orm, undefined, from),
}

it.each(Object.entries(sections))(
  'files of %s together have each row once, whatever their size',
  async (_, rowsFrom) => {
    const all = (await rowsFrom()).map(({ key }) => key)
    expect(all.length).toBeGreaterThan(1)
    expect(new Set(all).size).toBe(all.length)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: Math.ceil(all.length / 9), max: all.length + 1 }), async (size) => {
        const files: string[][] = []
        for (const from of await readStarts(db.orm, rowsFrom(), size)) {
          const rows: { key: string }[] = await rowsFrom(from).limit(size)
          files.push(fileFrom(rows, from).map(({ key }) => key))
        }
        expect(files.flat()).toEqual(all)
        expect(files.length).toBe(Math.ceil(all.length / size))
      }),
      { numRuns: 6 },
    )
  },
)

it('there is no file at a key that no row has', async () => {
  for (const from of ['0', '1001', '1001~', '1001~nobody', '~', 'я', "'", '1001~aliya-omarova~more'])
    expect([from, fileFrom(await specialistRows(db.orm, undefined, from).limit(2), from)]).toEqual([from, []])
})
