import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BonusProgramme } from '../../../schemas/areas/bonus-programme.ts'
import { noteParts } from '../../../schemas/visits/note-parts.ts'
import { ledgerTable } from '../../kit/ledger/ledger-table.ts'
import { createdAt, instant, locale, rowColumns, strings, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { appointment } from './appointment.ts'
import { patient } from './patient.ts'

/** A visit is an appointment whose patient has come; its rows name that. */
const ofVisit = () =>
  uuid('appointment_id')
    .notNull()
    .references((): AnyPgColumn => appointment.id, { onDelete: 'cascade' })

/** The services done in a visit. A line is never changed: another one takes its place, and those that were removed stay. Money is in hundredths. */
export const visitService = pgTable(
  'visit_service',
  {
    id: uuid().primaryKey().defaultRandom(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    company: ofCompany(),
    visit: ofVisit(),
    /** Code of the service, which may be gone. */
    service: text().notNull(),
    /** Its name then. */
    name: texts().notNull(),
    /** The price of that day with this doctor in this branch; null on request, or if it depends on the case. */
    listPrice: bigint('list_price', { mode: 'number' }),
    /** What one costs the patient. */
    price: bigint({ mode: 'number' }).notNull(),
    quantity: integer().notNull(),
    /** Why it is not the price of the list. */
    reason: text(),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** The member of staff. The account may be gone. */
    addedBy: uuid('added_by').notNull(),
    removedAt: instant('removed_at'),
    removedBy: uuid('removed_by'),
  },
  (table) => [index('visit_service_of_visit').on(table.visit, table.number)],
)

/** Payments of visits (`schemas/visits/payment.ledger.ts`). */
export const payment = ledgerTable('payment', 'appointment_id', () => appointment.id)

/** A note of a doctor on a visit. Its text is in its parts. */
export const visitNote = pgTable(
  'visit_note',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    visit: ofVisit(),
    /** Code of the author's card, which may be gone, and their account. */
    specialist: text().notNull(),
    author: uuid('author_id').notNull(),
    lang: locale(),
    createdAt: createdAt(),
  },
  (table) => [index('visit_note_of_visit').on(table.visit, table.createdAt)],
)

/** The versions of a note's text, and what was added to it later. None is ever changed. */
export const visitNotePart = pgTable(
  'visit_note_part',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    note: uuid('note_id')
      .notNull()
      .references(() => visitNote.id, { onDelete: 'cascade' }),
    kind: text({ enum: noteParts }).notNull(),
    text: text().notNull(),
    at: instant('written_at').notNull().default(sql`now()`),
  },
  (table) => [index('visit_note_part_of_note').on(table.note, table.id)],
)

/** The rules of a clinic's bonus programme (`schemas/areas/bonus-programme.ts`). Its code is that of the company. */
export const bonusProgramme = pgTable(
  'bonus_programme',
  {
    company: ofCompany(),
    code: text().notNull(),
    isOn: boolean('is_on').notNull().default(false),
    rate: doublePrecision().notNull().default(0),
    levels: jsonb().$type<BonusProgramme['levels']>().notNull().default([]),
    share: integer().notNull().default(100),
    months: integer(),
    confirmFrom: integer('confirm_from'),
    excluded: strings(),
    ...rowColumns(),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] })],
)

/** A bonus card of a patient. A patient has one, and those of cards that were merged into theirs. */
export const bonusCard = pgTable(
  'bonus_card',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    patient: uuid('patient_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    /** Twelve characters of `crockford`; whoever has it sees the balance. */
    code: text().notNull(),
    /** The day up to which ended points were taken off, in the zone of the company. */
    endedTo: date('ended_to').notNull(),
    createdAt: createdAt(),
    /** The member of staff. The account may be gone. */
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    unique('bonus_card_code').on(table.code),
    index('bonus_card_of_patient').on(table.patient),
    index('bonus_card_by_time').on(table.company, table.createdAt.desc(), table.id),
  ],
)
export type BonusCardRow = typeof bonusCard.$inferSelect

/** Points of bonus cards (`schemas/bonuses/points.ledger.ts`). */
export const points = ledgerTable('points', 'card_id', () => bonusCard.id)
