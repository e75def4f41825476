import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Drizzle over either driver, or a transaction. */
export type Orm = PgDatabase<PgQueryResultHKT>

/**
 * Events of `listen`: a notification's payload; `lost`, the connection broke; `gap`, it is back and
 * notifications may have been missed.
 */
export type Notification = { kind: 'payload'; payload: string } | { kind: 'lost' | 'gap' }

/** An open, migrated database. */
export type Database = {
  orm: Orm
  /**
   * Calls `fn` for each NOTIFY on `channel` (a plain identifier) from any process. Returns a function that
   * stops listening.
   */
  listen: (channel: string, fn: (notification: Notification) => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}
