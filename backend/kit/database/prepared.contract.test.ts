import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../../content/seed-database.ts'
import * as tables from '../../database/tables/index.ts'
import { bothDatabases } from '../../test/databases.ts'
import { smallSeed } from '../../test/small-seed.ts'
import type { Database } from './database.ts'
import { prepared } from './prepared.ts'

const { company, customPage, review } = tables

const titleOf = prepared('test-title', (orm) =>
  orm
    .select({ title: customPage.title, redirect: customPage.redirect })
    .from(customPage)
    .where(eq(customPage.slug, sql.placeholder('slug'))),
)

const codes = prepared('test-codes', (orm, order: 'up' | 'down') =>
  orm
    .select({ code: company.code })
    .from(company)
    .orderBy(order === 'up' ? asc(company.code) : sql`${company.code} desc`)
    .limit(sql.placeholder('limit')),
)

const quotient = prepared('test-quotient', (orm) =>
  orm
    .select({ value: sql<number>`10 / ${sql.placeholder('by')}::int` })
    .from(company)
    .limit(1),
)

describe.each(await bothDatabases())('statements on $name', ({ open }) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
  })
  afterAll(() => db.close())

  const write = (slug: string, title: string) =>
    db.orm
      .insert(customPage)
      .values({ slug, title: { ru: title } })
      .onConflictDoUpdate({ target: customPage.slug, set: { title: { ru: title } } })

  it('give the same again and again, of every kind of column, as inside a transaction', async () => {
    for (const table of [
      company,
      customPage,
      review,
      tables.service,
      tables.news,
      tables.material,
      tables.page,
      tables.photo,
    ]) {
      const inside = await db.orm.transaction((orm) => orm.select().from(table))
      expect(inside).not.toEqual([])
      for (let time = 0; time < 7; time++) expect(await db.orm.select().from(table)).toEqual(inside)
    }
  })

  it('give texts of any length and script, empty ones and none', async () => {
    const texts = ['', 'Ғылым — «ә» 🦷', 'x'.repeat(100_000), '\\ " \' \n\t']
    for (const text of texts) {
      await write('odd', text)
      expect(await titleOf(db.orm).execute({ slug: 'odd' })).toEqual([
        { title: { ru: text }, redirect: null },
      ])
    }
  })

  it('see at once what has been written', async () => {
    for (const title of ['first', 'second', 'third']) {
      await write('fresh', title)
      expect((await titleOf(db.orm).execute({ slug: 'fresh' }))[0]?.title.ru).toBe(title)
    }
  })

  it('are writes too, done once each, with what they give back or nothing', async () => {
    const { rateLimit } = tables
    const counting = db.orm
      .insert(rateLimit)
      .values({ key: 'once', count: 1, resetsAt: new Date('2030-01-01T10:00:00Z') })
    const upwards = { target: rateLimit.key, set: { count: sql`${rateLimit.count} + 1` } }
    for (let time = 1; time <= 7; time++) {
      const [row] = await counting.onConflictDoUpdate(upwards).returning()
      expect(row).toEqual({ key: 'once', count: time, resetsAt: new Date('2030-01-01T10:00:00Z') })
    }
    await db.orm.update(rateLimit).set({ count: 70 }).where(eq(rateLimit.key, 'once'))
    await counting.onConflictDoUpdate(upwards)
    const theOnce = () => db.orm.select().from(rateLimit).where(eq(rateLimit.key, 'once'))
    expect(await theOnce()).toMatchObject([{ count: 71 }])
    const again = db.orm.insert(rateLimit).values({ key: 'once', count: 1, resetsAt: new Date() })
    for (let time = 0; time < 2; time++)
      await expect(again.execute()).rejects.toMatchObject({ cause: { code: '23505' } })
    await db.orm.delete(rateLimit).where(eq(rateLimit.key, 'once'))
    expect(await theOnce()).toEqual([])
  })

  it('do not see what an open transaction has written', async () => {
    await write('open', 'before')
    let reading: Promise<{ title: { ru: string } }[]> = Promise.resolve([])
    const failing = db.orm.transaction(async (orm) => {
      await orm
        .update(customPage)
        .set({ title: { ru: 'within' } })
        .where(eq(customPage.slug, 'open'))
      reading = titleOf(db.orm).execute({ slug: 'open' })
      await orm.select().from(customPage)
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow('taken back')
    expect((await reading)[0]?.title.ru).toBe('before')
  })

  it('tell why they failed, and work again afterwards', async () => {
    const query = quotient(db.orm)
    expect(await query.execute({ by: 5 })).toEqual([{ value: 2 }])
    await expect(query.execute({ by: 0 })).rejects.toMatchObject({
      cause: { code: '22012', message: 'division by zero' },
    })
    expect(await query.execute({ by: 2 })).toEqual([{ value: 5 }])
    await expect(db.orm.select({ no: sql`no_such_column` }).from(company)).rejects.toMatchObject({
      cause: { code: '42703' },
    })
  })

  it('may be many at once', async () => {
    const limits = Array.from({ length: 40 }, (_, index) => 1 + (index % 2))
    const all = await Promise.all(limits.map((limit) => codes(db.orm, 'up').execute({ limit })))
    expect(all.map((rows) => rows.length)).toEqual(limits)
  })

  it('are written out once for each shape', async () => {
    expect(codes(db.orm, 'up')).toBe(codes(db.orm, 'up'))
    expect(await codes(db.orm, 'up').execute({ limit: 1 })).toEqual([{ code: '1001' }])
    expect(await codes(db.orm, 'down').execute({ limit: 1 })).not.toEqual([{ code: '1001' }])
  })
})
