import { and, count, eq, gt, sql } from 'drizzle-orm'
import { type ImportSettings, undoImportDays } from '../../schemas/exchange/import.ts'
import { exchangeImport, exchangeRow } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { type ImportRow, lockImport, wakeImports } from './imported-rows.ts'
import { unclearFields } from './look-at-part.ts'

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

/** Says what the columns are: they are looked at anew, and a plan that was made is thrown away. */
export async function chooseColumns(
  orm: Orm,
  seen: ImportRow,
  chosen: Pick<ImportSettings, 'columns' | 'ways'>,
): Promise<void> {
  if (seen.state !== 'looked' && seen.state !== 'planned') throw new ApiError('STATE_CHANGED')
  await move(orm, seen, { state: 'looking', settings: { ...chosen, seen: {} } })
  await orm.delete(exchangeRow).where(eq(exchangeRow.import, seen.id))
}

/** Has the plan made of an import whose columns are clear. */
export async function planImport(orm: Orm, seen: ImportRow): Promise<void> {
  if (seen.state !== 'looked' || unclearFields(seen).length > 0) throw new ApiError('STATE_CHANGED')
  await move(orm, seen, { state: 'planning' })
}

/** Has an import written as planned: all of its rows, or only the good ones. Throws 409 where all were meant and some have faults. */
export async function writeImport(
  orm: Orm,
  seen: ImportRow,
  { isGoodRowsOnly }: { isGoodRowsOnly: boolean },
): Promise<void> {
  if (seen.state !== 'planned') throw new ApiError('STATE_CHANGED')
  const [faulty] = await orm
    .select({ rows: count() })
    .from(exchangeRow)
    .where(and(eq(exchangeRow.import, seen.id), eq(exchangeRow.outcome, 'fault')))
  if (!isGoodRowsOnly && faulty && faulty.rows > 0) throw new ApiError('STATE_CHANGED')
  await move(orm, seen, { state: 'writing' })
}

/** Stops an import that is being written after the batch that is under way; what is written stays, and can be undone. */
export async function stopImport(orm: Orm, { id }: Pick<ImportRow, 'id'>): Promise<void> {
  await orm
    .update(exchangeImport)
    .set({ isStopped: true })
    .where(and(eq(exchangeImport.id, id), eq(exchangeImport.state, 'writing')))
}

/** Has a written import undone. Throws 409 after 30 days. */
export async function undoImport(orm: Orm, seen: ImportRow): Promise<void> {
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
  await move(orm, seen, { state: 'undoing' })
}
