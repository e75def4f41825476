import { asc, eq } from 'drizzle-orm'
import type { Way } from '../../../schemas/exchange/kind.ts'
import { exchangeImport, exchangeRow } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { readTable } from '../../kit/sheets/answer-sheet.ts'
import { beginImport } from '../begin-import.ts'
import { goOn } from '../go-on.ts'
import { chooseColumns } from '../move-import.ts'
import type { ImportRow } from '../rows/imported-rows.ts'

/** An import as it is now. */
export async function importNow(orm: Orm, { id }: Pick<ImportRow, 'id'>): Promise<ImportRow> {
  const [row] = await orm.select().from(exchangeImport).where(eq(exchangeImport.id, id))
  if (!row) throw new Error('the import is gone')
  return row
}

/** An import after it was moved on, and all of its work is done. */
export async function moved(
  orm: Orm,
  row: ImportRow,
  act: (row: ImportRow) => Promise<unknown>,
): Promise<ImportRow> {
  await act(row)
  await goOn(orm)
  return importNow(orm, row)
}

/** Of which company and subject a table is, and who brings it. */
type Brought = { company: string; subject: string; by: string }

/** Brings a file: its columns are guessed and looked at. */
export async function broughtTable(orm: Orm, bytes: Uint8Array, sent: Brought): Promise<ImportRow> {
  const table = await readTable({ bytes })
  const row = await beginImport(orm, { ...sent, file: 'a.csv', table, byName: 'Ермекова Дана' })
  return moved(orm, row, async () => {})
}

/** Has the rows planned by the columns that were guessed. */
export const plannedTable = (orm: Orm, row: ImportRow, ways: Record<string, Way> = {}): Promise<ImportRow> =>
  moved(orm, row, (one) =>
    chooseColumns(orm, one, { columns: one.settings.columns, ways, isConfirmed: true }),
  )

/** The rows of an import that were planned. */
export const rowsOf = (orm: Orm, { id }: Pick<ImportRow, 'id'>) =>
  orm.select().from(exchangeRow).where(eq(exchangeRow.import, id)).orderBy(asc(exchangeRow.at))
