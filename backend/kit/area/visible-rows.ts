import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Reading } from '../http/endpoint.ts'
import type { Area } from './area.ts'

type Visible = Pick<Reading<unknown, unknown>, 'orm' | 'expires'>

/** The columns of a table of a `scheduled` area. */
type Period = Record<'status' | 'shownFrom' | 'shownUntil', PgColumn>

const isShown = ({ status }: Period) => eq(status, 'shown')

/** The condition for rows that visitors may see now: their status is `shown`, and now is within their period. */
export const isVisible = (row: Period): SQL =>
  sql`(${isShown(row)} and coalesce(${row.shownFrom} <= now(), true) and coalesce(${row.shownUntil} > now(), true))`

/** A column of a query: when the next period of those rows begins or ends, null if none does. */
export function nextChange(period: Period, within?: SQL) {
  const { shownFrom, shownUntil } = period
  // Each column by itself, so that the few rows that change later are found by an index.
  const next = (at: PgColumn) =>
    sql`(select min(${at}) from ${at.table} where ${and(sql`${at} > now()`, within, isShown(period))})`
  const first = sql<Date | null>`least(${next(shownFrom)}, ${next(shownUntil)})`
  // The driver gives text, which the column turns into a date.
  return first.mapWith((at: string) => shownFrom.mapFromDriverValue(at) as Date | null)
}

/** Lets the answer expire when the next period of those rows begins or ends, for queries without `nextChange`. */
export async function expireWithPeriods(
  period: Period,
  { orm, expires }: Visible,
  within?: SQL,
): Promise<void> {
  const [found] = await orm.select({ at: nextChange(period, within) }).from(sql`(select 1) as one`)
  if (found?.at) expires(found.at)
}

/** Lets the answer expire at the `nextChange` of its rows. An answer without rows has to ask for it: one may appear. */
export async function expireWithRows(
  [row]: readonly { nextChange: Date | null }[],
  { expires }: Pick<Visible, 'expires'>,
  ask: () => Promise<void>,
): Promise<void> {
  if (!row) return ask()
  if (row.nextChange) expires(row.nextChange)
}

/**
 * The condition for rows of an area that visitors may see now; the answer expires when the next of their periods begins
 * or ends. `within` is the endpoint's own condition, such as one company. For an area that is not scheduled the result is
 * `within`.
 */
export async function visibleRows(
  { definition, columns, table }: Area,
  reading: Visible,
  within?: SQL,
): Promise<SQL | undefined> {
  const { status, shownFrom, shownUntil } = columns
  if (!definition.scheduled) return within
  if (!status || !shownFrom || !shownUntil)
    throw new Error(`The table "${getTableName(table)}" has no columns status, shownFrom, shownUntil`)
  const period = { status, shownFrom, shownUntil }
  await expireWithPeriods(period, reading, within)
  return and(within, isVisible(period))
}
