import { type AnyPgColumn, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { caseMovers } from '../../../schemas/cases/define-case.ts'
import { account } from '../tables/account.ts'
import { instant } from '../tables/columns.ts'

/** Makes the table with the history of rows that have states: author, time and reason of each move. It is deleted with its row. */
export const movesTable = <const Name extends string>(name: Name, key: () => AnyPgColumn) =>
  pgTable(
    `${name}_move`,
    {
      id: integer().primaryKey().generatedAlwaysAsIdentity(),
      row: text('row_code').notNull().references(key, { onDelete: 'cascade' }),
      arrow: text().notNull(),
      from: text('from_state').notNull(),
      to: text('to_state').notNull(),
      by: text('moved_by', { enum: caseMovers }).notNull(),
      /** Null for the clock, for visitors, and for people without an account. */
      account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
      reason: text(),
      at: instant('moved_at').notNull().defaultNow(),
    },
    (table) => [
      index(`${name}_move_of_row`).on(table.row, table.id),
      index(`${name}_move_by_account`).on(table.account),
    ],
  )
export type MovesTable = ReturnType<typeof movesTable>
