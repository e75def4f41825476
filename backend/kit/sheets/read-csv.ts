import type { Cell, SheetRow } from '../../../schemas/exchange/cell.ts'
import { meantText } from '../../../schemas/formats/formula.ts'
import { decodeText } from './decode-text.ts'
import { addRow, boundedRow, type Sheet, SheetError, sheetLimits } from './sheet.ts'

const separators = [';', '\t', ','] as const
type Separator = (typeof separators)[number]

const isLineEnd = (sign: string | undefined): boolean => sign === '\n' || sign === '\r'

/** Where a line end at `at` ends: Windows writes two signs. */
const afterLineEnd = (text: string, at: number): number =>
  text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1

/** A cell that begins with a quote, and where it ends. A quote in it is written twice. */
function quotedCell(text: string, begin: number, separator: Separator, row: number): [Cell, number] {
  let value = ''
  let at = begin + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new SheetError({ fault: 'unclosedQuote', at: row })
    value += text.slice(at, quote)
    if (value.length > sheetLimits.cellLength) throw new SheetError({ fault: 'longCell', at: row })
    at = quote + 1
    if (text[at] !== '"') break
    value += '"'
    at += 1
  }
  let end = at
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1
  const isWhole = text.slice(at, end).trim() === ''
  return [isWhole ? meantText(value.replace(/\r\n?/g, '\n')) : { fault: 'quote' }, end]
}

/** A cell without quotes, and where it ends. */
function plainCell(text: string, begin: number, separator: Separator): [Cell, number] {
  let end = begin
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1
  return [meantText(text.slice(begin, end)), end]
}

/** The rows of a text, the empty ones too. */
function* rowsOf(text: string, separator: Separator): Generator<Cell[]> {
  let row = 1
  let cells: Cell[] = []
  let at = 0
  while (at < text.length) {
    const [cell, end] =
      text[at] === '"' ? quotedCell(text, at, separator, row) : plainCell(text, at, separator)
    cells.push(cell)
    at = end + 1
    if (text[end] === separator && end + 1 < text.length) continue
    if (text[end] === separator) cells.push('')
    else at = afterLineEnd(text, end)
    yield cells
    cells = []
    row += 1
  }
}

/** Of how many rows at the beginning the separator is seen. */
const sampleRows = 50

/** How many of the first rows a separator splits, and how many of them into as many cells as most. */
function fitOf(text: string, separator: Separator): { split: number; alike: number } {
  const counts = new Map<number, number>()
  let seen = 0
  try {
    for (const { length } of rowsOf(text, separator)) {
      if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1)
      seen += 1
      if (seen === sampleRows) break
    }
  } catch (error) {
    if (!(error instanceof SheetError)) throw error
  }
  const all = [...counts.values()]
  return { split: all.reduce((sum, one) => sum + one, 0), alike: Math.max(0, ...all) }
}

/**
 * The separator that splits most rows, then the one that splits most of them into as many cells; of two that fit equally well the first one. Commas are in
 * prices and texts too, but not in each row: a table of several parts has rows of several lengths.
 */
function separatorOf(text: string): Separator {
  const fits = separators.map((separator) => ({ separator, ...fitOf(text, separator) }))
  return fits.reduce((best, one) =>
    one.split > best.split || (one.split === best.split && one.alike > best.alike) ? one : best,
  ).separator
}

/** The separator that a first line `sep=;` names, as Excel writes it; and what follows. */
function namedSeparator(text: string): { separator: Separator; rest: string } | undefined {
  const [line, separator] = /^sep=([;,\t])(?:\r\n?|\n)/i.exec(text) ?? []
  if (line === undefined) return undefined
  return { separator: separator as Separator, rest: text.slice(line.length) }
}

/** The table of a CSV file: with semicolons, commas or tabs, quoted cells, and any line ends. Throws `SheetError`. */
export function readCsv(bytes: Uint8Array): Sheet {
  const text = decodeText(bytes)
  const named = namedSeparator(text)
  const separator = named?.separator ?? separatorOf(text)
  const rows: SheetRow[] = []
  let at = named ? 2 : 1
  for (const cells of rowsOf(named?.rest ?? text, separator)) {
    addRow(rows, boundedRow(cells, at))
    at += 1
  }
  if (rows.length === 0) throw new SheetError({ fault: 'empty' })
  return { names: [], name: null, rows }
}
