import { sql } from 'drizzle-orm'
import { bigserial, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FreePart } from '../../../schemas/booking/free-part.ts'
import { instant } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'

/** A free slot after the next one; instants in ISO 8601. */
export type LaterSlot = Record<'cabinet' | 'startsAt' | 'endsAt' | 'until' | 'timezone', string>

/**
 * The next free slot of each doctor who can be booked, as a worker has computed it last: lists and blocks show it, and lists are ordered by
 * it, without computing it. For a booking `freeSlots` computes the true one.
 */
export const nextFree = pgTable(
  'next_free',
  {
    company: ofCompany(),
    specialist: text().notNull(),
    cabinet: text().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The zone of the branch. */
    timezone: text().notNull(),
    /** Until when it can be booked. */
    until: instant('until').notNull(),
    /** In how many days it was, by the calendar of the branch, when the order of lists was made: 7 for all that is later. */
    days: integer().notNull(),
    /** The next ones after it, the earliest first. */
    later: jsonb().$type<LaterSlot[]>().notNull().default([]),
    /** The parts of the next days (`listedDays`) in which there is a free slot. */
    parts: text().array().$type<FreePart[]>().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.company, table.specialist] })],
)

/**
 * Doctors whose next free slots have to be computed, and when. Rows are only added and removed, so that a booking waits for no lock; a
 * company may be in it more than once.
 */
export const nextFreeDue = pgTable(
  'next_free_due',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    company: text('company_code').notNull(),
    at: instant('at').notNull().defaultNow(),
  },
  (table) => [index('next_free_due_at').on(table.at), index('next_free_due_of').on(table.company)],
)
