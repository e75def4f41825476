import { moneyOf, onlyMoney } from '../facts/money.ts'
import { partedLines } from '../text-rows.ts'
import type { Line } from './chunk.ts'
import { linesOf } from './lines-of.ts'
import { attributeOf, type Element, elementsIn, isElement, textOf } from './node.ts'

const rowElements = (table: Element): Element[] =>
  table.children
    .filter(isElement)
    .flatMap((child) =>
      child.tag === 'tr'
        ? [child]
        : /^(?:thead|tbody|tfoot)$/.test(child.tag)
          ? child.children.filter(isElement).filter(({ tag }) => tag === 'tr')
          : [],
    )

const cellsOf = (row: Element): Element[] =>
  row.children.filter(isElement).filter(({ tag }) => tag === 'td' || tag === 'th')

/** Columns after these are in the text of the page alone. */
const mostColumns = 50

const placing = /^(?:table|h[1-4]|ul|ol|form|article|section|iframe)$/

/** True for a table that shows something, and does not only place parts of a page beside each other. */
export function isDataTable(table: Element): boolean {
  if (/^(?:presentation|none)$/i.test(attributeOf(table, 'role'))) return false
  const rows = rowElements(table).map(cellsOf)
  const cells = rows.flat()
  const isPriceRow = cells.length > 1 && cells.some((cell) => onlyMoney(textOf(cell))?.price !== undefined)
  if ((rows.length < 2 && !isPriceRow) || !rows.some((row) => row.length > 1)) return false
  for (const cell of cells) {
    for (const one of elementsIn(cell)) if (one !== cell && placing.test(one.tag)) return false
    if (
      textOf(cell).length > 1200 ||
      cell.children.filter((child) => isElement(child) && /^(?:p|div|img)$/.test(child.tag)).length > 3
    )
      return false
  }
  return cells.some((cell) => textOf(cell) !== '')
}

/** The lines of a cell. */
const linesIn = (cell: Element): string =>
  linesOf(cell.children)
    .map(({ text }) => text)
    .join('\n')

/** Whether a cell has several sums, each on a line of its own. */
const hasSums = (cell: string): boolean => {
  const lines = cell.split('\n')
  return lines.length > 1 && lines.every((line) => moneyOf(line, true) !== undefined)
}

/**
 * The rows of a table as lines with cells; a cell that spans several rows stands in each of them, and a row with several names and as many
 * sums is as many rows.
 */
export function rowsOf(table: Element): Line[] {
  const above: { text: string; left: number }[] = []
  return rowElements(table).flatMap((row): Line[] => {
    const own = cellsOf(row)
    const texts: string[] = []
    const isFull = () => texts.length >= mostColumns
    const skip = () => {
      for (let held = above[texts.length]; held && held.left > 0 && !isFull(); held = above[texts.length]) {
        held.left--
        texts.push(held.text)
      }
    }
    for (const cell of own) {
      skip()
      const text = linesIn(cell)
      const columns = Math.min(Math.max(Number.parseInt(attributeOf(cell, 'colspan'), 10) || 1, 1), 20)
      const rows = Math.min(Math.max(Number.parseInt(attributeOf(cell, 'rowspan'), 10) || 1, 1), 200)
      for (let index = 0; index < columns && !isFull(); index++) {
        above[texts.length] = { text, left: rows - 1 }
        texts.push(index === 0 ? text : '')
      }
    }
    skip()
    if (texts.every((text) => text === '')) return []
    const isHead = own.length > 0 && own.every(({ tag }) => tag === 'th')
    const whole = texts.map((text) => text.replaceAll('\n', ' '))
    const parted = texts.some(hasSums) ? partedLines(texts).map(({ cells }) => cells) : [whole]
    return parted.map((cells) => ({
      text: cells.filter(Boolean).join(' '),
      cells,
      ...(isHead && { isHead: true }),
    }))
  })
}
