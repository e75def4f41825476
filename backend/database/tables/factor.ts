import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { factorEvents } from '../../../schemas/factors/factor-event.ts'
import { account, ofAccount } from '../../kit/tables/account.ts'
import { createdAt, instant, strings } from '../../kit/tables/columns.ts'
import { company } from '../../kit/tables/company.ts'

/** The app of an account that shows a code of six digits every half minute (TOTP). It counts once a first code of it was right. */
export const authenticatorApp = pgTable('authenticator_app', {
  account: ofAccount().primaryKey(),
  /** The secret of the codes, sealed (`backend/kit/secrets/sealed.ts`). */
  secret: text('secret_sealed').notNull(),
  /** The half minute of the last right code: neither it nor an earlier one is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  usedAt: instant('used_at'),
})

/** A passkey of an account (WebAuthn): only its public half is known here. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    credential: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it was used, as it says itself; a lower number than before is that of a copy. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: strings(),
    name: text().notNull(),
    /** It is kept by a provider, and so is on several devices of the person. */
    isSynced: boolean('is_synced').notNull(),
    createdAt: createdAt(),
    usedAt: instant('used_at'),
  },
  (table) => [index('passkey_by_account').on(table.account)],
)

/** A code for a person who has lost the other factors, for one use. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    account: ofAccount(),
    secretHash: text('secret_hash').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.account, table.secretHash] })],
)

/** What a browser has to answer for one purpose within minutes; it opens nothing by itself. */
export const factorChallenge = pgTable(
  'factor_challenge',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text({ enum: ['second-step', 'passkey-sign-in', 'add-passkey'] }).notNull(),
    /** Null before it is known who signs in. */
    account: uuid('account_id').references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token that the browser has. */
    secretHash: text('secret_hash').notNull().unique(),
    /** What a passkey has to sign. */
    signed: text(),
    /** Whether the session that follows outlives the browser. */
    isLasting: boolean('is_lasting').notNull().default(false),
    attempts: integer().notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('factor_challenge_by_account').on(table.account),
    index('factor_challenge_by_end').on(table.expiresAt),
  ],
)

/**
 * A person who has lost all factors asks to go on without them, or a clinic allows it. Nothing is taken away before the person has
 * entered a code that was sent to their contact, and the waiting time is over (decision 49).
 */
export const factorReset = pgTable(
  'factor_reset',
  {
    id: uuid().primaryKey().defaultRandom(),
    account: ofAccount(),
    /** The clinic that has allowed it, and who there; null if the person has asked alone. */
    company: text('company_code').references(() => company.code, { onDelete: 'set null' }),
    allowedBy: uuid('allowed_by').references(() => account.id, { onDelete: 'set null' }),
    /** When the person has entered the code of their contact. */
    confirmedAt: instant('confirmed_at'),
    /** From when on it may be done; null before it is confirmed. */
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
    /** When it was done, given up or refused. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('factor_reset_open').on(table.account).where(sql`ended_at is null`),
    index('factor_reset_by_allowing').on(table.allowedBy),
    index('factor_reset_by_company').on(table.company),
  ],
)

/** What has happened to the factors of an account, as the person reads it. */
export const factorEvent = pgTable(
  'factor_event',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    account: ofAccount(),
    kind: text({ enum: factorEvents }).notNull(),
    /** The passkey's name, the clinic, who has acted there, the browser. */
    about: jsonb().$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('factor_event_by_account').on(table.account, table.id)],
)
