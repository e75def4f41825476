import { and, arrayOverlaps, eq, ne } from 'drizzle-orm'
import type { Cell } from '../../schemas/exchange/cell.ts'
import type { RowFault } from '../../schemas/exchange/import.ts'
import { type ReadRow, readRow } from '../../schemas/exchange/read-row.ts'
import { exchangeImport, exchangeRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { ImportSubject, Planned } from '../kit/exchange/define-import.ts'
import { countsWith, type ImportRow, lockImport, partDone, readerOf, rowsOfPart } from './imported-rows.ts'
import { waysOf } from './look-at-part.ts'
import { subjectOf } from './subjects.ts'

type PlannedRow = typeof exchangeRow.$inferInsert
type Keyed = ReadRow & { at: number; cells: Cell[]; keys: string[] }

/** The rows of a table by their keys, of those that have one of these. */
async function rowsByKey(orm: Orm, id: string, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map()
  const rows = await orm
    .select({ at: exchangeRow.at, keys: exchangeRow.keys })
    .from(exchangeRow)
    .where(
      and(
        eq(exchangeRow.import, id),
        ne(exchangeRow.outcome, 'fault'),
        arrayOverlaps(exchangeRow.keys, keys),
      ),
    )
  return new Map(rows.flatMap(({ at, keys: own }) => own.map((key) => [key, at] as const)))
}

/** The rows that are the same as an earlier one, and that one. */
async function repeatedRows(orm: Orm, id: string, rows: readonly Keyed[]): Promise<Map<number, number>> {
  const first = await rowsByKey(
    orm,
    id,
    rows.flatMap(({ keys }) => keys),
  )
  const repeated = new Map<number, number>()
  for (const { at, keys } of rows) {
    const same = keys.map((key) => first.get(key)).find((one) => one !== undefined)
    if (same !== undefined) repeated.set(at, same)
    else for (const key of keys) first.set(key, at)
  }
  return repeated
}

const faultOf = (faults: RowFault[]) => ({ outcome: 'fault' as const, faults })

function plannedOf(planned: Planned) {
  if (planned.outcome !== 'fault') return planned
  const { code, with: other } = planned
  return faultOf([{ code, ...(other !== undefined && { with: other }) }])
}

async function planRows(
  orm: Orm,
  subject: ImportSubject,
  { id, company }: ImportRow,
  read: readonly Keyed[],
): Promise<PlannedRow[]> {
  const readable = read.filter(({ problems }) => problems.length === 0)
  const repeated = await repeatedRows(orm, id, readable)
  const whole = readable.filter(({ at }) => !repeated.has(at))
  const plans = await subject.plan(
    orm,
    company,
    whole.map(({ value }) => value),
  )
  const planOf = new Map(whole.map(({ at }, index) => [at, plans[index]]))
  return read.map(({ at, value, cells, keys, problems }) => {
    const plan = planOf.get(at)
    const same = repeated.get(at)
    const outcome = plan
      ? plannedOf(plan)
      : faultOf(same === undefined ? problems : [{ code: 'repeated', with: String(same) }])
    return { import: id, at, value, keys, ...outcome, ...(outcome.outcome === 'fault' && { cells }) }
  })
}

/** How many rows are in a statement: Postgres limits its values to 65,535. */
const rowsAtOnce = 500

/** Plans what would become of the rows of the next part. Nobody waits for it, and nothing but the import is written. */
export async function planPart(orm: Orm, due: ImportRow): Promise<void> {
  const row = await lockImport(orm, due)
  if (!row) return
  const subject = subjectOf(row.subject)
  const reader = await readerOf(orm, row.company)
  const columns = { fields: row.settings.columns.fields, ways: waysOf(row) }
  const read = (await rowsOfPart(orm, row, row.partsDone)).map((one) => {
    const found = readRow(subject.definition, columns, one, reader)
    return { ...found, ...one, keys: found.problems.length === 0 ? subject.keysOf(found.value) : [] }
  })
  const planned = await planRows(orm, subject, row, read)
  for (let at = 0; at < planned.length; at += rowsAtOnce)
    await orm.insert(exchangeRow).values(planned.slice(at, at + rowsAtOnce))
  const counts = { add: 0, change: 0, same: 0, fault: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  await orm
    .update(exchangeImport)
    .set({ counts: countsWith(row.counts, counts) })
    .where(eq(exchangeImport.id, row.id))
  await partDone(orm, row, 'planned')
}
