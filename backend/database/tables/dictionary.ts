import { sql } from 'drizzle-orm'
import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { searchExpression } from '../../area-kit/expressions.ts'
import { rowColumns, texts } from './columns.ts'

/** `code` is ISO 3166 alpha-2, `currency` ISO 4217. */
export const country = pgTable('country', {
  code: text().primaryKey(),
  name: texts().notNull(),
  currency: text().notNull(),
  callingCode: text('calling_code').notNull(),
  timezone: text().notNull(),
})

/** Columns of words that an area of the product edits; the code of a row is its slug. */
const wordColumns = () => ({
  code: text('row_code').notNull().generatedAlwaysAs(sql`slug`),
  ...rowColumns(),
  searched: text().generatedAlwaysAs(
    searchExpression([
      { kind: 'localized', column: { name: 'name' } },
      { kind: 'text', column: { name: 'slug' } },
    ]),
  ),
})

export const city = pgTable('city', {
  slug: text().primaryKey(),
  country: text()
    .notNull()
    .references(() => country.code),
  name: texts().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  timezone: text().notNull(),
  ...wordColumns(),
})

export const speciality = pgTable('speciality', {
  slug: text().primaryKey(),
  name: texts().notNull(),
  ...wordColumns(),
})
