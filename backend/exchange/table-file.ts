import { Readable } from 'node:stream'
import type { WrittenCell } from '../../schemas/exchange/cell.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import { writeCsv } from '../kit/sheets/write-csv.ts'
import { writeXlsx } from '../kit/sheets/write-xlsx.ts'

/** The kinds of file in which tables leave a clinic. */
export const tableFormats = ['csv', 'xlsx'] as const
export type TableFormat = (typeof tableFormats)[number]

/** The rows of a table, page by page. */
export type TablePages = AsyncIterable<readonly (readonly WrittenCell[])[]>

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A table as a file, page by page. `title` names the sheet. */
export const tableBytes = (
  pages: TablePages,
  format: TableFormat,
  title: string,
): AsyncGenerator<Uint8Array> => (format === 'csv' ? writeCsv(pages) : writeXlsx(pages, title))

/** The answer with a table, which is sent while it is read, so that a file of any length takes little memory. */
export function tableFile(bytes: AsyncIterable<Uint8Array>, name: string, format: TableFormat): Response {
  const chunks = Readable.from(bytes, { highWaterMark: 1 })
  return new Response(Readable.toWeb(chunks) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}-${calendarDate(new Date(), 'UTC')}.${format}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
