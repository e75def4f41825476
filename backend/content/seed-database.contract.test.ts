import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import * as tables from '../database/tables/index.ts'
import { testDatabases } from '../test/databases.ts'
import { addPerson } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { isEmpty, seedDatabase } from './seed-database.ts'

/** Contents of the tables without timestamps of the rows. */
async function rows(db: Database) {
  const {
    company,
    cabinet,
    specialist,
    service,
    newsCategory,
    news,
    review,
    photo,
    page,
    customPage,
    redirect,
  } = tables
  const all = [
    company,
    cabinet,
    specialist,
    service,
    newsCategory,
    news,
    review,
    photo,
    page,
    customPage,
    redirect,
  ]
  return Promise.all(
    all.map(async (table) =>
      (await db.orm.select().from(table))
        .map((row) =>
          JSON.stringify({ ...row, createdAt: undefined, updatedAt: undefined, editedAt: undefined }),
        )
        .sort(),
    ),
  )
}

describe.each(await testDatabases())('seedDatabase on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  afterAll(() => db.close())

  it('fills an empty database, and the same seed twice changes nothing', async () => {
    expect(await isEmpty(db)).toBe(true)
    await seedDatabase(db, smallSeed)
    expect(await isEmpty(db)).toBe(false)
    const once = await rows(db)
    expect(once.every((list) => list.length > 0)).toBe(true)
    await seedDatabase(db, smallSeed)
    expect(await rows(db)).toEqual(once)
  })

  it('leaves what a person has written about a company and its doctor', async () => {
    await seedDatabase(db, smallSeed)
    const { account } = await addPerson(db)
    const [doctor] = await db.orm
      .select()
      .from(tables.specialist)
      .where(eq(tables.specialist.company, '1001'))
    await db.orm.insert(tables.review).values({
      code: 'own-words',
      company: '1001',
      specialist: doctor?.code ?? null,
      author: 'Айгуль',
      rating: 5,
      text: 'Спасибо врачу.',
      lang: 'ru',
      date: '2026-11-01',
      account: account.id,
    })
    await seedDatabase(db, smallSeed)
    const left = await db.orm.select().from(tables.review).where(eq(tables.review.account, account.id))
    expect(left).toMatchObject([{ code: 'own-words', specialist: doctor?.code }])
  })
})
