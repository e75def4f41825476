import type { SheetRow } from '../../../schemas/exchange/cell.ts'
import { readCsv } from './read-csv.ts'
import { readXlsx } from './read-xlsx.ts'
import { SheetError, type SheetFault } from './sheet.ts'

/** A file to read, and which of its tables. */
export type SheetJob = { bytes: Uint8Array; name?: string }

/**
 * A table in pieces, each a JSON of at most `rowsOfPart` rows: the process that stores them need not hold up others by reading them all.
 * `begin` are the first rows.
 */
export type SheetParts = {
  names: string[]
  name: string | null
  count: number
  /** How many columns have something in them, counted to the last one. */
  width: number
  begin: SheetRow[]
  parts: string[]
}

/** How many rows are in a part. */
export const rowsOfPart = 500

const beginRows = 50

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean =>
  mark.every((byte, at) => bytes[at] === byte)

const isZip = (bytes: Uint8Array) => startsWith(bytes, 0x50, 0x4b)

/** A container of older Office files, and of those that ask for a password. */
const isOldOffice = (bytes: Uint8Array) => startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)

/** Reads a table of a file, whatever its name says that it is. */
export async function readTable({ bytes, name }: SheetJob): Promise<SheetParts> {
  if (isOldOffice(bytes)) throw new SheetError({ fault: 'oldExcel' })
  const { names, name: chosen, rows } = isZip(bytes) ? await readXlsx(bytes, name) : readCsv(bytes)
  const parts: string[] = []
  for (let at = 0; at < rows.length; at += rowsOfPart)
    parts.push(JSON.stringify(rows.slice(at, at + rowsOfPart)))
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return { names, name: chosen, count: rows.length, width, begin: rows.slice(0, beginRows), parts }
}

/** Reads a table, or says why it cannot be read. */
export async function answerSheet(job: SheetJob): Promise<SheetParts | SheetFault> {
  try {
    return await readTable(job)
  } catch (error) {
    if (error instanceof SheetError) return error.reason
    throw error
  }
}
