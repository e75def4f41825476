import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { locales } from '../../../locales/locale.ts'
import areaOfPhotos from '../../../schemas/areas/photos.ts'
import areaOfServices, { type Service } from '../../../schemas/areas/services.ts'
import type { Tariff } from '../../../schemas/areas/tariffs.ts'
import { areaIndexes, searchedColumn } from '../../area-kit/area-indexes.ts'
import { searchExpression } from '../../area-kit/expressions.ts'
import { account, instant } from './account.ts'
import { image, json, rowColumns, scheduledColumns, texts } from './columns.ts'
import { ofCompany, specialist } from './company.ts'
import { productRowColumns, wordColumns } from './product-columns.ts'

export const service = pgTable(
  'service',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    name: texts().notNull(),
    group: texts().notNull(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    priceTo: numeric('price_to', { precision: 14, scale: 2, mode: 'number' }),
    currency: text().notNull(),
    /** Minutes that a booking online takes; null is one step of the doctor's schedule. */
    duration: integer(),
    /** Prices that replace the usual one in a branch or with a doctor. */
    prices: jsonb().$type<Service['prices']>().notNull().default([]),
    note: texts(),
    /** Date of the last price change, shown to visitors. */
    pricedAt: date('updated_at'),
    ...scheduledColumns(),
    ...rowColumns('changed_at'),
    searched: searchedColumn(areaOfServices),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfServices, table)],
)

/**
 * Price history. The newest row per branch and doctor is current. Without amounts the price was "on request",
 * or the special price ended.
 */
export const servicePrice = pgTable(
  'service_price',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    service: text().notNull(),
    cabinet: text(),
    doctor: text(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    priceTo: numeric('price_to', { precision: 14, scale: 2, mode: 'number' }),
    currency: text().notNull(),
    since: instant('since').notNull().defaultNow(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
  },
  (table) => [
    foreignKey({
      name: 'service_price_service',
      columns: [table.company, table.service],
      foreignColumns: [service.company, service.code],
    }).onDelete('cascade'),
    index('service_price_by_service').on(table.company, table.service, table.since.desc()),
  ],
)

export const review = pgTable(
  'review',
  {
    code: text().primaryKey(),
    company: ofCompany(),
    /** Code of the reviewed specialist; null for a review of the company. */
    specialist: text(),
    author: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    lang: text({ enum: locales }).notNull(),
    date: date().notNull(),
    answer: text(),
    /** The author, if they had an account. */
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** S-REV */
    status: text({ enum: ['new', 'published', 'rejected', 'disputed', 'hidden'] })
      .notNull()
      .default('published'),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 1 and 5`),
    // Reviews must be preserved, so a doctor who has some cannot be deleted.
    foreignKey({
      name: 'review_specialist',
      columns: [table.company, table.specialist],
      foreignColumns: [specialist.company, specialist.code],
    }),
    index('review_by_company').on(table.company, table.date.desc().nullsFirst(), table.code),
    index('review_by_account').on(table.account),
    index('review_latest').on(table.date.desc().nullsFirst(), table.code),
    index('review_by_specialist').on(table.company, table.specialist, table.date.desc().nullsFirst()),
  ],
)

/** Photos of a clinic's gallery (the area `photos`). */
export const photo = pgTable(
  'photos',
  {
    company: ofCompany(),
    code: text().notNull(),
    position: integer().notNull(),
    image: image().notNull(),
    caption: texts(),
    ...rowColumns(),
    searched: searchedColumn(areaOfPhotos),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] }), ...areaIndexes(areaOfPhotos, table)],
)

/** The gallery before its photos were rows of an area; the previous version of the code reads it. */
export const formerPhoto = pgTable(
  'photo',
  {
    company: ofCompany(),
    position: integer().notNull(),
    image: image().notNull(),
    caption: texts(),
  },
  (table) => [primaryKey({ columns: [table.company, table.position] })],
)

/**
 * A page of the directory itself (A23), made of HTML or of blocks. `shipped` is what the product last wrote;
 * a page that differs from it has been edited and is not overwritten.
 */
export const customPage = pgTable('custom_page', {
  slug: text().primaryKey(),
  title: texts().notNull(),
  description: texts(),
  content: texts(),
  blocks: json(),
  redirect: text(),
  shipped: jsonb().$type<Record<string, unknown>>(),
  ...wordColumns('title'),
})

/** Slugs that no page may have (B-15), rows of an area of the product. */
export const reservedSlug = pgTable('reserved_slug', { slug: text().primaryKey(), ...wordColumns() })

/** What the product costs, rows of an area of the product. */
export const tariff = pgTable('tariff', {
  code: text().primaryKey(),
  name: texts().notNull(),
  rank: integer().notNull(),
  price: numeric({ precision: 14, scale: 2, mode: 'number' }).notNull(),
  currency: text().notNull(),
  period: text().notNull(),
  included: jsonb().$type<Tariff['included']>().notNull().default([]),
  note: texts(),
  ...rowColumns(),
  searched: text().generatedAlwaysAs(searchExpression([{ kind: 'localized', column: { name: 'name' } }])),
})

/** The table of redirects (B-18), rows of an area of the product. */
export const redirect = pgTable('redirect', {
  from: text('from_path').primaryKey(),
  to: text().notNull(),
  httpStatus: integer('code').$type<301 | 302>().notNull(),
  isActive: boolean('is_active').notNull(),
  ...productRowColumns(),
  searched: text().generatedAlwaysAs(
    searchExpression(['from_path', 'to'].map((name) => ({ kind: 'text', column: { name } }))),
  ),
})
