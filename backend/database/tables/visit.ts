import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { noteParts } from '../../../schemas/visits/note-parts.ts'
import { ledgerTable } from '../../kit/ledger/ledger-table.ts'
import { createdAt, instant, locale, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { appointment } from './appointment.ts'

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
