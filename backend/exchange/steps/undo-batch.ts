import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { exchangeImport, exchangeRow } from '../../database/tables/index.ts'
import { lockCompany } from '../../kit/company/lock-company.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { ImportedBy, ImportSubject } from '../../kit/exchange/define-import.ts'
import { countsWith, type ImportRow, lockImport } from '../rows/imported-rows.ts'
import { mayImport } from '../rows/may-import.ts'
import { subjectOf } from '../rows/subjects.ts'

type Row = typeof exchangeRow.$inferSelect
/** A row that was written, of which everything is known. */
type WrittenRow = Row & { target: string; revision: number }

const batchRows = 200

const isKnown = (row: Row): row is WrittenRow => row.target !== null && row.revision !== null

/** The rows that are undone, by their numbers. */
async function undoRows(
  orm: Orm,
  subject: ImportSubject,
  by: ImportedBy,
  rows: readonly WrittenRow[],
): Promise<Set<number>> {
  const added = rows.filter(({ outcome }) => outcome === 'add')
  const removed = added.length > 0 ? await subject.takeBack(orm, by, added) : new Set<string>()
  const undone = new Set(added.filter(({ target }) => removed.has(target)).map(({ at }) => at))
  for (const { at, outcome, target, revision, value, before } of rows)
    if (outcome === 'change' && before !== null)
      if (await subject.changeBack(orm, by, { target, revision, value, before })) undone.add(at)
  return undone
}

/** Undoes the last rows of an import that are written, all in one transaction. What somebody has changed or used since stays. */
export async function undoBatch(orm: Orm, due: ImportRow): Promise<void> {
  await lockCompany(orm, due.company)
  const of = await lockImport(orm, due)
  if (!of) return
  const subject = subjectOf(of.subject)
  const by = { company: of.company, account: of.undoneBy ?? of.by }
  const ofImport = eq(exchangeImport.id, of.id)
  if (!(await mayImport(orm, by, subject.definition))) {
    await orm.update(exchangeImport).set({ state: 'written', stopReason: 'right' }).where(ofImport)
    return
  }
  const rows = await orm
    .select()
    .from(exchangeRow)
    .where(and(eq(exchangeRow.import, of.id), eq(exchangeRow.state, 'written')))
    .orderBy(desc(exchangeRow.at))
    .limit(batchRows)
  const undone = await undoRows(orm, subject, by, rows.filter(isKnown))
  for (const state of ['undone', 'kept'] as const) {
    const at = rows.map((row) => row.at).filter((one) => undone.has(one) === (state === 'undone'))
    if (at.length > 0)
      await orm
        .update(exchangeRow)
        .set({ state })
        .where(and(eq(exchangeRow.import, of.id), inArray(exchangeRow.at, at)))
  }
  const isLast = rows.length < batchRows
  await orm
    .update(exchangeImport)
    .set({
      counts: countsWith(of.counts, { undone: undone.size, kept: rows.length - undone.size }),
      ...(isLast && { state: 'undone', undoneAt: sql`now()` }),
    })
    .where(ofImport)
}
