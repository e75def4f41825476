import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import areaOfLinks from '../../../schemas/areas/links.ts'
import type { StoredTarget } from '../../../schemas/links/define-link-target.ts'
import { areaIndexes, searchedColumn } from '../../kit/database/area-indexes.ts'
import { createdAt, rowColumns, scheduledColumns, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

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
