import { and, asc, lte, type SQL, sql } from 'drizzle-orm'
import type { Database, Orm } from '../database/database.ts'
import { readColumns } from '../database/read-columns.ts'
import type { Area, Row } from './area.ts'
import { publishRow } from './publish-row.ts'

/** The notification channel that wakes the workers that publish rows. */
export const dueChannel = 'shipa_rows_due'

/** Publishes one row that is due; false if there is none. Another process skips it meanwhile. */
async function publishNext(orm: Orm, area: Area, now: SQL): Promise<boolean> {
  const { publishAt } = area.columns
  if (!publishAt) return false
  const [due]: Row[] = await orm
    .select(readColumns(area.table))
    .from(area.table)
    .where(and(lte(publishAt, now)))
    .orderBy(asc(publishAt))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!due) return false
  await publishRow(orm, area, { company: String(due.company), code: String(due.code) }, due)
  return true
}

/**
 * Publishes the drafts of `drafted` areas that are due, each once, however many processes run it. Returns in how many
 * milliseconds the next one is due, undefined if there is none.
 */
export async function publishDueRows(
  db: Pick<Database, 'orm'>,
  areas: Iterable<Area>,
  stopped?: AbortSignal,
  now = sql`now()`,
): Promise<number | undefined> {
  const waits: number[] = []
  for (const area of areas) {
    const { publishAt } = area.columns
    if (!area.definition.drafted || !publishAt) continue
    while (!stopped?.aborted && (await db.orm.transaction((orm) => publishNext(orm, area, now))));
    const [next] = await db.orm
      .select({ ms: sql<number | null>`(extract(epoch from min(${publishAt}) - ${now}) * 1000)::float8` })
      .from(area.table)
    if (next?.ms !== null && next?.ms !== undefined) waits.push(next.ms)
  }
  return waits.length > 0 ? Math.min(...waits) : undefined
}
