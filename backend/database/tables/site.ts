import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '../../../locales/locale.ts'
import areaOfLinks from '../../../schemas/areas/links.ts'
import type { StoredTarget } from '../../../schemas/links/define-link-target.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, json, rowColumns, scheduledColumns, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** Published pages of a company's site; `slug` is empty for the index, `content` a `PageDocument`. */
export const page = pgTable(
  'page',
  {
    company: ofCompany(),
    slug: text().notNull(),
    /** Stays when the slug changes; given by the first version that is published with the builder. */
    id: text(),
    content: json().notNull(),
    /** The version of the site in which the page, its menu or its design last changed; null before the first. */
    version: integer(),
  },
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

/** The draft of a company's site (PS2), a `SiteDraft`. There is none before the first change: it begins as the published site. */
export const siteDraft = pgTable('site_draft', {
  company: ofCompany().primaryKey(),
  /** Incremented with each saved change. */
  revision: integer().notNull(),
  content: json().notNull(),
})

/**
 * All saved changes of a draft, oldest revision first. `changes` made `revision`, `inverses` take them back; `id` is given by the editor,
 * so that changes that are sent twice are saved once. None is ever removed.
 */
export const siteChange = pgTable(
  'site_change',
  {
    company: ofCompany(),
    revision: integer().notNull(),
    id: uuid().notNull(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    changes: json().notNull(),
    inverses: json().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.revision] }),
    uniqueIndex('site_change_by_id').on(table.company, table.id),
  ],
)

/** Published versions of a site (PS3, PS4), a `SiteDraft` each. Version 0 is the site before the first. None is ever removed. */
export const siteVersion = pgTable(
  'site_version',
  {
    company: ofCompany(),
    number: integer().notNull(),
    content: json().notNull(),
    note: text(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.company, table.number] })],
)

/** Old sites that a company has brought, as they were read (`ReadSite`); a few, until they are removed. */
export const siteImport = pgTable(
  'site_import',
  {
    company: ofCompany(),
    number: integer().notNull(),
    name: text().notNull(),
    content: json().notNull(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.company, table.number] })],
)

/**
 * Sections that a company has saved under names of its own: a block with all in it (`content`). Sites of its network place a shared one by
 * its id, and show its present content.
 */
export const siteSection = pgTable(
  'site_section',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    name: text().notNull(),
    content: json().notNull(),
    isShared: boolean('is_shared').notNull().default(false),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    changedAt: instant('changed_at').notNull().defaultNow(),
    /** The time of its removal from all lists; sites that have placed it keep its last content. */
    removedAt: instant('removed_at'),
  },
  (table) => [index('site_section_by_company').on(table.company, table.changedAt)],
)

/**
 * A version that goes live at an instant to come; a site has one at most. It is the draft at that time (`content`); `base` is the site that
 * was published then. Deleted when it is live.
 */
export const siteSchedule = pgTable(
  'site_schedule',
  {
    company: ofCompany().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    content: json().notNull(),
    base: json().notNull(),
    note: text(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** The problems that have blocked it at its instant, a list of `Problem`; it waits for a person then. */
    problems: json(),
  },
  (table) => [index('site_schedule_by_time').on(table.at)],
)

/** The editors who have a site open in the builder, by the id of their tab; a row counts for half a minute. */
export const sitePresence = pgTable(
  'site_presence',
  {
    company: ofCompany(),
    id: uuid().notNull(),
    account: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    page: text().notNull(),
    block: text(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.company, table.id] })],
)

/**
 * How many people have opened a site on a day of the clinic's calendar, by the language in which they did first. `page` is the id of a
 * page, or `data:` and the slug of a composed one; empty for the whole site, where a visitor of several pages counts once.
 */
export const siteVisit = pgTable(
  'site_visit',
  {
    company: ofCompany(),
    day: date().notNull(),
    page: text().notNull(),
    locale: text({ enum: locales }).notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.day, table.page, table.locale] }),
    index('site_visit_by_day').on(table.day),
  ],
)

/** Short links of companies (R93); `word` is that of now. */
export const link = pgTable(
  'link',
  {
    company: ofCompany(),
    code: text().notNull(),
    target: jsonb().$type<StoredTarget>().notNull(),
    label: texts().notNull(),
    word: text().notNull(),
    ...scheduledColumns(),
    ...rowColumns(),
    searched: searchedColumn(areaOfLinks),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfLinks, table)],
)

/**
 * Every word that a link has ever had: it stays the company's, also when the link is gone, because it is printed on paper. `link` is the code
 * of the link; null once that was removed.
 */
export const linkSlug = pgTable(
  'link_slug',
  {
    slug: text().primaryKey(),
    company: ofCompany(),
    link: text('link_code'),
    createdAt: createdAt(),
  },
  (table) => [index('link_slug_by_company').on(table.company, table.link)],
)

/**
 * How many people have come by a link on a day of the clinic's calendar. `by` is a kind of sheet, `picture` or `link`; `place` the code of
 * one of the clinic's places, or empty.
 */
export const linkOpening = pgTable(
  'link_opening',
  {
    company: ofCompany(),
    link: text('link_code').notNull(),
    day: date().notNull(),
    by: text().notNull(),
    place: text().notNull(),
    people: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.link, table.day, table.by, table.place] }),
    index('link_opening_by_day').on(table.day),
  ],
)
