/**
 * A cell of a table as its file has it: a text, a number in the digits of the file, a date `YYYY-MM-DD` or `YYYY-MM-DDTHH:MM:SS`, a truth value,
 * or what cannot be read. CSV has texts alone. An empty cell is an empty text.
 */
export type Cell = string | boolean | { number: string } | { date: string } | { fault: CellFault }

/** Why a cell cannot be read: a formula failed, or was never calculated; or a quoted text goes on after its quote. */
export type CellFault = 'formula' | 'quote'

/** A row that is not empty, and its number in the file, which begins with 1. */
export type SheetRow = { at: number; cells: Cell[] }

/** A cell of a table that is written: a text, a number, a date `YYYY-MM-DD`, or nothing. */
export type WrittenCell = string | number | { date: string } | undefined

type WrittenPage = readonly (readonly WrittenCell[])[]

/** Rows that are written, in as many pages as are in memory one after the other. */
export type WrittenPages = Iterable<WrittenPage> | AsyncIterable<WrittenPage>

/** Whether nothing is in a cell. */
export const isEmptyCell = (cell: Cell | undefined): boolean =>
  cell === undefined || (typeof cell === 'string' && cell.trim() === '')
