import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/node'
import type { Cell, SheetRow } from '../../../schemas/exchange/cell.ts'
import { addRow, boundedRow, type Sheet, SheetError, sheetLimits } from './sheet.ts'

/** What the reader gives for a cell; a number as the file has it, because a long one would lose digits. */
type Read = string | boolean | Date | { number: string } | null

/** What spreadsheets show in place of a value that a formula has not. */
const formulaFault = /^#(?:NULL!|DIV\/0!|VALUE!|REF!|NAME\?|NUM!|N\/A|SPILL!|CALC!|GETTING_DATA)$/

const secondMs = 1000

/** A date to the second: as a fraction of a day it is not exact. */
function dateCell(date: Date): Cell {
  const ms = Math.round(date.getTime() / secondMs) * secondMs
  if (Number.isNaN(ms)) return { fault: 'formula' }
  return { date: new Date(ms).toISOString().slice(0, 19).replace('T00:00:00', '') }
}

function cellOf(read: Read | undefined): Cell {
  if (read === null || read === undefined) return ''
  if (typeof read === 'string') return formulaFault.test(read) ? { fault: 'formula' } : read
  return read instanceof Date ? dateCell(read) : read
}

/**
 * The files of an XLSX that say what is in its cells. Each is unpacked into as many bytes as the archive says that it has, so that no more than
 * these are ever used.
 */
function unpack(bytes: Uint8Array): Unzipped {
  let sum = 0
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.(?:xml|rels)$/i.test(name)) return false
        sum += originalSize
        if (sum > sheetLimits.unpackedBytes) throw new SheetError({ fault: 'tooLarge' })
        return true
      },
    })
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError({ fault: 'broken' })
  }
}

/** A formula without a value: its cell was never calculated, and the reader would take it for an empty one. */
const uncalculated =
  /<((?:\w+:)?)c\b([^>]*)>\s*<\1f\b(?:[^>]*\/>|[^>]*>[^<]*<\/\1f>)\s*(?:<\1v\s*\/>\s*)?<\/\1c>/g

const failed = /(<(?:\w+:)?c\b[^>]*\bt=")e"/g

/** A cell with a value to the right of the last column that is read: the reader would make as many cells of each row. */
const tooFarRight = /<(?:\w+:)?c\b[^>]*\br="(?:[A-Z]{3,}|[D-Z][A-Z]|C[W-Z])\d+"[^>]*[^/]>\s*</

/** The files with tables in which a cell that was never calculated says so. Throws for a table that is too wide. */
function withSafeSheets(files: Unzipped): Unzipped {
  const safe = { ...files }
  for (const [name, bytes] of Object.entries(files)) {
    if (!/worksheets\//i.test(name)) continue
    const xml = strFromU8(bytes)
    if (tooFarRight.test(xml)) throw new SheetError({ fault: 'manyColumns', limit: sheetLimits.columns })
    const marked = xml
      .replace(uncalculated, (_, prefix: string, attributes: string) => {
        const others = attributes.replace(/\bt="[^"]*"/, '')
        return `<${prefix}c${others} t="e"><${prefix}v>#VALUE!</${prefix}v></${prefix}c>`
      })
      // The reader takes a failed formula for an empty cell, too.
      .replace(failed, '$1str"')
    if (marked !== xml) safe[name] = strToU8(marked)
  }
  return safe
}

/** A table of an XLSX file, the first that has rows or the one with this name. Throws `SheetError`. */
export async function readXlsx(bytes: Uint8Array, name?: string): Promise<Sheet> {
  const files = unpack(bytes)
  if (!Object.keys(files).some((file) => /(?:^|\/)workbook\.xml$/i.test(file)))
    throw new SheetError({ fault: 'noTable' })
  // The reader would unpack the archive without a limit.
  const unpacked = Buffer.from(zipSync(withSafeSheets(files), { level: 0 }))
  const sheets = await readWorkbook(unpacked, { trim: false, parseNumber: (number) => ({ number }) }).catch(
    () => {
      throw new SheetError({ fault: 'broken' })
    },
  )
  const sheet =
    name === undefined
      ? sheets.find(({ data }) => data.length > 0)
      : sheets.find(({ sheet: one }) => one === name)
  if (!sheet) throw new SheetError({ fault: name === undefined ? 'empty' : 'noSheet' })
  const rows: SheetRow[] = []
  for (const [index, row] of (sheet.data as Read[][]).entries())
    addRow(rows, boundedRow(row.map(cellOf), index + 1))
  if (rows.length === 0) throw new SheetError({ fault: 'empty' })
  return { names: sheets.map(({ sheet: one }) => one), name: sheet.sheet, rows }
}
