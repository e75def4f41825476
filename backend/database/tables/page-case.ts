import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { pageCaseEvents } from '../../../schemas/page-cases/page-case.case.ts'
import { pageCaseStatuses, pageKinds, pageReasons } from '../../../schemas/page-cases/page-case.ts'
import { account } from '../../kit/tables/account.ts'
import { instant } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** Pages that moderators judge: one case a page. `code` is the slug of an article, otherwise the code of the company. */
export const pageCase = pgTable(
  'page_case',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    kind: text({ enum: pageKinds }).notNull(),
    code: text().notNull(),
    status: text({ enum: pageCaseStatuses }).notNull(),
    /** Since when it is in this state. */
    since: instant('since').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('page_case_of_page').on(table.kind, table.company, table.code),
    index('page_case_waiting').on(table.kind, table.since).where(sql`status in ('waiting', 'held')`),
    index('page_case_hidden')
      .on(table.company, table.kind, table.code)
      .where(sql`status in ('down', 'held')`),
  ],
)

/** The history of a case: each move, and each report, with its author, time and reason. */
export const pageCaseEvent = pgTable(
  'page_case_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    case: integer('case_id')
      .notNull()
      .references(() => pageCase.id, { onDelete: 'cascade' }),
    arrow: text({ enum: pageCaseEvents }).notNull(),
    reason: text({ enum: pageReasons }),
    text: text(),
    /** The address of a reporter without an account. */
    email: text(),
    by: uuid('done_by').references(() => account.id, { onDelete: 'set null' }),
    at: instant('done_at').notNull().defaultNow(),
  },
  (table) => [index('page_case_event_of_case').on(table.case)],
)
