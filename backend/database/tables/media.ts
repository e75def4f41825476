import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

type Focus = { X: number; Y: number }
type Crop = Focus & { WIDTH: number; HEIGHT: number }

/**
 * The media library of a company (PS8). A file that a row names is never removed, because older versions of the site and of
 * areas may show it.
 */
export const media = pgTable(
  'media',
  {
    company: ofCompany(),
    code: text().notNull(),
    kind: text({ enum: ['picture', 'file', 'video'] }).notNull(),
    src: text().notNull(),
    name: text().notNull(),
    bytes: integer(),
    width: integer(),
    height: integer(),
    color: text(),
    alt: texts(),
    focus: jsonb().$type<Focus>(),
    /** The picture before it was cropped. */
    original: text('original_src'),
    crop: jsonb().$type<Crop>(),
    /** Null for a picture that was used before it was in the library. */
    addedAt: timestamp('added_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.code] }),
    uniqueIndex('media_by_src').on(table.company, table.src),
  ],
)

export type Media = typeof media.$inferSelect
