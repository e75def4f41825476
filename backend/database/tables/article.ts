import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import areaOfMaterialCategories from '../../../schemas/areas/material-categories.ts'
import areaOfMaterials from '../../../schemas/areas/materials.ts'
import areaOfNews from '../../../schemas/areas/news.ts'
import areaOfNewsCategories from '../../../schemas/areas/news-categories.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import {
  draftedColumns,
  image,
  instant,
  rowColumns,
  slug,
  strings,
  type Texts,
  texts,
} from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** `name` is a plain string, so that both tables have the same type. `code` identifies a category to its area. */
const categories = (name: string, area: typeof areaOfNewsCategories) =>
  pgTable(
    name,
    {
      company: ofCompany(),
      slug: slug(),
      code: text().notNull().default(sql`gen_random_uuid()::text`),
      title: texts().notNull(),
      position: integer('order').notNull(),
      ...rowColumns(),
      searched: searchedColumn(area),
    },
    (table) => [
      primaryKey({ columns: [table.company, table.slug] }),
      uniqueIndex(`${name}_code`).on(table.company, table.code),
      ...areaIndexes(area, table),
    ],
  )

/** The content of an article: `author` is the code of a doctor, `authorName` the name of another person. */
const articleColumns = () => ({
  title: texts().notNull(),
  lead: texts(),
  content: texts(),
  image: image(),
  authorName: jsonb('author_name').$type<Texts>(),
  tags: strings(),
  source: text(),
  redirect: text(),
})

/**
 * Articles that visitors see, written when they are published. `redirect` redirects the reader (B-11). `key` names the foreign key
 * to `category`, a slug, where the default name is too long.
 */
const articles = (name: string, category: ReturnType<typeof categories>, key?: string) =>
  pgTable(
    name,
    {
      slug: text().primaryKey(),
      company: ofCompany(),
      category: text().notNull(),
      ...articleColumns(),
      doctor: text(),
      date: instant('date').notNull(),
      author: text(),
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

/** Articles as they are edited: the table of an area. `category` and `author` are codes of rows; `content` is HTML. */
const drafts = (name: string, area: typeof areaOfNews) =>
  pgTable(
    name,
    {
      company: ofCompany(),
      code: text().notNull(),
      category: text(),
      ...articleColumns(),
      author: text(),
      date: instant('date'),
      ...draftedColumns(),
      ...rowColumns(),
      searched: searchedColumn(area),
    },
    (table) => [
      primaryKey({ columns: [table.company, table.code] }),
      uniqueIndex(`${name}_slug`).on(table.slug),
      ...areaIndexes({ ...area, name }, table),
    ],
  )

export const newsCategory = categories('news_category', areaOfNewsCategories)
export const news = articles('news', newsCategory)
export const newsDraft = drafts('news_draft', areaOfNews)

export const materialCategory = categories('material_category', areaOfMaterialCategories)
/** Articles of lasting value: advice, preparation, rules. */
export const material = articles('material', materialCategory, 'material_of_category')
export const materialDraft = drafts('material_draft', areaOfMaterials)

/** A table of articles, of their categories, and of their drafts. */
export type ArticleTable = ReturnType<typeof articles>
export type CategoryTable = ReturnType<typeof categories>
export type DraftTable = ReturnType<typeof drafts>
