import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { roles } from '../../../schemas/access/roles.ts'
import { openedParts } from '../../../schemas/patients/opened-parts.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, locale } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/**
 * A patient of a company. Several may have one phone number, as the children of a mother. Its rows elsewhere name it by `patient_id`: visits are
 * appointments (`appointment.patient`).
 */
export const patient = pgTable(
  'patient',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** The number of the card in the company, which people read out. */
    number: integer().notNull(),
    lastName: text('last_name').notNull().default(''),
    name: text().notNull().default(''),
    middleName: text('middle_name'),
    birthday: date(),
    phone: text(),
    email: text(),
    /** The language in which the clinic speaks with them. */
    locale: locale().default('ru'),
    doNotCall: boolean('do_not_call').notNull().default(false),
    /** Name of the file in the store. It is there with the patient's consent alone. */
    photo: text(),
    /** The photo as lists show it: a small WebP in base64. */
    photoSmall: text('photo_small'),
    /** When the patient agreed to the photo, and to which wording. */
    photoConsentAt: instant('photo_consent_at'),
    photoConsentText: text('photo_consent_text'),
    /** What reception should know; nothing medical. */
    remark: text(),
    /** The person who reads in the profile who has opened the card: the patient, or who books for them. */
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    isOwnAccount: boolean('is_own_account').notNull().default(true),
    /** When the patient agreed to the processing of the data, and to which wording. */
    consentAt: instant('consent_at'),
    consentText: text('consent_text'),
    /** The card that this one was merged into: it is found no more, and its rows are there. That card was not merged itself. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => patient.id, { onDelete: 'set null' }),
    /** When other cards of the same person were looked for; null after each change of what they are found by. */
    soughtAt: instant('doubles_sought_at'),
    /** `wordsVersion` of the words by which it is found; of a merged card they are those of the one that was kept. */
    wordsVersion: integer('words_version').notNull().default(0),
    revision: integer().notNull().default(1),
    createdAt: createdAt(),
    /** The member of staff who has added the card; null for a booking of the patient. The account may be gone. */
    createdBy: uuid('created_by'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The member of staff; null for a booking of the patient. The account may be gone. */
    updatedBy: uuid('updated_by'),
  },
  (table) => [
    unique('patient_number').on(table.company, table.number),
    index('patient_by_phone').on(table.company, table.phone),
    index('patient_by_birthday').on(table.company, table.birthday),
    index('patient_by_change')
      .on(table.company, table.updatedAt.desc(), table.number.desc())
      .where(sql`merged_into is null`),
    index('patient_by_account').on(table.account).where(sql`account_id is not null`),
    index('patient_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    index('patient_by_words_version').on(table.wordsVersion).where(sql`merged_into is null`),
    index('patient_unsought').on(table.company).where(sql`doubles_sought_at is null and merged_into is null`),
  ],
)

/** Two cards that may be of one person; or that are not, as somebody has said. */
export const patientDouble = pgTable(
  'patient_double',
  {
    company: ofCompany(),
    /** The smaller of the two ids. */
    one: uuid('one_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    other: uuid('other_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    foundAt: instant('found_at').notNull().defaultNow(),
    /** When and by which member of staff they were said to be different people. The account may be gone. */
    distinctAt: instant('distinct_at'),
    distinctBy: uuid('distinct_by'),
  },
  (table) => [
    primaryKey({ columns: [table.one, table.other] }),
    index('patient_double_of_other').on(table.other),
    index('patient_double_waiting').on(table.company, table.foundAt.desc()).where(sql`distinct_at is null`),
  ],
)

/** The words by which a patient is found while somebody types: of the name in every spelling, and the phone number from each of its digits on. */
export const patientWord = pgTable(
  'patient_word',
  {
    /** That of the card, where the company is checked: here it would be for each of some twenty words. */
    company: text('company_code').notNull(),
    word: text().notNull(),
    patient: uuid('patient_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.patient, table.word] }),
    index('patient_word_prefix').on(table.company, sql`${table.word} text_pattern_ops` as SQL, table.patient),
  ],
)

/** Each opening of a card, which the patient reads in the profile. */
export const patientOpening = pgTable(
  'patient_opening',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    patient: uuid('patient_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    what: text({ enum: openedParts }).notNull(),
    /** The account may be gone. */
    by: uuid('opened_by').notNull(),
    /** Full name and role at that time. */
    viewer: text().notNull(),
    role: text({ enum: roles }).notNull(),
    at: instant('opened_at').notNull().defaultNow(),
  },
  (table) => [index('patient_opening_by_patient').on(table.patient, table.at.desc())],
)

/** The journal of merged cards. `moved` has the keys of the rows by table and column, so that they can be moved back. */
export const patientMerge = pgTable(
  'patient_merge',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The order of merges. */
    number: integer().notNull().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    kept: uuid('kept_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    merged: uuid('merged_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    moved: jsonb().$type<Record<string, string[]>>().notNull(),
    /** The values of the kept card that the merge has changed, and what they became. */
    before: jsonb().$type<Record<string, unknown>>().notNull(),
    after: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: instant('merged_at').notNull().defaultNow(),
    /** The account may be gone. */
    by: uuid('merged_by').notNull(),
    /** Full name at that time. */
    byName: text('merged_by_name').notNull().default(''),
    undoneAt: instant('undone_at'),
    undoneBy: uuid('undone_by'),
  },
  (table) => [index('patient_merge_by_kept').on(table.kept, table.at.desc())],
)
