import writeXlsxFile from 'write-excel-file/node'
import type { Cell } from './day-close-table.ts'

/** What a spreadsheet would take for a formula is a text: it begins with an apostrophe. */
const asText = (words: string): string => (/^[=+\-@\t\r]/.test(words) ? `'${words}` : words)

const quoted = (words: string): string =>
  /[";\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words

/**
 * Rows as CSV for Excel as it is set up in our four countries: semicolons, decimal commas, UTF-8 with its mark. Excel in English asks for the separator
 * when the file is imported; XLSX needs none.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows
    .map((row) =>
      row
        .map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : quoted(asText(cell))))
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
