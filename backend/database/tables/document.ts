import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { documentKindNames } from '../../../schemas/documents/document-kinds.ts'
import { createdAt, instant, locale, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { appointment } from './appointment.ts'
import { patient } from './patient.ts'

/**
 * A document that a company has issued to a patient (D-DV). Whether it is valid follows from `revokedAt` and `validTo`
 * (`backend/documents/document-status.ts`). It does not name the illness.
 */
export const document = pgTable(
  'document',
  {
    /** With its check character, as `readDocumentCode` gives it. */
    code: text().primaryKey(),
    company: ofCompany(),
    kind: text({ enum: documentKindNames }).notNull(),
    /** The company's own number of the document. */
    number: text().notNull(),
    lang: locale(),
    /** Name of the file in the store. */
    file: text().notNull(),
    sha256: text().notNull(),
    pages: integer().notNull(),
    issued: date().notNull(),
    /** The last day on which it is valid; null if it does not expire. */
    validTo: date('valid_to'),
    revokedAt: instant('revoked_at'),
    /** Name and speciality of the doctor as they are in the document. */
    doctor: texts(),
    speciality: texts(),
    lastName: text('last_name').notNull(),
    name: text().notNull(),
    middleName: text('middle_name'),
    /** Null where the card has no birthday. */
    birthYear: integer('birth_year'),
    /**
     * The hash of the end of the patient's phone number with the year of birth (`second-factor.ts`); null where the card lacks one of them: the
     * clinic alone hands out the file then.
     */
    factorHash: text('factor_hash'),
    /** The patient's card, and the visit that it is about. */
    patient: uuid('patient_id').references(() => patient.id, { onDelete: 'set null' }),
    visit: uuid('visit_id').references(() => appointment.id, { onDelete: 'set null' }),
    /** Code of the branch; null for one of the whole clinic. */
    cabinet: text(),
    /** Code of the doctor's card, which may be gone. */
    specialist: text(),
    /** Code of the template that it was made of; null for a file of the clinic's own. */
    template: text(),
    /** Idempotency-Key of its issue, with the company and who has sent it, and what was asked for, as hashes. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    /** The members of the staff. The accounts may be gone. */
    issuedBy: uuid('issued_by'),
    revokedBy: uuid('revoked_by'),
    /** Why it was revoked, for the staff. */
    revokedReason: text('revoked_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('document_by_company').on(table.company, table.issued.desc(), table.code),
    index('document_by_file').on(table.sha256),
    index('document_by_patient').on(table.patient).where(sql`patient_id is not null`),
    index('document_by_visit').on(table.visit).where(sql`visit_id is not null`),
  ],
)

/** The highest number that documents of a kind have had in a company: in a year, or in all of them (0) where the number does not name the year. */
export const documentNumber = pgTable(
  'document_number',
  {
    company: ofCompany(),
    kind: text({ enum: documentKindNames }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.company, table.kind, table.year] })],
)

/** Messages with the link to a document that the staff has sent to its patient. */
export const documentSending = pgTable(
  'document_sending',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    document: text('document_code')
      .notNull()
      .references(() => document.code, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    /** The end of the address: patients' contacts are on their cards. */
    to: text('sent_to').notNull(),
    /** The member of the staff. The account may be gone. */
    by: uuid('sent_by'),
    at: createdAt(),
  },
  (table) => [index('document_sending_by_document').on(table.document, table.at.desc())],
)

/** The checks of a document, for the company that has issued it: of its page, of whether a file is the document, or of the file itself. */
export const documentCheck = pgTable(
  'document_check',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    document: text('document_code')
      .notNull()
      .references(() => document.code, { onDelete: 'cascade' }),
    kind: text({ enum: ['page', 'file', 'download'] }).notNull(),
    /** Whether the file was the document, or the answers were right. */
    isRight: boolean('is_right').notNull(),
    /** The network that asked, not the address: `203.0.113.*`. */
    network: text().notNull(),
    at: createdAt(),
  },
  (table) => [index('document_check_by_document').on(table.document, table.at.desc())],
)
