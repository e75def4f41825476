import { doublePrecision, pgTable, text } from 'drizzle-orm/pg-core'
import { texts } from './columns.ts'
import { wordColumns } from './product-columns.ts'

/** `code` is ISO 3166 alpha-2, `currency` ISO 4217. */
export const country = pgTable('country', {
  code: text().primaryKey(),
  name: texts().notNull(),
  currency: text().notNull(),
  callingCode: text('calling_code').notNull(),
  timezone: text().notNull(),
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
  ...wordColumns('name'),
})

export const speciality = pgTable('speciality', {
  slug: text().primaryKey(),
  name: texts().notNull(),
  ...wordColumns('name'),
})
