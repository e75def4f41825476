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

/** A timestamp with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = () => instant('created_at').notNull().defaultNow()
/** A column for an interface language. */
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
    /** argon2id in its standard encoded form. */
    passwordHash: text('password_hash').notNull(),
    passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
    /**
     * After this time the password must be changed before anything else (R31); null means it does not expire.
     */
    passwordExpiresAt: instant('password_expires_at'),
    lastName: text('last_name').notNull(),
    name: text().notNull(),
    middleName: text('middle_name'),
    birthday: date(),
    gender: text({ enum: ['female', 'male'] }),
    locale: locale(),
    /** Slug of a city. */
    city: text(),
    /** Name of the picture in the file store; null without a picture. */
    avatar: text(),
    /** Incremented with each picture, so that a browser never shows a cached older one. */
    avatarVersion: integer('avatar_version').notNull().default(0),
    /** Moderates companies, reviews and questions of all clinics. Not a role in a company. */
    isModerator: boolean('is_moderator').notNull().default(false),
    /** Edits what belongs to the product (D-PERM); null if only the configuration (ADMINISTRATORS) says whether. */
    isAdministrator: boolean('is_administrator'),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    check('account_contact', sql`${table.email} is not null or ${table.phone} is not null`),
    // Only confirmed phones are unique: an unconfirmed one must not block its real owner.
    uniqueIndex('account_by_phone').on(table.phone).where(sql`phone_confirmed_at is not null`),
  ],
)

/** Foreign key to the owning account; rows are deleted with it. */
export const ofAccount = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' })

/**
 * Sessions. The cookie holds a random token and the table its SHA-256, so a leaked table does not allow
 * signing in.
 */
export const session = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Public id in the list of sessions. */
    id: uuid().notNull().unique().defaultRandom(),
    account: ofAccount(),
    createdAt: createdAt(),
    usedAt: instant('used_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** Whether the cookie outlives the browser (REMEMBER). */
    isLasting: boolean('is_lasting').notNull(),
    userAgent: text('user_agent').notNull(),
  },
  (table) => [index('session_by_account').on(table.account), index('session_by_end').on(table.expiresAt)],
)

/**
 * A contact that waits for its code (C-25), or a link that was sent. `pending` holds what happens on
 * confirmation: a registration becomes an account only then.
 */
export const confirmation = pgTable(
  'confirmation',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({
      enum: [
        'register',
        'email',
        'phone',
        'restore',
        'change',
        'claim',
        'booking',
        'review',
        'question',
        'consultation',
      ],
    }).notNull(),
    /** Null for a registration, and for decoys that hide that there is no such account. */
    account: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['email', 'phone'] }).notNull(),
    contact: text().notNull(),
    /** SHA-256 of the code or token; null if none was sent, so that none matches. */
    secretHash: text('secret_hash'),
    pending: jsonb().$type<Record<string, unknown>>(),
    /** SHA-256 of the registration cookie: only that browser may have the code sent again. */
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

/** Rate limit counters, shared by all processes. The window ends at `resetsAt`. */
export const rateLimit = pgTable(
  'rate_limit',
  { key: text().primaryKey(), count: integer().notNull(), resetsAt: instant('resets_at').notNull() },
  (table) => [index('rate_limit_by_end').on(table.resetsAt)],
)

/** Used proofs of work (A-0d), stored until they would be too old to be accepted. */
export const usedProof = pgTable(
  'used_proof',
  { key: text().primaryKey(), expiresAt: instant('expires_at').notNull() },
  (table) => [index('used_proof_by_end').on(table.expiresAt)],
)

/** Messages to send, written in the transaction that causes them. */
export const outbox = pgTable(
  'outbox',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['mail', 'sms'] }).notNull(),
    recipient: text().notNull(),
    locale: locale(),
    template: text().notNull(),
    /** Emptied after delivery: it may hold a code or a link. */
    params: jsonb().$type<Record<string, string>>().notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; null once sent or given up. */
    nextAttemptAt: instant('next_attempt_at').defaultNow(),
    sentAt: instant('sent_at'),
    lastError: text('last_error'),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_waiting').on(table.nextAttemptAt).where(sql`next_attempt_at is not null`)],
)

/** Random secrets shared by all processes, created by the first one. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
