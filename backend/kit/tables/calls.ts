import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

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

/** Random secrets shared by all processes, created by the first one. */
export const secret = pgTable('secret', { name: text().primaryKey(), value: text().notNull() })
