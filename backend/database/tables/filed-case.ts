import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { movesTable } from '../../kit/cases/moves-table.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, locale } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** A case of a kind that visitors file (`schemas/cases/filed-part.ts`); one table for all kinds, so that a new kind needs no migration. */
export const filedCase = pgTable(
  'filed_case',
  {
    /** The number that people read out; its link is signed. */
    code: text().primaryKey(),
    /** The name of the declaration, which may be gone. */
    kind: text().notNull(),
    company: ofCompany(),
    state: text().notNull(),
    /** Since when it is in its state. */
    since: instant('since').notNull().defaultNow(),
    /** What was entered into the form of the kind. */
    value: jsonb().$type<Record<string, unknown>>().notNull(),
    name: text().notNull(),
    /** Language of its words and of the messages to the author. */
    lang: locale(),
    /** The author's confirmed contact. */
    contact: text().notNull(),
    contactChannel: text('contact_channel', { enum: ['email', 'phone'] }).notNull(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('filed_case_of_company').on(table.company, table.kind, table.createdAt.desc(), table.code),
    index('filed_case_in_state').on(table.kind, table.state, table.since),
    index('filed_case_by_account').on(table.account),
    index('filed_case_by_contact').on(table.contact),
  ],
)

/** The moves of filed cases. */
export const filedCaseMove = movesTable('filed_case', () => filedCase.code)
