import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A `json` column as the text that was stored, which drivers would otherwise parse. */
export const rawJson = (column: PgColumn): SQL<string> => sql<string>`${column}::text`
