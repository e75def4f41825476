import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** A row without `searched`, as `readColumns` reads it. */
export type ReadRow<T extends PgTable> = Omit<T['$inferSelect'], 'searched'>

/** Columns of a table without `searched`, the text for the search index, which is never returned. */
export function readColumns<T extends PgTable>(table: T) {
  const { searched: _, ...columns } = getTableColumns(table) as T['_']['columns'] & { searched?: unknown }
  return columns as Omit<T['_']['columns'], 'searched'>
}
