import { and, desc, eq, inArray } from 'drizzle-orm'
import { exchangeImport, exchangeRow } from '../database/tables/index.ts'
import { lockCompany } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import type { ImportSubject } from '../kit/exchange/define-import.ts'
import { type ImportRow, lockImport } from './imported-rows.ts'
import { subjectOf } from './subjects.ts'

type Row = typeof exchangeRow.$inferSelect
/** A row that was written, of which everything is known. */
type WrittenRow = Row & { target: string; revision: number }

const batchRows = 200

const isKnown = (row: Row): row is WrittenRow => row.target !== null && row.revision !== null

/** The rows that are undone, by their numbers. */
async function undoRows(
  orm: Orm,
  subject: ImportSubject,
  { company, by: account }: ImportRow,
  rows: readonly WrittenRow[],
): Promise<Set<number>> {
  const by = { company, account }
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
  const rows = await orm
    .select()
    .from(exchangeRow)
    .where(and(eq(exchangeRow.import, of.id), eq(exchangeRow.state, 'written')))
    .orderBy(desc(exchangeRow.at))
    .limit(batchRows)
  const undone = await undoRows(orm, subjectOf(of.subject), of, rows.filter(isKnown))
  for (const state of ['undone', 'kept'] as const) {
    const at = rows.map((row) => row.at).filter((one) => undone.has(one) === (state === 'undone'))
    if (at.length > 0)
      await orm
        .update(exchangeRow)
        .set({ state })
        .where(and(eq(exchangeRow.import, of.id), inArray(exchangeRow.at, at)))
  }
  if (rows.length < batchRows)
    await orm.update(exchangeImport).set({ state: 'undone' }).where(eq(exchangeImport.id, of.id))
}
