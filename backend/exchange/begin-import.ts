import type { SheetRow } from '../../schemas/exchange/cell.ts'
import { cellText } from '../../schemas/exchange/cell-text.ts'
import { beginRows, guessColumns } from '../../schemas/exchange/guess-columns.ts'
import { short } from '../../schemas/html/short.ts'
import { exchangeImport, exchangePart } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { SheetParts } from '../kit/sheets/answer-sheet.ts'
import { type ImportRow, wakeImports } from './rows/imported-rows.ts'
import { subjectOf } from './rows/subjects.ts'

type Sent = { company: string; subject: string; file: string; by: string; byName: string; table: SheetParts }

/** How many parts are in a statement: a part has about 50 kB. */
const partsAtOnce = 20

const shortTexts = ({ at, cells }: SheetRow) => ({
  at,
  texts: cells.map((cell) => short(cellText(cell), 80)),
})

/** Stores a table that was read, with its columns guessed. Writes nothing of its rows. */
export async function beginImport(orm: Orm, { table, ...sent }: Sent): Promise<ImportRow> {
  const columns = guessColumns(subjectOf(sent.subject).definition, table.begin)
  const [row] = await orm
    .insert(exchangeImport)
    .values({
      ...sent,
      state: 'looking',
      settings: { columns, seen: {}, ways: {}, width: table.width },
      sheets: table.names,
      sheet: table.name,
      begin: table.begin.slice(0, beginRows).map(shortTexts),
      parts: table.parts.length,
    })
    .returning()
  if (!row) throw new Error('the import is not there')
  const parts = table.parts.map((rows, number) => ({ import: row.id, number, rows }))
  for (let at = 0; at < parts.length; at += partsAtOnce)
    await orm.insert(exchangePart).values(parts.slice(at, at + partsAtOnce))
  await wakeImports(orm)
  return row
}
