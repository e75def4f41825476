import type { WrittenCell, WrittenPages } from '../../../schemas/exchange/cell.ts'
import { textCell } from '../text-cell.ts'

const encoder = new TextEncoder()

/** A date as spreadsheets of our countries write it. */
const dateText = (date: string): string => date.split('-').reverse().join('.')

/** A number has a decimal comma, and is never a formula. */
const numberText = (value: number): string => String(value).replace('.', ',')

function cellText(cell: WrittenCell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return numberText(cell)
  if (typeof cell === 'object') return dateText(cell.date)
  return textCell(cell)
}

const rowText = (row: readonly WrittenCell[]): string => `${row.map(cellText).join(';')}\r\n`

/**
 * Rows as CSV for Excel as it is set up in our four countries, written page by page: semicolons, decimal commas, UTF-8 with its mark. Excel in
 * English asks for the separator when the file is imported; XLSX needs none.
 */
export async function* writeCsv(pages: WrittenPages): AsyncGenerator<Uint8Array> {
  yield encoder.encode('\uFEFF')
  for await (const rows of pages) yield encoder.encode(rows.map(rowText).join(''))
}
