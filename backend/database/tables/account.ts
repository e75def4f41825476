import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Locale } from '../../../locales/locale.ts'

/** An instant; all of ours know their zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/** A language of ours. */
export const locale = () => text().$type<Locale>().notNull()

/** A person with an account. E-mail is lower-case and confirmed, a phone as `normalizePhone` gives it. */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    email: text().unique(),
    phone: text(),
    emailConfirmedAt: instant('email_confirmed_at'),
    phoneConfirmedAt: instant('phone_confirmed_at'),
    /** argon2id in its own notation. */
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    /** After it the password is changed before anything else (R31); without it the password does not expire. */
    passwordExpiresAt: instant('password_expires_at'),
    lastName: text('last_name').notNull(),
    name: text().notNull(),
    middleName: text('middle_name'),
    birthday: date(),
    gender: text({ enum: ['female', 'male'] }),
    locale: locale(),
    /** Slug of a city. */
    city: text(),
    /** The picture's name in the file store; absent where there is none. */
    avatar: text(),
    /** Grows with each picture that there ever was, so that a browser never shows an older one. */
    avatarVersion: integer('avatar_version').notNull().default(0),
    /** Judges companies, reviews and questions of all clinics. Not a role in a company. */
    isModerator: boolean('is_moderator').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('account_contact', sql`${table.email} is not null or ${table.phone} is not null`),
    // Only confirmed phones are unique: an unconfirmed one must not block its real owner.
    uniqueIndex('account_by_phone').on(table.phone).where(sql`phone_confirmed_at is not null`),
  ],
)

/** A row of a person's own; it goes with the account. */
export const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/** Where a person is signed in. The cookie holds a random token, the table its SHA-256: who reads the table cannot sign in. */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What the list of sessions calls it. */
    id: uuid().notNull().unique().defaultRandom(),
    account: ofAccount(),
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** True where the cookie outlives the browser (REMEMBER). */
    isLasting: boolean('is_lasting').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('session_by_account').on(table.account), index('session_by_end').on(table.expiresAt)],
)

/**
 * A contact that waits for its code (C-25), or a link that was sent. What is to happen then is in `pending`: a
 * registration is no account until its contact is proven.
 */
export const confirmation = pgTable(
  'confirmation',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['register', 'email', 'phone', 'restore', 'change'] }).notNull(),
    /** Absent for a registration, and where the answer must not tell that there is no such account. */
    account: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    contact: text().notNull(),
    /** SHA-256 of the code or token; absent where none was sent, so that none fits. */
    secretHash: text('secret_hash'),
    pending: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 of what the browser of a registration keeps in a cookie: only there its code is sent again. */
    browserHash: text('browser_hash'),
    attempts: integer().notNull().default(0),
    sentAt: instant('sent_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('confirmation_by_contact').on(table.contact, table.purpose),
    index('confirmation_by_secret').on(table.secretHash),
    index('confirmation_by_end').on(table.expiresAt),
  ],
)

/** How often something was done in the window that ends at `resetsAt`; shared by all processes. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().primaryKey(), count: integer().notNull(), resetsAt: instant('resets_at').notNull() },
  (table) => [index('rate_limit_by_end').on(table.resetsAt)],
)

/** Proofs of work that have been used (A-0d), until they are too old to be used again. */
export const usedProof = pgTable(
  'used_proof',
  { key: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_proof_by_end').on(table.expiresAt)],
)

/** Messages to send, written in the transaction of what they tell. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    recipient: text().notNull(),
    locale: locale(),
    template: text().notNull(),
    /** Emptied once the message is delivered: it may hold a code or a link. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; absent once it is sent or given up. */
    nextAttemptAt: instant('next_attempt_at').defaultNow(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_waiting').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`)],
)

/** Secrets that all processes share, made at random by the first one. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
