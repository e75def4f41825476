import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { areas } from '../../areas/registry.ts'
import { isWaitingRow } from '../../kit/area/list/waiting-rows.ts'
import type { Orm } from '../../kit/database/database.ts'

/** Rows of an area that wait for a publisher to show them: its table, the column that says since when, and their condition. */
export function rowsToShow(
  orm: Orm,
  name: string,
  company: string,
): { table: PgTable; since: PgColumn; where: SQL } {
  const area = areas.get(name)
  const where = area && isWaitingRow(orm, area, company)
  if (!area || !where) throw new Error(`"${name}" is no area whose rows are shown by a right of its own`)
  return { table: area.table, since: area.columns.updatedAt, where }
}
