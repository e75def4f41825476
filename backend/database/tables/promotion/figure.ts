import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { figureKinds } from '../../../../schemas/statistics/figure-kinds.ts'
import { instant } from '../../../kit/tables/columns.ts'
import { ofCompany } from '../../../kit/tables/company.ts'

/**
 * Figures of a clinic by day of its calendar (decision 60): people who were counted, and what the rows of visits say, so that a year is read
 * from a few thousand rows.
 */
export const figure = pgTable(
  'figure',
  {
    company: ofCompany(),
    day: date().notNull(),
    kind: text({ enum: figureKinds }).notNull(),
    /** Code of the branch; empty for the whole clinic, which has sums of its own, so that they are read without its branches. */
    cabinet: text().notNull(),
    /** Code of the promotion; empty for all other kinds. */
    subject: text().notNull(),
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.company, table.cabinet, table.day, table.kind, table.subject] }),
    index('figure_by_day').on(table.day),
  ],
)

/** Up to when changes of other tables are in `figure` or `figureDue`; one row. */
export const figuresKept = pgTable('figures_kept', {
  id: integer().primaryKey(),
  at: instant('kept_at'),
})

/** Days of clinics whose figures of visits are to be counted anew; what is counted is taken out in the same transaction. */
export const figureDue = pgTable('figure_due', { company: ofCompany(), day: date().notNull() }, (table) => [
  primaryKey({ columns: [table.company, table.day] }),
])
