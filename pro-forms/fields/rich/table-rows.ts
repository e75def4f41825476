import type { RichTable } from '../../../schemas/rich/table.ts'
import { retype } from './retype.ts'

type Rows = RichTable['rows']
type Cell = Rows[number]['cells'][number]

const empty = (newKey: () => string): Cell => ({ _type: 'cell', _key: newKey(), children: [], markDefs: [] })

export const columnCount = (rows: Rows): number => Math.max(1, ...rows.map(({ cells }) => cells.length))

/** The cells of a row up to a column, with empty ones where it is shorter. */
const upTo = (cells: readonly Cell[], count: number, newKey: () => string): Cell[] => [
  ...cells,
  ...Array.from({ length: Math.max(0, count - cells.length) }, () => empty(newKey)),
]

export const addRow = (rows: Rows, after: number, newKey: () => string): Rows =>
  rows.toSpliced(after + 1, 0, {
    _type: 'row',
    _key: newKey(),
    cells: upTo([], columnCount(rows), newKey),
  })

export const addColumn = (rows: Rows, after: number, newKey: () => string): Rows =>
  rows.map((row) => ({
    ...row,
    cells: upTo(row.cells, after + 1, newKey).toSpliced(after + 1, 0, empty(newKey)),
  }))

export const removeRow = (rows: Rows, index: number): Rows => rows.toSpliced(index, 1)

export const removeColumn = (rows: Rows, index: number): Rows =>
  rows.map((row) => (row.cells.length > index ? { ...row, cells: row.cells.toSpliced(index, 1) } : row))

/** The rows with another text in a cell; all others are the same objects. */
export function typeCell(
  rows: Rows,
  place: { row: number; column: number },
  text: string,
  newKey: () => string,
): Rows {
  const row = rows[place.row]
  if (!row) return rows
  const cells = upTo(row.cells, place.column + 1, newKey)
  const cell = cells[place.column] ?? empty(newKey)
  const children = retype(cell.children, text)
  if (children === cell.children) return rows
  return rows.with(place.row, {
    ...row,
    cells: cells.with(place.column, { ...cell, children: [...children] }),
  })
}
