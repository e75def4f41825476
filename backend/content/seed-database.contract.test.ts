import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tables from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { bothDatabases } from '../test/databases.ts'
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

describe.each(await bothDatabases())('seedDatabase on $name', ({ open }) => {
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

  it('keeps, hidden, a doctor who is gone from it and whom people have reviewed', async () => {
    const { account } = await addPerson(db)
    const [company] = smallSeed.companies
    const [gone, moved, ...others] = company?.specialists ?? []
    if (!company || !gone || !moved) throw new Error('the seed has too few doctors')
    for (const { code } of [gone, moved])
      await db.orm.insert(tables.review).values({
        code: `of-${code}`,
        company: company.code,
        specialist: code,
        author: 'Айгуль',
        rating: 5,
        text: 'Спасибо врачу.',
        lang: 'ru',
        date: '2026-11-01',
        account: account.id,
      })
    const specialists = [{ ...moved, code: `${moved.code}9` }, ...others]
    const reviews = company.reviews.filter(
      ({ specialist }) => specialist !== gone.code && specialist !== moved.code,
    )
    const smaller = { ...smallSeed, companies: [{ ...company, specialists, reviews }] }
    for (let times = 0; times < 2; times++) await seedDatabase(db, smaller)
    const cards = await db.orm
      .select({ code: tables.specialist.code, status: tables.specialist.status })
      .from(tables.specialist)
      .where(eq(tables.specialist.company, company.code))
    expect(cards).toContainEqual({ code: gone.code, status: 'hidden' })
    expect(cards.map(({ code }) => code)).not.toContain(moved.code)
    const left = await db.orm.select().from(tables.review).where(eq(tables.review.account, account.id))
    expect(left.map(({ specialist }) => specialist).sort()).toEqual([gone.code, `${moved.code}9`].sort())
    await seedDatabase(db, smallSeed)
    const back = and(eq(tables.specialist.company, company.code), eq(tables.specialist.code, gone.code))
    expect(await db.orm.select().from(tables.specialist).where(back)).toMatchObject([{ status: 'shown' }])
  })

  it('writes questions of a demonstration with their answers, in place of those of the last seed alone', async () => {
    const asked = { text: 'Можно?', answer: 'Да.', lang: 'ru', date: '2026-11-01' } as const
    const [first, ...companies] = smallSeed.companies
    if (!first) throw new Error('no company')
    await db.orm.insert(tables.question).values({
      code: 'ABCD2345',
      company: first.code,
      text: 'А сегодня?',
      name: 'Анна',
      lang: 'ru',
      contact: 'anna@example.kz',
      contactChannel: 'email',
    })
    const seedWith = (questions: (typeof first)['questions']) =>
      seedDatabase(db, { ...smallSeed, companies: [{ ...first, isDemo: true, questions }, ...companies] })
    await seedWith([asked, asked])
    await seedWith([asked])
    const left = await db.orm.select().from(tables.question)
    expect(left.map(({ publication }) => publication).sort()).toEqual(['kept', 'published'])
    expect(await db.orm.select().from(tables.questionMessage)).toMatchObject([
      { kind: 'answer', text: 'Да.' },
    ])
  })

  it('leaves what people have said to each other, also of those who are gone', async () => {
    const { account } = await addPerson(db)
    const [seeded] = await db.orm.select().from(tables.review).where(eq(tables.review.company, '1001'))
    if (!seeded) throw new Error('no review')
    await db.orm.insert(tables.review).values({
      code: 'of-nobody',
      company: '1001',
      author: 'Пациент',
      rating: 4,
      text: 'Хорошо.',
      date: '2026-11-01',
      lang: 'ru',
      locale: 'ru',
    })
    await db.orm
      .insert(tables.reviewReply)
      .values({ review: seeded.code, kind: 'answer', text: 'Спасибо!', account: account.id })
    const own = { account: account.id, code: 'news-01' }
    await db.orm.insert(tables.comment).values({ ...own, type: 'news', text: 'Интересно', lang: 'ru' })
    await db.orm.insert(tables.like).values({ ...own, type: 'news' })
    await seedDatabase(db, smallSeed)
    const codes = (await db.orm.select().from(tables.review)).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['of-nobody', seeded.code]))
    expect(new Set(codes).size).toBe(codes.length)
    const left = await Promise.all(
      [tables.reviewReply, tables.comment, tables.like].map((table) =>
        db.orm.select().from(table).where(eq(table.account, account.id)),
      ),
    )
    expect(left.map((rows) => rows.length)).toEqual([1, 1, 1])
  })
})
