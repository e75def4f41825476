import writeXlsxFile from 'write-excel-file/node'
import type { Cell } from './day-close-table.ts'

/** Rows as XLSX. A text stays a text there, whatever it begins with. */
export const xlsxOf = (rows: readonly (readonly Cell[])[], sheet: string): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
    { sheet, columns: [{ width: 34 }, { width: 24 }] },
  ).toBuffer()
