import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables/index.ts'

/** Drizzle over either driver; a transaction is one too. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof tables>

/**
 * What `listen` is told: a notification's payload, that the connection has broken (`lost`) and nothing is heard, or that it
 * is back and some may have been missed meanwhile (`gap`).
 */
export type Notification = { kind: 'payload'; payload: string } | { kind: 'lost' | 'gap' }

/** An open, migrated database. */
export type Database = {
  orm: Orm
  /** Calls `fn` for each NOTIFY on `channel` (a plain identifier), of this process and others. Gives the way to stop. */
  listen: (channel: string, fn: (notification: Notification) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}
