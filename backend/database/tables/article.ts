import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { image, slug, texts } from './columns.ts'
import { ofCompany } from './company.ts'

/** `name` is a plain string, so that both tables have the same type. */
const categories = (name: string) =>
  pgTable(
    name,
    { company: ofCompany(), slug: slug(), title: texts().notNull(), order: integer().notNull() },
    (table) => [primaryKey({ columns: [table.company, table.slug] })],
  )

/**
 * `redirect` redirects the reader (B-11). `key` names the foreign key to `category` where the default name is
 * too long.
 */
const articles = (name: string, category: ReturnType<typeof categories>, key?: string) =>
  pgTable(
    name,
    {
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
    },
    (table) => [
      foreignKey({
        ...(key && { name: key }),
        columns: [table.company, table.category],
        foreignColumns: [category.company, category.slug],
      }).onDelete('cascade'),
      index(`${name}_by_company`).on(table.company, table.date.desc().nullsFirst(), table.slug),
      index(`${name}_by_category`).on(table.category, table.date.desc().nullsFirst(), table.slug),
      index(`${name}_by_date`).on(table.date.desc().nullsFirst(), table.slug),
    ],
  )

export const newsCategory = categories('news_category')
export const news = articles('news', newsCategory)

export const materialCategory = categories('material_category')
/** Articles of lasting value: advice, preparation, rules. */
export const material = articles('material', materialCategory, 'material_of_category')

/** A table of articles, and the table of their categories. */
export type ArticleTable = ReturnType<typeof articles>
export type CategoryTable = ReturnType<typeof categories>
