import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import {
  publications,
  questionMessageKinds,
  questionStatuses,
} from '../../../schemas/questions/question-status.ts'
import { rejectReasons } from '../../../schemas/reviews/review-status.ts'
import { movesTable } from '../../kit/cases/moves-table.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, locale } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

const byAccount = () => uuid('account_id').references(() => account.id, { onDelete: 'set null' })

/** A question to a clinic. A withdrawn one keeps its number alone: name, contact and words are empty. */
export const question = pgTable(
  'question',
  {
    /** The number that people read out; its link is signed. */
    code: text().primaryKey(),
    company: ofCompany(),
    /** Code of the doctor to whom it is addressed, whose card may be gone. */
    specialist: text(),
    /** Slug of the speciality that it is to, if it is to no doctor. */
    speciality: text(),
    text: text().notNull(),
    name: text().notNull(),
    /** Language of its words and of the messages to the asker. */
    lang: locale(),
    /** The asker's confirmed contact. */
    contact: text().notNull(),
    contactChannel: text('contact_channel', { enum: ['email', 'phone'] }).notNull(),
    account: byAccount(),
    status: text({ enum: questionStatuses }).notNull().default('new'),
    /** Since when it waits for the clinic, if it does. */
    waitsSince: instant('waits_since').notNull().defaultNow(),
    mayPublish: boolean('may_publish').notNull().default(false),
    publication: text({ enum: publications }).notNull().default('kept'),
    /** The reason why a moderator does not publish it, and the moderator's addition to it. */
    reason: text({ enum: rejectReasons }),
    reasonText: text('reason_text'),
    createdAt: createdAt(),
  },
  (table) => [
    index('question_by_company').on(table.company, table.createdAt.desc(), table.code),
    index('question_by_account').on(table.account),
    index('question_by_contact').on(table.contact),
    index('question_to_moderate').on(table.createdAt).where(sql`publication = 'new'`),
    index('question_published').on(table.company).where(sql`publication = 'published'`),
  ],
)

/** The moves of questions, and of their publication. */
export const questionMove = movesTable('question', () => question.code)

/** The messages after a question, one row of each kind. */
export const questionMessage = pgTable(
  'question_message',
  {
    question: text('question_code')
      .notNull()
      .references(() => question.code, { onDelete: 'cascade' }),
    kind: text({ enum: questionMessageKinds }).notNull(),
    text: text().notNull(),
    /** Code of the doctor who answers; null for the clinic. */
    specialist: text(),
    account: byAccount(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.question, table.kind] }),
    index('question_message_by_account').on(table.account),
  ],
)
