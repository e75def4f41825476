import { and, eq, gt, sql } from 'drizzle-orm'
import { type ImportSettings, undoImportDays, unwrittenStates } from '../../schemas/exchange/import.ts'
import { exchangeImport, exchangeKey, exchangeRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { type ImportRow, lockImport, wakeImports } from './rows/imported-rows.ts'

type Set = Partial<typeof exchangeImport.$inferInsert>

/** Moves an import on, if it still is where somebody has seen it. Throws 409 if it is not. */
async function move(orm: Orm, seen: ImportRow, set: Set): Promise<void> {
  if (!(await lockImport(orm, seen))) throw new ApiError('STATE_CHANGED')
  await orm
    .update(exchangeImport)
    .set({ partsDone: 0, ...set })
    .where(eq(exchangeImport.id, seen.id))
  await wakeImports(orm)
}

/**
 * Says what the columns are: they are looked at anew, and a plan that was made is thrown away. Once they are clear, the rows are planned if the
 * columns are confirmed.
 */
export async function chooseColumns(
  orm: Orm,
  seen: ImportRow,
  chosen: Pick<ImportSettings, 'columns' | 'ways' | 'isConfirmed'>,
): Promise<void> {
  if (seen.state !== 'looked' && seen.state !== 'planned') throw new ApiError('STATE_CHANGED')
  const { headings: _, heading: __, ...settings } = seen.settings
  await move(orm, seen, { state: 'looking', settings: { ...settings, ...chosen, seen: {} }, counts: {} })
  for (const table of [exchangeRow, exchangeKey]) await orm.delete(table).where(eq(table.import, seen.id))
}

/** Has an import written as planned: all of its rows, or only the good ones; visitors see what is added at once, or not yet. Throws 409 where all were meant and some have faults. */
export async function writeImport(
  orm: Orm,
  seen: ImportRow,
  { isGoodRowsOnly, isShown = false }: { isGoodRowsOnly: boolean; isShown?: boolean },
): Promise<void> {
  if (seen.state !== 'planned') throw new ApiError('STATE_CHANGED')
  if (!isGoodRowsOnly && seen.counts.fault) throw new ApiError('ROWS_FAULTY')
  await move(orm, seen, { state: 'writing', settings: { ...seen.settings, isShown } })
}

/**
 * Stops an import that is being written after the batch that is under way; what is written stays, and can be undone. `reason` says why, if nobody
 * has pressed.
 */
export async function stopImport(orm: Orm, { id }: Pick<ImportRow, 'id'>, reason?: string): Promise<void> {
  await orm
    .update(exchangeImport)
    .set({ isStopped: true, ...(reason !== undefined && { stopReason: reason }) })
    .where(and(eq(exchangeImport.id, id), eq(exchangeImport.state, 'writing')))
}

/** Who has something done. */
type By = { account: string; name: string }

/** Has a written import undone, in the name of whoever asks. Throws 409 after 30 days. */
export async function undoImport(orm: Orm, seen: ImportRow, { account, name }: By): Promise<void> {
  if (seen.state !== 'written') throw new ApiError('STATE_CHANGED')
  const [recent] = await orm
    .select({ id: exchangeImport.id })
    .from(exchangeImport)
    .where(
      and(
        eq(exchangeImport.id, seen.id),
        gt(exchangeImport.writtenAt, sql`now() - make_interval(days => ${undoImportDays})`),
      ),
    )
  if (!recent) throw new ApiError('UNDO_OVER')
  await move(orm, seen, { state: 'undoing', undoneBy: account, undoneByName: name, stopReason: null })
}

const isUnwritten = (state: ImportRow['state']): boolean => unwrittenStates.some((one) => one === state)

/** Throws a table away of which nothing was written. */
export async function discardImport(orm: Orm, { id }: Pick<ImportRow, 'id'>): Promise<void> {
  const [row] = await orm.select().from(exchangeImport).where(eq(exchangeImport.id, id)).for('update')
  if (!row) return
  if (!isUnwritten(row.state)) throw new ApiError('STATE_CHANGED')
  await orm.delete(exchangeImport).where(eq(exchangeImport.id, id))
}
