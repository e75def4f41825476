import { and, asc, lte, type SQL, sql } from 'drizzle-orm'
import type { RowPlace } from '../../../../schemas/areas/define-area.ts'
import { lockCompany } from '../../company/lock-company.ts'
import type { Database, Orm } from '../../database/database.ts'
import { readColumns } from '../../database/read-columns.ts'
import { eachDue } from '../../worker/each-due.ts'
import type { Area, Row } from '../area.ts'
import { rowCondition } from '../rows.ts'
import { publishRow } from './publish-row.ts'

/** The notification channel that wakes the workers that publish rows. */
export const dueChannel = 'shipa_rows_due'

/** Publishes a row that is due; nothing if another process was quicker. */
async function publishOne(orm: Orm, area: Area, due: RowPlace, isDue: SQL): Promise<void> {
  await lockCompany(orm, due.company)
  const [row]: Row[] = await orm
    .select(readColumns(area.table))
    .from(area.table)
    .where(and(rowCondition(area, due), isDue))
    .for('update')
  if (row) await publishRow(orm, area, due, row)
}

/**
 * Publishes the drafts of `drafted` areas that are due, each once, however many processes run it; a failing one does not delay others of
 * its area. Returns in how many milliseconds the next one is due, undefined if there is none.
 */
export async function publishDueRows(
  db: Pick<Database, 'orm'>,
  areas: Iterable<Area>,
  stopped?: AbortSignal,
  now = sql`now()`,
): Promise<number | undefined> {
  const waits: number[] = []
  for (const area of areas) {
    const { company, code, publishAt } = area.columns
    if (!area.definition.drafted || !company || !publishAt) continue
    const isDue = lte(publishAt, now)
    await eachDue<RowPlace>({
      stopped,
      next: async (failed) => {
        const others = failed.map((one) => sql`not (${rowCondition(area, one)})`)
        const due = db.orm
          .select({ company, code })
          .from(area.table)
          .where(and(isDue, ...others))
        const [row]: Row[] = await due.orderBy(asc(publishAt)).limit(1)
        return row && { company: String(row.company), code: String(row.code) }
      },
      act: (due) => db.orm.transaction((orm) => publishOne(orm, area, due, isDue)),
    })
    const [next] = await db.orm
      .select({ ms: sql<number | null>`(extract(epoch from min(${publishAt}) - ${now}) * 1000)::float8` })
      .from(area.table)
    if (next?.ms !== null && next?.ms !== undefined) waits.push(next.ms)
  }
  return waits.length > 0 ? Math.min(...waits) : undefined
}
