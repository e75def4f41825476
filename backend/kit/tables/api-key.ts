import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { ofAccount } from './account.ts'
import { createdAt, instant, strings } from './columns.ts'
import { ofCompany } from './company.ts'

/**
 * Keys by which other programs call the API for a company, as the person who has made the key, within its scopes (decision 53). The table has the
 * SHA-256 of a key, so a leaked table opens nothing.
 */
export const apiKey = pgTable(
  'api_key',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    /** Who has made it. The key ends with their membership. */
    account: ofAccount(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The first letters of the key, by which people recognise it. */
    start: text().notNull(),
    name: text().notNull(),
    /** What the program sends as `X-Integrator`; null if anything. */
    integrator: text(),
    scopes: strings(),
    createdAt: createdAt(),
    /** When a second factor was shown in the session in which it was made; null if none was: a company that requires one does not take it then. */
    factorAt: instant('factor_at'),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    revokedBy: uuid('revoked_by'),
  },
  (table) => [index('api_key_by_company').on(table.company), index('api_key_by_account').on(table.account)],
)

export type ApiKeyRow = typeof apiKey.$inferSelect
