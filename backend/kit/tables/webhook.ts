import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  attemptFaults,
  messageStates,
  offReasons,
  webhookStates,
} from '../../../schemas/webhooks/webhook-states.ts'
import { ofAccount } from './account.ts'
import { createdAt, instant } from './columns.ts'
import { ofCompany } from './company.ts'

/** Addresses of a company's other systems, which hear what changes. */
export const webhook = pgTable(
  'webhook',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** Who has made it. It ends with their membership, as a key does. */
    account: ofAccount(),
    url: text().notNull(),
    /** What it hears: `appointment.created`. */
    types: text().array().notNull(),
    /** The secret that signs, sealed; and the ones before it, with spaces between, which sign too until then. */
    secret: text().notNull(),
    formerSecret: text('former_secret'),
    formerUntil: instant('former_until'),
    /** A paused one keeps what changes until it goes on; for one that is off nothing is noted. */
    state: text({ enum: webhookStates }).notNull().default('on'),
    offReason: text('off_reason', { enum: offReasons }),
    /** Since when every attempt has failed; null if the last one has not. */
    failingSince: instant('failing_since'),
    /** When a second factor was shown in the session in which it was made (decision 53). */
    factorAt: instant('factor_at'),
    createdAt: createdAt(),
  },
  (table) => [index('webhook_by_company').on(table.company), index('webhook_by_account').on(table.account)],
)

/** Messages to webhooks, written by the database in the transaction of the change (`webhook_note`). `number` is the order of the changes of a thing. */
export const webhookMessage = pgTable(
  'webhook_message',
  {
    number: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The `webhook-id`, the same at each attempt. */
    id: uuid().notNull().unique().defaultRandom(),
    webhook: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    /** What has changed, and which one it is. */
    object: text().notNull(),
    code: text().notNull(),
    type: text().notNull(),
    /** When it has changed. */
    at: createdAt(),
    state: text({ enum: messageStates }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    /** When the next attempt is due, or while it is made, when another process may take it over. */
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    /** When it was taken, or given up. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('webhook_message_latest').on(table.webhook, table.number.desc()),
    index('webhook_message_waiting')
      .on(table.webhook, table.object, table.code, table.number)
      .where(sql`state = 'waiting'`),
    index('webhook_message_due').on(table.nextAttemptAt).where(sql`state = 'waiting'`),
    index('webhook_message_failed').on(table.webhook, table.number).where(sql`state = 'failed'`),
    index('webhook_message_ended').on(table.endedAt).where(sql`ended_at is not null`),
  ],
)

/** Attempts to bring a message to its address. */
export const webhookAttempt = pgTable(
  'webhook_attempt',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message: bigint('message_number', { mode: 'number' })
      .notNull()
      .references(() => webhookMessage.number, { onDelete: 'cascade' }),
    at: instant('attempted_at').notNull().defaultNow(),
    milliseconds: integer().notNull(),
    /** The status of the answer; null if there was none. */
    status: integer(),
    /** Why the message was not taken; null if it was. */
    fault: text({ enum: attemptFaults }),
    /** The beginning of the answer. */
    answer: text().notNull().default(''),
  },
  (table) => [index('webhook_attempt_of_message').on(table.message, table.id)],
)

export type WebhookRow = typeof webhook.$inferSelect
export type WebhookMessageRow = typeof webhookMessage.$inferSelect
