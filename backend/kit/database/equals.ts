import { eq, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** An equality condition on a column; undefined if there is no value to compare with. */
export const equals = (column: PgColumn, value: string | undefined): SQL | undefined =>
  value === undefined ? undefined : eq(column, value)
