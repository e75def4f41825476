import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { exchangeImport, exchangeRow } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { ImportSubject, Written } from '../../kit/exchange/define-import.ts'
import { countsWith, type ImportRow, lockImport } from '../rows/imported-rows.ts'
import { learnSizes } from '../rows/learn-sizes.ts'
import { mayImport } from '../rows/may-import.ts'
import { subjectOf } from '../rows/subjects.ts'

type Row = typeof exchangeRow.$inferSelect

/** How many rows are written in a transaction: bookings of the company wait for no more. */
const batchRows = 200

/** Notes what has become of a row. */
const note = (orm: Orm, row: Row, set: Partial<Pick<Row, 'state' | 'target' | 'revision'>>) =>
  orm
    .update(exchangeRow)
    .set(set)
    .where(and(eq(exchangeRow.import, row.import), eq(exchangeRow.at, row.at)))

/** Notes what things rows have become, in one statement. */
async function noteAdded(
  orm: Orm,
  of: ImportRow,
  added: readonly (Written & { at: number })[],
): Promise<void> {
  if (added.length === 0) return
  await orm.execute(
    sql`update ${exchangeRow} set state = 'written', target = noted.target, revision = noted.revision
      from jsonb_to_recordset(${JSON.stringify(added)}::jsonb) as noted (at int, target text, revision int)
      where ${exchangeRow.import} = ${of.id} and ${exchangeRow.at} = noted.at`,
  )
}

/** Adds the things that nobody else has added since the plan. Returns how many. */
async function addRows(
  orm: Orm,
  subject: ImportSubject,
  of: ImportRow,
  rows: readonly Row[],
): Promise<number> {
  const plans = await subject.plan(
    orm,
    of.company,
    rows.map(({ value }) => value),
  )
  const isNew = (_: Row, index: number) => plans[index]?.outcome === 'add'
  const added = rows.filter(isNew)
  const by = { company: of.company, account: of.by, isShown: of.settings.isShown ?? false }
  const written = await subject.add(
    orm,
    by,
    added.map(({ value }) => value),
  )
  const pairs = added.flatMap(({ at }, index) => {
    const one = written[index]
    return one ? [{ at, ...one }] : []
  })
  await noteAdded(orm, of, pairs)
  const noted = new Set(pairs.map(({ at }) => at))
  for (const row of rows) if (!noted.has(row.at)) await note(orm, row, { state: 'meanwhile' })
  return pairs.length
}

/** Changes a thing that nobody else has changed since the plan; false if somebody has. */
async function changeRow(orm: Orm, subject: ImportSubject, of: ImportRow, row: Row): Promise<boolean> {
  const { target, revision, value, before } = row
  if (target === null || revision === null || before === null) throw new Error('a change without its thing')
  const by = { company: of.company, account: of.by }
  const written = await subject.change(orm, by, { target, revision, value, before })
  await note(
    orm,
    row,
    written === undefined ? { state: 'meanwhile' } : { state: 'written', revision: written },
  )
  return written !== undefined
}

/**
 * Writes the next rows of an import, all in one transaction. The rows that are written say so, so that a process that is killed is followed by
 * another one at the same place.
 */
export async function writeBatch(orm: Orm, due: ImportRow): Promise<void> {
  await lockCompany(orm, due.company)
  const of = await lockImport(orm, due)
  if (!of) return
  const subject = subjectOf(of.subject)
  // A right that is gone ends an import as a press does.
  const isAllowed = await mayImport(orm, { company: of.company, account: of.by }, subject.definition)
  const rows =
    of.isStopped || !isAllowed
      ? []
      : await orm
          .select()
          .from(exchangeRow)
          .where(
            and(
              eq(exchangeRow.import, of.id),
              eq(exchangeRow.state, 'planned'),
              inArray(exchangeRow.outcome, ['add', 'change']),
            ),
          )
          .orderBy(asc(exchangeRow.at))
          .limit(batchRows)
  const added = rows.filter(({ outcome }) => outcome === 'add')
  let written = added.length > 0 ? await addRows(orm, subject, of, added) : 0
  for (const row of rows)
    if (row.outcome === 'change' && (await changeRow(orm, subject, of, row))) written += 1
  const isLast = rows.length < batchRows
  await orm
    .update(exchangeImport)
    .set({
      counts: countsWith(of.counts, { written, meanwhile: rows.length - written }),
      ...(isLast && { state: 'written', writtenAt: sql`now()` }),
      ...(!isAllowed && { stopReason: 'right' }),
    })
    .where(eq(exchangeImport.id, of.id))
  await learnSizes(orm, subject.tables, of.counts.written ?? 0, written)
}
