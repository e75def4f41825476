import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, locale } from './columns.ts'

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
    /** Edits rows of the product (D-PERM); null if only the configuration (ADMINISTRATORS) decides. */
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
    /** When a second factor was shown in this session; null if none was. */
    factorAt: instant('factor_at'),
  },
  (table) => [index('session_by_account').on(table.account), index('session_by_end').on(table.expiresAt)],
)
