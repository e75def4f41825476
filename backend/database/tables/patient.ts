import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, locale, ofAccount } from './account.ts'
import { ofCompany } from './company.ts'

/**
 * What a person likes: a company or a doctor by code, a news item or a material by slug. Codes of doctors are their
 * company's own, so a liked doctor has a `company`; it is empty for what has a code or slug that nothing else can have.
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

/** What a person wrote below a news item, a material or a review. */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    type: text({ enum: ['news', 'material', 'review'] }).notNull(),
    code: text().notNull(),
    text: text().notNull(),
    lang: locale(),
    status: text({ enum: ['new', 'published', 'rejected'] })
      .notNull()
      .default('new'),
    createdAt: createdAt(),
  },
  (table) => [
    index('comment_by_account').on(table.account, table.createdAt.desc()),
    index('comment_by_object').on(table.type, table.code),
  ],
)

/** What a person asked to be told about (A36). */
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

/** A visit, document or consultation in a person's medical records (M). Never a diagnosis that the clinic did not send. */
export const medicalRecord = pgTable(
  'medical_record',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    company: ofCompany(),
    kind: text({ enum: ['visit', 'document', 'consultation'] }).notNull(),
    /** Code of the doctor, where there was one. */
    specialist: text(),
    /** What it is, in the language in which the clinic wrote it. */
    title: text().notNull(),
    text: text(),
    lang: locale(),
    date: date().notNull(),
    /** Code by which others may check a document (D-DV). */
    documentCode: text('document_code'),
    createdAt: createdAt(),
  },
  (table) => [index('medical_record_by_account').on(table.account, table.date.desc())],
)

/** Who has opened a person's record, which the person sees. `company` is absent where it was the person. */
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
