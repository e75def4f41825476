import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, locale } from './columns.ts'

/** Messages to send, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    recipient: text().notNull(),
    locale: locale(),
    template: text().notNull(),
    /** Emptied after delivery, by WhatsApp once it has reached the phone: it may hold a code or a link. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null once sent or given up. */
    nextAttemptAt: instant('next_attempt_at').defaultNow(),
    sentAt: instant('sent_at'),
    /** How far a message to a phone has come by WhatsApp; `failed`: it goes by SMS. Null if it was not sent that way. */
    whatsapp: text({ enum: ['sent', 'delivered', 'read', 'failed'] }),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_waiting').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`)],
)
