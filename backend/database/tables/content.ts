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
  timestamp,
} from 'drizzle-orm/pg-core'
import { image, json, slug, texts } from './columns.ts'
import { ofCompany, specialist } from './company.ts'

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
    note: texts(),
    updatedAt: date('updated_at'),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] })],
)

const categoryColumns = () => ({
  company: ofCompany(),
  slug: slug(),
  title: texts().notNull(),
  order: integer().notNull(),
})

/** What a news item and a material have in common: `redirect` sends the reader elsewhere (B-11). */
const articleColumns = () => ({
  slug: text().primaryKey(),
  company: ofCompany(),
  category: text().notNull(),
  title: texts().notNull(),
  lead: texts(),
  content: texts(),
  image: image(),
  date: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  author: text(),
  redirect: text(),
})

export const newsCategory = pgTable('news_category', categoryColumns(), (table) => [
  primaryKey({ columns: [table.company, table.slug] }),
])

export const news = pgTable('news', articleColumns(), (table) => [
  foreignKey({
    columns: [table.company, table.category],
    foreignColumns: [newsCategory.company, newsCategory.slug],
  }).onDelete('cascade'),
  index('news_by_company').on(table.company, table.date.desc().nullsFirst(), table.slug),
  index('news_by_category').on(table.category, table.date.desc().nullsFirst(), table.slug),
  index('news_by_date').on(table.date.desc().nullsFirst(), table.slug),
])

export const materialCategory = pgTable('material_category', categoryColumns(), (table) => [
  primaryKey({ columns: [table.company, table.slug] }),
])

/** What stays true longer than a piece of news: advice, preparation, rules. */
export const material = pgTable('material', articleColumns(), (table) => [
  foreignKey({
    name: 'material_of_category',
    columns: [table.company, table.category],
    foreignColumns: [materialCategory.company, materialCategory.slug],
  }).onDelete('cascade'),
  index('material_by_company').on(table.company, table.date.desc().nullsFirst(), table.slug),
  index('material_by_category').on(table.category, table.date.desc().nullsFirst(), table.slug),
  index('material_by_date').on(table.date.desc().nullsFirst(), table.slug),
])

export const review = pgTable(
  'review',
  {
    code: text().primaryKey(),
    company: ofCompany(),
    /** Code of the specialist that it is about; without one it is about the company. */
    specialist: text(),
    author: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    lang: text({ enum: ['ru', 'kk', 'uz', 'en'] }).notNull(),
    date: date().notNull(),
    answer: text(),
  },
  (table) => [
    check('review_rating', sql`${table.rating} between 1 and 5`),
    // Words of a patient outlive the doctor's card: who has reviews is not deleted.
    foreignKey({
      name: 'review_specialist',
      columns: [table.company, table.specialist],
      foreignColumns: [specialist.company, specialist.code],
    }),
    index('review_by_company').on(table.company, table.date.desc().nullsFirst(), table.code),
    index('review_by_specialist').on(table.company, table.specialist, table.date.desc().nullsFirst()),
  ],
)

export const photo = pgTable(
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
 * A page of the directory itself (A23), made of HTML or of blocks. `shipped` is what the product itself last wrote, by
 * which a page that somebody has edited is told from one that follows the product.
 */
export const customPage = pgTable('custom_page', {
  slug: text().primaryKey(),
  title: texts().notNull(),
  description: texts(),
  content: texts(),
  blocks: json(),
  redirect: text(),
  shipped: jsonb().$type<Record<string, unknown>>(),
})

/** The look-up of B-18. */
export const redirect = pgTable('redirect', {
  from: text('from_path').primaryKey(),
  to: text().notNull(),
  code: integer().$type<301 | 302>().notNull(),
  isActive: boolean('is_active').notNull(),
})
