import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import {
  type ConsultationStatus,
  consultationActors,
} from '../../../schemas/consultations/consultation-status.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, locale } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

const byAccount = () => uuid('account_id').references(() => account.id, { onDelete: 'set null' })
const ofConsultation = () =>
  text('consultation_code')
    .notNull()
    .references(() => consultation.code, { onDelete: 'cascade' })

/** An online consultation: a private chat of a patient with a clinic. */
export const consultation = pgTable(
  'consultation',
  {
    /** The number that people read out; its link is signed. */
    code: text().primaryKey(),
    company: ofCompany(),
    /** Code of the chosen doctor, whose card may be gone. */
    specialist: text(),
    /** The first words. */
    text: text().notNull(),
    name: text().notNull(),
    /** Language of its words and of the messages to the patient. */
    lang: locale(),
    /** The patient's confirmed contact. */
    contact: text().notNull(),
    contactChannel: text('contact_channel', { enum: ['email', 'phone'] }).notNull(),
    account: byAccount(),
    status: smallint().$type<ConsultationStatus>().notNull(),
    /** When it became active or the last message was written: silence begins then. */
    lastAt: instant('last_at').notNull().defaultNow(),
    /** Since when the patient waits for the clinic's words; null if they do not. */
    waitsSince: instant('waits_since'),
    /** Until when its patient has read. */
    patientReadAt: instant('patient_read_at'),
    endedAt: instant('ended_at'),
    /** A message has opened it again, which happens once. */
    isReopened: boolean('is_reopened').notNull().default(false),
    /** Hashes of the Idempotency-Key with which it was sent, and of the body. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    createdAt: createdAt(),
  },
  (table) => [
    index('consultation_by_company').on(table.company, table.lastAt.desc(), table.code),
    index('consultation_by_account').on(table.account, table.lastAt.desc()),
    index('consultation_by_contact').on(table.contact),
    index('consultation_to_moderate').on(table.createdAt).where(sql`status = 0`),
    index('consultation_silent').on(table.lastAt).where(sql`status = 1`),
  ],
)

/** The history of a consultation's status: author, time and reason of each change. */
export const consultationChange = pgTable(
  'consultation_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    consultation: ofConsultation(),
    /** Null for its first one. */
    from: smallint('from_status').$type<ConsultationStatus>(),
    to: smallint('to_status').$type<ConsultationStatus>().notNull(),
    by: text({ enum: consultationActors }).notNull(),
    account: byAccount(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('consultation_change_of').on(table.consultation),
    index('consultation_change_by_account').on(table.account),
  ],
)

/** The messages of a consultation after its first words. */
export const consultationMessage = pgTable(
  'consultation_message',
  {
    id: uuid().primaryKey().defaultRandom(),
    consultation: ofConsultation(),
    by: text({ enum: ['patient', 'clinic'] }).notNull(),
    /** Code of the doctor who has written it; null for the clinic. */
    specialist: text(),
    account: byAccount(),
    text: text().notNull(),
    /** Address of a video call. */
    videoUrl: text('video_url'),
    createdAt: createdAt(),
  },
  (table) => [
    index('consultation_message_of').on(table.consultation, table.createdAt),
    index('consultation_message_by_account').on(table.account),
  ],
)

/** A private file of a message. */
export const consultationFile = pgTable(
  'consultation_file',
  {
    id: uuid().primaryKey().defaultRandom(),
    message: uuid('message_id')
      .notNull()
      .references(() => consultationMessage.id, { onDelete: 'cascade' }),
    /** Name in the file store. */
    file: text().notNull(),
    /** The file's name as it was sent, without extension. */
    name: text().notNull(),
    type: text().notNull(),
    size: integer().notNull(),
  },
  (table) => [index('consultation_file_of').on(table.message)],
)

/** Until when each of the staff has read. */
export const consultationReader = pgTable(
  'consultation_reader',
  {
    consultation: ofConsultation(),
    account: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    until: instant('read_until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consultation, table.account] }),
    index('consultation_reader_by_account').on(table.account),
  ],
)
