import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dayPartNames } from '../../../schemas/appointment-requests/appointment-request.ts'
import { changedFields } from '../../../schemas/booking/appointment-change.ts'
import { appointmentStatuses } from '../../../schemas/booking/appointment-status.ts'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant, locale, texts } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { patient } from './patient.ts'

/**
 * Holds of slots and appointments (S-APPT). Two constraints that the migration adds keep them apart, as long as their status occupies time:
 * `appointment_of_doctor` (no two of one doctor overlap, unless one is overbooked on purpose) and `appointment_of_patient`.
 */
export const appointment = pgTable(
  'appointment',
  {
    /** A hold's id is a secret of its holder. */
    id: uuid().primaryKey().defaultRandom(),
    /** The code that people read out; a hold has none. */
    code: text().unique(),
    company: ofCompany(),
    cabinet: text().notNull(),
    /** Code of the doctor's card, which may be gone. */
    specialist: text().notNull(),
    service: text(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The zone of the branch when it was booked: messages name its time of day. */
    timezone: text().notNull(),
    status: text({ enum: appointmentStatuses }).notNull(),
    source: text({ enum: ['online', 'staff', 'walk_in'] })
      .notNull()
      .default('online'),
    /** The patient has booked in a widget of the clinic on another site. */
    isWidget: boolean('is_widget').notNull().default(false),
    /** Put over another one on purpose; outside of the doctor's constraint. */
    isOverbook: boolean('is_overbook').notNull().default(false),
    /** The same patient at the same time on purpose; outside of the patient's constraint. */
    isSamePatient: boolean('is_same_patient').notNull().default(false),
    /** A hold's end, and whether it was prolonged. */
    expiresAt: instant('expires_at'),
    isRenewed: boolean('is_renewed').notNull().default(false),
    /** A hold's holder, as hashes of the address and of the browser or person; a booking has none (`backend/booking/slots/kept-time.ts`). */
    heldFrom: text('held_from'),
    heldBy: text('held_by'),
    /** The price as it was shown. */
    price: doublePrecision(),
    priceTo: doublePrecision('price_to'),
    currency: text(),
    /** Code of the promotion that has made the price, which may be gone, the price of the price list, and the last day of the promotion. */
    promotion: text(),
    priceBefore: doublePrecision('price_before'),
    promotedUntil: date('promoted_until'),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    /** The patient's card; a hold has none. */
    patient: uuid('patient_id').references(() => patient.id, { onDelete: 'set null' }),
    lastName: text('last_name').notNull().default(''),
    name: text().notNull().default(''),
    middleName: text('middle_name'),
    phone: text(),
    email: text(),
    birthday: date(),
    visitFor: text('visit_for', { enum: ['self', 'child', 'other'] })
      .notNull()
      .default('self'),
    /** Name of the person who booked for another, if they gave it. */
    contactName: text('contact_name'),
    comment: text(),
    locale: locale().default('ru'),
    /** The contact that messages go to: only a confirmed one; null for none. */
    channel: text({ enum: ['email', 'phone'] }),
    /** The hash of phone number and company: counts missed visits. */
    phoneHash: text('phone_hash'),
    /** The hash of the patient in the company: a person who books for others is there once for each of them. */
    patientHash: text('patient_hash'),
    /** Idempotency-Key of the booking, and its request, as hashes. */
    requestKey: text('request_key').unique(),
    requestHash: text('request_hash'),
    movedTo: uuid('moved_to').references((): AnyPgColumn => appointment.id, { onDelete: 'set null' }),
    /** The same for all appointments that moves have made of one: names it in calendars and signs its link. */
    uid: uuid().notNull().defaultRandom(),
    sequence: integer().notNull().default(0),
    attendsAt: instant('attends_at'),
    /** When the patient really came, the visit began and ended. */
    arrivedAt: instant('arrived_at'),
    beganAt: instant('began_at'),
    endedAt: instant('ended_at'),
    reason: text(),
    /** When the patient is to be reminded; null if not, or not any more. */
    remindAt: instant('remind_at'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    /** The member of staff; null for the patient. The account may be gone. */
    updatedBy: uuid('updated_by'),
  },
  (table) => [
    index('appointment_by_day').on(table.company, table.startsAt),
    // For the figures of a clinic: what was booked on a day, and what has changed since they were kept.
    index('appointment_by_creation').on(table.company, table.createdAt),
    index('appointment_by_change').on(table.updatedAt),
    index('appointment_by_uid').on(table.uid),
    // With what tells whose patient somebody is: a search asks for it for hundreds of cards, from the index alone.
    index('appointment_by_patient')
      .on(table.patient, table.startsAt.desc(), table.specialist, table.cabinet, table.status)
      .where(sql`patient_id is not null`),
    index('appointment_without_card')
      .on(table.company)
      .where(sql`patient_id is null and status <> 'hold' and name <> ''`),
    index('appointment_by_account').on(table.account, table.startsAt.desc()),
    index('appointment_by_phone').on(table.phoneHash).where(sql`phone_hash is not null`),
    index('appointment_moved').on(table.movedTo).where(sql`moved_to is not null`),
    index('appointment_to_remind').on(table.remindAt).where(sql`remind_at is not null`),
    index('appointment_expiring').on(table.expiresAt).where(sql`status = 'hold'`),
  ],
)

/** Changes of an appointment by hand, with the values before: of its status (S-APPT) and of corrected fields. */
export const appointmentChange = pgTable(
  'appointment_change',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    appointment: uuid('appointment_id')
      .notNull()
      .references(() => appointment.id, { onDelete: 'cascade' }),
    at: instant('changed_at').notNull(),
    /** The member of staff. The account may be gone. */
    by: uuid('changed_by').notNull(),
    field: text({ enum: changedFields }).notNull(),
    /** The name at that time; a value without words of its own, as a phone number or minutes, is the Russian text. */
    before: texts(),
    after: texts(),
  },
  (table) => [index('appointment_change_by_time').on(table.appointment, table.at)],
)

/** People who want a message when a slot becomes free (PA10). */
export const waitingList = pgTable(
  'waiting_list',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** A doctor, or any doctor of a speciality; neither for any doctor. */
    specialist: text(),
    speciality: text(),
    /** Null for any branch. */
    cabinet: text(),
    from: date('date_from').notNull(),
    until: date('date_to').notNull(),
    account: uuid('account_id').references(() => account.id, { onDelete: 'set null' }),
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    contact: text().notNull(),
    /** How messages greet them. */
    name: text(),
    /** Parts of a day that suit them; empty for any. */
    parts: text({ enum: dayPartNames }).array().notNull().default([]),
    /** The code of their link, which takes them off the list. */
    code: text().unique(),
    locale: locale(),
    /** The time of the last message; no other within the hour. */
    toldAt: instant('told_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('waiting_list_once').on(
      table.company,
      table.contact,
      sql`coalesce(specialist, '')`,
      sql`coalesce(speciality, '')`,
      sql`coalesce(cabinet, '')`,
    ),
    index('waiting_list_by_end').on(table.until),
  ],
)
