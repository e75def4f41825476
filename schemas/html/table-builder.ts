import { isSpan } from '../rich/portable-text.ts'
import { maxColumns, maxRows, type RichTable, type TableCell } from '../rich/table.ts'
import type { Line } from './rich-line.ts'

/** Bounds of the text of a cell; a separator may follow a text. */
const [maxChildren, maxLinks, maxText] = [2000, 500, 19_999]

type Cell = { line: Line | undefined; isHeading: boolean; columns: number; rows: number }
type Row = { cells: Cell[]; isHead: boolean }
type Grid = (Line | undefined)[][]

const spanOf = (value: string | undefined, max: number) =>
  Math.min(Math.max(Number.parseInt(value ?? '', 10) || 1, 1), max)

/** Collects the cells of one table, in the order of the HTML. */
export function tableBuilder(more: Record<string, unknown> | undefined) {
  const rows: Row[] = []
  let row: Row | undefined
  let isHead = false
  let caption: string | undefined

  function openRow(): Row {
    row = { cells: [], isHead }
    rows.push(row)
    return row
  }
  return {
    head: (next: boolean) => {
      isHead = next
    },
    caption: (text: string) => {
      caption ??= text
    },
    openRow,
    closeRow: () => {
      row = undefined
    },
    cell(line: Line | undefined, isHeading = false, colspan?: string, rowspan?: string) {
      const { cells } = row ?? openRow()
      cells.push({ line, isHeading, columns: spanOf(colspan, maxColumns), rows: spanOf(rowspan, maxRows) })
    },
    /** The tables: more than one if it has more rows than a table may have, none without visible text. */
    end(key: string): RichTable[] {
      const hasHead = rows[0] !== undefined && isHeadRow(rows[0])
      const grid = gridOf(rows.map((one, index) => (index === 0 && hasHead ? one : withBoldHeadings(one))))
      const seen = grid.filter((cells) => cells.some((line) => line !== undefined))
      const headerRow = hasHead && seen[0] === grid[0] && seen.length > 1
      return Array.from({ length: Math.ceil(seen.length / maxRows) }, (_, part): RichTable => {
        const _key = `${key}${part === 0 ? '' : `t${part}`}`
        return {
          ...(part === 0 && more),
          _type: 'table',
          _key,
          ...(part === 0 && caption !== undefined && { caption }),
          ...(part === 0 && headerRow && { headerRow }),
          rows: seen.slice(part * maxRows, (part + 1) * maxRows).map((cells, index) => ({
            _type: 'row',
            _key: `${_key}r${index}`,
            cells: cells.map((line, column) => cellOf(line, `${_key}r${index}c${column}`)),
          })),
        }
      })
    },
  }
}

const isHeadRow = ({ cells, isHead }: Row) => isHead || cells.every(({ isHeading }) => isHeading)

const cellOf = (line: Line | undefined, _key: string): TableCell => ({
  _type: 'cell',
  _key,
  markDefs: line?.markDefs ?? [],
  children: line?.children ?? [],
})

/** A row whose headings, which name the row, are strong. */
const withBoldHeadings = ({ cells, isHead }: Row): Row => ({
  isHead,
  cells: cells.map((cell) =>
    cell.line && (cell.isHeading || isHead) ? { ...cell, line: bold(cell.line) } : cell,
  ),
})

const bold = (line: Line): Line => ({
  ...line,
  children: line.children.map((child) => {
    if (!isSpan(child) || child.marks?.includes('strong')) return child
    return { ...child, marks: ['strong', ...(child.marks ?? [])] }
  }),
})

/** The texts in columns: a cell of several columns or rows leaves empty ones beside and below it. */
function gridOf(rows: readonly Row[]): Grid {
  /** In how many of the next rows each column belongs to a cell above. */
  const taken: number[] = []
  return rows.map(({ cells }) => {
    const line: (Line | undefined)[] = []
    const skipTaken = () => {
      for (let left = taken[line.length] ?? 0; left > 0; left = taken[line.length] ?? 0) {
        taken[line.length] = left - 1
        line.push(undefined)
      }
    }
    for (const cell of cells) {
      skipTaken()
      const start = line.length
      // The texts of columns that do not fit stand in the last one.
      if (start === maxColumns) line[start - 1] = joined(line[start - 1], cell.line)
      for (let column = start; column < Math.min(start + cell.columns, maxColumns); column++) {
        line.push(column === start ? cell.line : undefined)
        taken[column] = cell.rows - 1
      }
    }
    for (let column = line.length; column < taken.length; column++) {
      line.push(undefined)
      taken[column] = Math.max(0, (taken[column] ?? 0) - 1)
    }
    return line
  })
}

/** The text of a cell with that of another behind it, in the same object: there may be very many. */
function joined(one: Line | undefined, other: Line | undefined): Line | undefined {
  if (!one || !other) return one ?? other
  const last = one.children.at(-1)
  if (isSpan(last)) last.text += ' '
  for (const child of other.children) {
    const end = one.children.at(-1)
    const isSame = isSpan(end) && isSpan(child) && String(end.marks) === String(child.marks)
    if (isSame && end.text.length + child.text.length < maxText) end.text += child.text
    else if (one.children.length < maxChildren) one.children.push(child)
  }
  for (const definition of other.markDefs) if (one.markDefs.length < maxLinks) one.markDefs.push(definition)
  return one
}
