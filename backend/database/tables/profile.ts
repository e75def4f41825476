import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { commentStatuses } from '../../../schemas/comments/comment-status.ts'
import { rejectReasons } from '../../../schemas/reviews/review-status.ts'
import { account, ofAccount } from '../../kit/tables/account.ts'
import { createdAt, instant, locale } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { appointment } from './appointment.ts'
import { consultation } from './consultation.ts'

/**
 * A like: a company or a doctor by code, a news item or a material by slug. Codes of doctors are unique within
 * their company only, so a liked doctor has a `company`; it is empty for the others.
 */
export const like = pgTable(
  'like',
  {
    account: ofAccount(),
    type: text({ enum: ['company', 'specialist', 'news', 'material'] }).notNull(),
    company: text('company_code').notNull().default(''),
    code: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.account, table.type, table.company, table.code] })],
)

/** A comment on a news item, a material or a review. */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    type: text({ enum: ['news', 'material', 'review'] }).notNull(),
    code: text().notNull(),
    text: text().notNull(),
    lang: locale(),
    status: text({ enum: commentStatuses }).notNull().default('new'),
    /** The reason of a rejected one, and the moderator's addition to it. */
    reason: text({ enum: rejectReasons }),
    reasonText: text('reason_text'),
    revision: integer().notNull().default(1),
    by: uuid('decided_by').references(() => account.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('comment_waiting').on(table.createdAt).where(sql`status = 'new'`),
    index('comment_by_account').on(table.account, table.createdAt.desc()),
    index('comment_by_object').on(table.type, table.code),
  ],
)

/** A subscription to notifications (A36). */
export const subscription = pgTable(
  'subscription',
  {
    account: ofAccount(),
    kind: text({ enum: ['company', 'doctor', 'news-category', 'waiting-list'] }).notNull(),
    code: text().notNull(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.account, table.kind, table.code] })],
)

/**
 * A visit, document or consultation in a person's medical records (M). It never holds a diagnosis that the
 * clinic did not send.
 */
export const medicalRecord = pgTable(
  'medical_record',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    company: ofCompany(),
    kind: text({ enum: ['visit', 'document', 'consultation'] }).notNull(),
    /** Code of the doctor, where there was one. */
    specialist: text(),
    /** Title in the language in which the clinic wrote it. */
    title: text().notNull(),
    text: text(),
    lang: locale(),
    date: date().notNull(),
    /** Code for verifying a document (D-DV). */
    documentCode: text('document_code'),
    /** The visit that it is of. */
    visit: uuid('appointment_id')
      .unique()
      .references(() => appointment.id, { onDelete: 'set null' }),
    /** The online consultation that it is of. */
    consultation: text('consultation_code')
      .unique()
      .references(() => consultation.code, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('medical_record_by_account').on(table.account, table.date.desc())],
)

/** The openings of a medical record, shown to its patient. `company` is null for the patient's own views. */
export const medicalRecordView = pgTable(
  'medical_record_view',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    record: uuid('record_id')
      .notNull()
      .references(() => medicalRecord.id, { onDelete: 'cascade' }),
    /** Full name of the viewer at that time. */
    viewer: text().notNull(),
    company: text('company_code'),
    at: instant('viewed_at').notNull().default(sql`now()`),
  },
  (table) => [index('medical_record_view_by_record').on(table.record)],
)
