import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A `json` column as its stored text; drivers would parse it. */
export const rawJson = (column: PgColumn): SQL<string> => sql<string>`${column}::text`
