import { getTableColumns } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** The property of a table that holds a column. */
export function propertyOf(table: PgTable, column: PgColumn): string {
  const [name] = Object.entries(getTableColumns(table)).find(([, one]) => one === column) ?? []
  if (!name) throw new Error(`The table of a case has no column "${column.name}"; name one of its own`)
  return name
}
