import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { json } from './columns.ts'
import { ofCompany } from './company.ts'

/** Published pages of a company's site; `slug` is empty for the index, `content` a `PageDocument`. */
export const page = pgTable(
  'page',
  { company: ofCompany(), slug: text().notNull(), content: json().notNull() },
  (table) => [primaryKey({ columns: [table.company, table.slug] })],
)

/** Batch migrations of stored blocks, kept for rollback. */
export const contentMigration = pgTable('content_migration', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull().defaultNow(),
  rolledBackAt: timestamp('rolled_back_at', { withTimezone: true }),
})

/** A page before and after a migration, byte for byte; `company` is empty for a directory page. */
export const contentMigrationPage = pgTable(
  'content_migration_page',
  {
    migration: integer('migration_id')
      .notNull()
      .references(() => contentMigration.id, { onDelete: 'cascade' }),
    company: text('company_code').notNull(),
    slug: text().notNull(),
    before: json().notNull(),
    after: json().notNull(),
  },
  (table) => [primaryKey({ columns: [table.migration, table.company, table.slug] })],
)
