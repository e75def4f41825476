import { describe, expect, it } from 'vitest'
import { addColumn, addRow, removeColumn, removeRow, typeCell } from './table-rows.ts'

const newKey = () => 'new'
const cell = (text: string) => ({
  _type: 'cell' as const,
  _key: text,
  children: [{ _type: 'span' as const, text, marks: ['strong'] }],
})
const row = (...texts: string[]) => ({ _type: 'row' as const, _key: texts.join(), cells: texts.map(cell) })
const rows = [row('a', 'b'), row('c')]
const texts = (table: typeof rows) =>
  table.map(({ cells }) => cells.map(({ children }) => children.map(({ text }) => text).join('')).join('|'))

describe('the rows of a table', () => {
  it('grow and shrink where the person is', () => {
    expect(texts(addRow(rows, 0, newKey) as typeof rows)).toEqual(['a|b', '|', 'c'])
    expect(texts(addColumn(rows, 0, newKey) as typeof rows)).toEqual(['a||b', 'c|'])
    expect(texts(addColumn(rows, 1, newKey) as typeof rows)).toEqual(['a|b|', 'c||'])
    expect(texts(removeRow(rows, 0) as typeof rows)).toEqual(['c'])
    expect(texts(removeColumn(rows, 1) as typeof rows)).toEqual(['a', 'c'])
    expect(removeColumn(rows, 1)[1]).toBe(rows[1])
  })

  it('keep every cell as it is but the one that is typed in, also where there was none', () => {
    const typed = typeCell(rows, { row: 1, column: 1 }, 'd', newKey)
    expect(texts(typed as typeof rows)).toEqual(['a|b', 'c|d'])
    expect(typed[0]).toBe(rows[0])
    expect(typed[1]?.cells[0]).toBe(rows[1]?.cells[0])
    expect(typeCell(rows, { row: 0, column: 0 }, 'a', newKey)).toBe(rows)
  })
})
