import writeXlsxFile from 'write-excel-file/node'
import { textCell } from '../../kit/text-cell.ts'
import type { Cell } from './day-close-table.ts'

/**
 * Rows as CSV for Excel as it is set up in our four countries: semicolons, decimal commas, UTF-8 with its mark. Excel in English asks for the separator
 * when the file is imported; XLSX needs none.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : textCell(cell)))
        .join(';'),
    )
    .join('\r\n')}\r\n`

/** Rows as XLSX. A text stays a text there, whatever it begins with. */
export const xlsxOf = (rows: readonly (readonly Cell[])[], sheet: string): Promise<Buffer> =>
  writeXlsxFile(
    rows.map((row) =>
      row.map((value) => (typeof value === 'number' ? { value, type: Number } : { value, type: String })),
    ),
    { sheet, columns: [{ width: 34 }, { width: 24 }] },
  ).toBuffer()
