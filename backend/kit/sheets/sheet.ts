import { type Cell, isEmptyCell, type SheetRow } from '../../../schemas/exchange/cell.ts'
import { maxMediaBytes } from '../../../schemas/formats/media-file.ts'

/** A table of a file, its name, and those of all tables that the file has. A CSV has no names. */
export type Sheet = { names: string[]; name: string | null; rows: SheetRow[] }

/** Why a file cannot be read as a table. */
export type SheetFault =
  | { fault: 'noTable' | 'oldExcel' | 'encoding' | 'broken' | 'empty' | 'slow' | 'tooLarge' | 'noSheet' }
  | { fault: 'unclosedQuote' | 'longCell'; at: number }
  | { fault: 'manyRows' | 'manyColumns'; limit: number }

/** Thrown for a file that cannot be read as a table. */
export class SheetError extends Error {
  readonly reason: SheetFault
  constructor(reason: SheetFault) {
    super(reason.fault)
    this.reason = reason
  }
}

/** What a table may have at most. */
export const sheetLimits = {
  bytes: maxMediaBytes,
  /** Of an XLSX, whose files are packed. */
  unpackedBytes: 256 * 1024 * 1024,
  rows: 100_000,
  /** Rows above those of things: titles and heads. */
  headRows: 20,
  columns: 100,
  cellLength: 5000,
} as const

/** A text without what Postgres cannot store: an XLSX can name such signs by their codes. */
const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** The cells of a row without the empty ones at its end. Throws for a row that is too wide, or a text that is too long. */
export function boundedRow(cells: Cell[], at: number): SheetRow {
  const last = cells.findLastIndex((cell) => !isEmptyCell(cell))
  if (last >= sheetLimits.columns) throw new SheetError({ fault: 'manyColumns', limit: sheetLimits.columns })
  const kept = cells.slice(0, last + 1).map((cell) => (typeof cell === 'string' ? storable(cell) : cell))
  if (kept.some((cell) => typeof cell === 'string' && cell.length > sheetLimits.cellLength))
    throw new SheetError({ fault: 'longCell', at })
  return { at, cells: kept }
}

/** Adds a row that is not empty. Throws for one too many. */
export function addRow(rows: SheetRow[], row: SheetRow): void {
  if (row.cells.length === 0) return
  rows.push(row)
  if (rows.length > sheetLimits.rows + sheetLimits.headRows)
    throw new SheetError({ fault: 'manyRows', limit: sheetLimits.rows })
}
