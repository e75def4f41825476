import { and, eq, sql } from 'drizzle-orm'
import type { Cell } from '../../../schemas/exchange/cell.ts'
import { headingField, headingOf } from '../../../schemas/exchange/headings.ts'
import type { RowFault } from '../../../schemas/exchange/import.ts'
import { type ReadRow, readRow } from '../../../schemas/exchange/read-row.ts'
import { exchangeImport, exchangeKey, exchangeRow } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { ImportSubject, Planned } from '../../kit/exchange/define-import.ts'
import {
  countsWith,
  type ImportRow,
  lockImport,
  partDone,
  readerOf,
  rowsOfPart,
} from '../rows/imported-rows.ts'
import { learnSizes } from '../rows/learn-sizes.ts'
import { subjectOf } from '../rows/subjects.ts'
import { waysOf } from './look-at-part.ts'

type PlannedRow = Pick<typeof exchangeRow.$inferInsert, 'at' | 'outcome' | 'value' | 'cells'> &
  ({ outcome: 'fault'; faults: RowFault[] } | { outcome: 'heading' } | Exclude<Planned, { outcome: 'fault' }>)
type Keyed = ReadRow & { at: number; cells: Cell[]; keys: string[] }

/** The rows that are the same as an earlier one, and that one. The keys of the others are kept. */
async function repeatedRows(orm: Orm, id: string, rows: readonly Keyed[]): Promise<Map<number, number>> {
  // One by one: of an import that is new to it Postgres would compare all keys with all of these.
  const having = orm
    .select({ at: exchangeKey.at })
    .from(exchangeKey)
    .where(and(eq(exchangeKey.import, id), sql`${exchangeKey.key} = sought.key`))
    .limit(1)
    .as('having')
  const known = await orm
    .select({ key: sql<string>`sought.key`, at: having.at })
    .from(sql`unnest(${sql.param(rows.flatMap((row) => row.keys))}::text[]) as sought (key)`)
    .innerJoinLateral(having, sql`true`)
  const first = new Map(known.map(({ key, at }) => [key, at]))
  const repeated = new Map<number, number>()
  const added: { key: string; at: number }[] = []
  for (const { at, keys: own } of rows) {
    const same = own.map((key) => first.get(key)).find((one) => one !== undefined)
    if (same !== undefined) repeated.set(at, same)
    else
      for (const key of own) {
        first.set(key, at)
        added.push({ key, at })
      }
  }
  await orm.execute(sql`insert into ${exchangeKey} (import_id, key, row_number)
    select ${id}, key, at from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as added (key text, at int)
    on conflict do nothing`)
  return repeated
}

/**
 * Of the rows that others repeat those that change nothing. A row that repeats one of these is as harmless if it changes nothing either: a
 * clinic may have two cards or services that look the same, and its own table has both.
 */
async function knownRows(
  orm: Orm,
  id: string,
  planOf: ReadonlyMap<number, Planned | undefined>,
  repeated: ReadonlyMap<number, number>,
): Promise<ReadonlySet<number>> {
  const others = [...new Set(repeated.values())]
  const here = others.filter((at) => planOf.get(at)?.outcome === 'same')
  const before = others.filter((at) => !planOf.has(at))
  if (before.length === 0) return new Set(here)
  const rows = await orm
    .select({ at: exchangeRow.at })
    .from(exchangeRow)
    .where(
      and(
        eq(exchangeRow.import, id),
        eq(exchangeRow.outcome, 'same'),
        sql`${exchangeRow.at} = any(${sql.param(before)}::int[])`,
      ),
    )
  return new Set([...here, ...rows.map(({ at }) => at)])
}

const faultOf = (faults: RowFault[]) => ({ outcome: 'fault' as const, faults })

function plannedOf(planned: Planned) {
  if (planned.outcome !== 'fault') return planned
  const { outcome: _, ...fault } = planned
  return faultOf([fault])
}

async function planRows(
  orm: Orm,
  subject: ImportSubject,
  { id, company }: ImportRow,
  read: readonly Keyed[],
): Promise<PlannedRow[]> {
  const readable = read.filter(({ problems }) => problems.length === 0)
  const repeated = await repeatedRows(orm, id, readable)
  const plans = await subject.plan(
    orm,
    company,
    readable.map(({ value }) => value),
  )
  const planOf = new Map(readable.map(({ at }, index) => [at, plans[index]]))
  const known = await knownRows(orm, id, planOf, repeated)
  return read.map(({ at, value, cells, problems }) => {
    const plan = planOf.get(at)
    const other = repeated.get(at)
    const isSame = other !== undefined && plan?.outcome === 'same' && known.has(other)
    const faults: RowFault[] = other === undefined ? problems : [{ code: 'repeated', with: String(other) }]
    const outcome = plan && (other === undefined || isSame) ? plannedOf(plan) : faultOf(faults)
    return { at, value, ...outcome, ...(outcome.outcome === 'fault' && { cells }) }
  })
}

/** Stores the plan of rows in one statement with one value: a value for each column of a row takes the processor many times as long. */
const insertRows = (orm: Orm, id: string, planned: readonly PlannedRow[]) =>
  orm.execute(sql`insert into ${exchangeRow}
      (import_id, row_number, outcome, value, before, faults, cells, target, revision)
    select ${id}, at, outcome, value, before, faults, cells, target, revision
    from jsonb_to_recordset(${JSON.stringify(planned)}::jsonb) as planned
      (at int, outcome text, value jsonb, before jsonb, faults jsonb, cells jsonb, target text, revision int)`)

/** Plans what would become of the rows of the next part. Nobody waits for it, and nothing but the import is written. */
export async function planPart(orm: Orm, due: ImportRow): Promise<void> {
  const row = await lockImport(orm, due)
  if (!row) return
  const subject = subjectOf(row.subject)
  const reader = await readerOf(orm, row.company)
  const columns = { fields: row.settings.columns.fields, ways: waysOf(row) }
  const field = headingField(subject.definition, columns.fields)
  let { heading } = row.settings
  const headings: PlannedRow[] = []
  const read: Keyed[] = []
  for (const one of await rowsOfPart(orm, row, row.partsDone)) {
    const text = field === undefined ? undefined : headingOf(one)
    if (field !== undefined && text !== undefined) {
      heading = text
      headings.push({ at: one.at, outcome: 'heading', value: { [field]: text }, cells: one.cells })
      continue
    }
    const above = field === undefined || heading === undefined ? undefined : { field, text: heading }
    const found = readRow(subject.definition, columns, one, reader, above)
    read.push({ ...found, ...one, keys: found.problems.length === 0 ? subject.keysOf(found.value) : [] })
  }
  const planned = [...headings, ...(await planRows(orm, subject, row, read))]
  await insertRows(orm, row.id, planned)
  const counts = { add: 0, change: 0, same: 0, fault: 0, heading: 0 }
  for (const { outcome } of planned) counts[outcome] += 1
  await orm
    .update(exchangeImport)
    .set({
      counts: countsWith(row.counts, counts),
      // The next part may begin below it.
      ...(heading !== row.settings.heading && { settings: { ...row.settings, heading } }),
    })
    .where(eq(exchangeImport.id, row.id))
  const before = Object.values(row.counts).reduce((sum, one) => sum + one, 0)
  await learnSizes(orm, [exchangeRow, exchangeKey], before, planned.length)
  await partDone(orm, row, 'planned')
}
