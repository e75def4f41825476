import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from '../../kit/tables/account.ts'
import { createdAt, instant } from '../../kit/tables/columns.ts'

/**
 * What codes and links are for, with the subject that uses them. A subject adds its own by `declare module`; two that say the same purpose
 * do not compile.
 */
export interface CodePurposes {
  register: 'accounts'
  email: 'accounts'
  phone: 'accounts'
  restore: 'accounts'
  change: 'accounts'
  'lost-factor': 'accounts'
}
export type CodePurpose = keyof CodePurposes

/**
 * A contact that waits for its code (C-25), or a link that was sent. `pending` holds what happens on
 * confirmation: a registration becomes an account only then.
 */
export const confirmation = pgTable(
  'confirmation',
  {
    id: uuid().primaryKey().defaultRandom(),
    purpose: text().$type<CodePurpose>().notNull(),
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
