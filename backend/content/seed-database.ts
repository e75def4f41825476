import { and, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import * as tables from '../database/tables/index.ts'
import type { Database, Orm } from '../kit/database/database.ts'
import { allChanged } from '../kit/events/changed.ts'
import { refreshDictionary } from '../search/index.ts'
import type { Seed } from '../seed/index.ts'
import { companyRows } from './company-rows.ts'
import { customPageRow } from './custom-page-row.ts'
import { keepReviewedDoctors } from './keep-reviewed-doctors.ts'
import { isSeededQuestion, questionRows } from './question-rows.ts'
import { seedChanges } from './seed-changes.ts'

/** Rows per statement: the widest table has 30 columns, and a statement may have 65,535 parameters. */
const batch = 500

async function insert<T extends PgTable>(orm: Orm, table: T, rows: T['$inferInsert'][]): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    await orm.insert(table).values(rows.slice(from, from + batch))
  }
}

/** Inserts rows, or updates those with the same `key`. */
async function upsert<T extends PgTable>(
  orm: Orm,
  table: T,
  key: PgColumn,
  rows: T['$inferInsert'][],
): Promise<void> {
  // The code of a row stays, and columns that Postgres computes cannot be set.
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([name, { generated }]) => name !== 'code' && !generated,
  )
  const set = Object.fromEntries<SQL>(
    columns.map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
  )
  for (let from = 0; from < rows.length; from += batch) {
    await orm
      .insert(table)
      .values(rows.slice(from, from + batch))
      .onConflictDoUpdate({ target: key, set: set as T['$inferInsert'] })
  }
}

/**
 * Lists of a company that a seed replaces completely. Order matters: deleting a category deletes its
 * articles, and reviews reference doctors.
 */
const lists = [
  tables.review,
  tables.domain,
  tables.cabinet,
  tables.specialist,
  tables.service,
  tables.promotion,
  tables.newsCategory,
  tables.newsDraft,
  tables.materialCategory,
  tables.materialDraft,
  tables.photo,
  tables.page,
] as const

/**
 * Reviews without words of a real person, which may be deleted. A review by a person has a language, which stays when the account is gone;
 * a reply below a review is always a person's.
 */
const isOnlySeeded = and(
  isNull(tables.review.account),
  isNull(tables.review.contact),
  isNull(tables.review.locale),
  sql`not exists (select from ${tables.reviewReply} where ${tables.reviewReply.review} = ${tables.review.code})`,
)

/** The reviews of a seed of some companies but for those that were kept. */
async function withoutKept(orm: Orm, companies: string[], rows: (typeof tables.review.$inferInsert)[]) {
  const kept = await orm
    .select({ code: tables.review.code })
    .from(tables.review)
    .where(inArray(tables.review.company, companies))
  const there = new Set(kept.map(({ code }) => code))
  return rows.filter(({ code }) => !there.has(code))
}

/**
 * Writes a seed in one transaction and invalidates the changed rows. Rows with the same code or slug are replaced, with all lists of their
 * company; texts of people and all other rows stay. Idempotent.
 */
export async function seedDatabase(db: Pick<Database, 'orm'>, seed: Seed): Promise<void> {
  await db.orm.transaction(async (orm) => {
    await upsert(orm, tables.country, tables.country.code, seed.countries)
    await upsert(orm, tables.city, tables.city.slug, seed.cities)
    await upsert(orm, tables.speciality, tables.speciality.slug, seed.specialities)
    await refreshDictionary(orm)
    await upsert(orm, tables.customPage, tables.customPage.slug, seed.customPages.map(customPageRow))
    await upsert(
      orm,
      tables.redirect,
      tables.redirect.from,
      seed.redirects.map(({ code, ...rule }) => ({ ...rule, httpStatus: code })),
    )

    const rows = seed.companies.map(companyRows)
    const codes = seed.companies.map(({ code }) => code)
    await upsert(
      orm,
      tables.company,
      tables.company.code,
      rows.map(({ company }) => company),
    )
    const doctors: (typeof tables.specialist.$inferInsert)[] = rows.flatMap((row) => row.specialists)
    if (codes.length > 0) {
      for (const list of lists) {
        const seeded = list === tables.review ? isOnlySeeded : undefined
        if (list === tables.specialist) doctors.push(...(await keepReviewedDoctors(orm, codes, doctors)))
        await orm.delete(list).where(and(inArray(list.company, codes), seeded))
      }
    }

    await insert(
      orm,
      tables.domain,
      rows.flatMap((row) => row.domains),
    )
    await insert(
      orm,
      tables.cabinet,
      rows.flatMap((row) => row.cabinets),
    )
    await insert(orm, tables.specialist, doctors)
    await insert(
      orm,
      tables.schedule,
      rows.flatMap((row) => row.schedules),
    )
    await insert(
      orm,
      tables.service,
      rows.flatMap((row) => row.services),
    )
    await insert(
      orm,
      tables.newsCategory,
      rows.flatMap((row) => row.newsCategories),
    )
    await insert(
      orm,
      tables.news,
      rows.flatMap((row) => row.news),
    )
    await insert(
      orm,
      tables.promotion,
      rows.flatMap((row) => row.promotions),
    )
    await insert(
      orm,
      tables.newsDraft,
      rows.flatMap((row) => row.newsDrafts),
    )
    await insert(
      orm,
      tables.materialCategory,
      rows.flatMap((row) => row.materialCategories),
    )
    await insert(
      orm,
      tables.material,
      rows.flatMap((row) => row.materials),
    )
    await insert(
      orm,
      tables.materialDraft,
      rows.flatMap((row) => row.materialDrafts),
    )
    await insert(
      orm,
      tables.review,
      await withoutKept(
        orm,
        codes,
        rows.flatMap((row) => row.reviews),
      ),
    )
    const asked = seed.companies.map(questionRows)
    if (codes.length > 0) await orm.delete(tables.question).where(isSeededQuestion(codes))
    await insert(
      orm,
      tables.question,
      asked.flatMap(({ questions }) => questions),
    )
    await insert(
      orm,
      tables.questionMessage,
      asked.flatMap(({ messages }) => messages),
    )
    await insert(
      orm,
      tables.photo,
      rows.flatMap((row) => row.gallery),
    )
    await insert(
      orm,
      tables.page,
      rows.flatMap((row) => row.pages),
    )
    await allChanged(orm, seedChanges(seed))
  })
}

/** Whether the database has no companies. */
export async function isEmpty(db: Database): Promise<boolean> {
  const found = await db.orm.select({ code: tables.company.code }).from(tables.company).limit(1)
  return found.length === 0
}
