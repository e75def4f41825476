import { and, eq, getTableName, gt, min, type SQL, sql } from 'drizzle-orm'
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { Reading } from '../http/endpoint.ts'
import type { Area } from './area.ts'

type Visible = Pick<Reading<unknown, unknown>, 'orm' | 'expires'>

/**
 * The condition for rows that visitors may see now: their status is `shown`, and the current time is within their
 * period. `within` is the endpoint's own condition, such as one company; the response expires when the next period of
 * those rows begins or ends. For an area that is not scheduled the result is `within`.
 */
export async function visibleRows(
  { definition, columns, table }: Area,
  { orm, expires }: Visible,
  within?: SQL,
): Promise<SQL | undefined> {
  const { status, shownFrom, shownUntil } = columns
  if (!definition.scheduled) return within
  if (!status || !shownFrom || !shownUntil)
    throw new Error(`The table "${getTableName(table)}" has no columns status, shownFrom, shownUntil`)
  const isShown = and(within, eq(status, 'shown'))
  const next = (at: PgColumn) =>
    orm
      .select({ at: min(at) })
      .from(table)
      .where(and(isShown, gt(at, sql`now()`)))
  for (const { at } of await unionAll(next(shownFrom), next(shownUntil))) if (at instanceof Date) expires(at)
  return and(isShown, sql`coalesce(${shownFrom} <= now(), true)`, sql`coalesce(${shownUntil} > now(), true)`)
}
