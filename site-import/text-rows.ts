import { clean } from './tree/lines-of.ts'

/**
 * A line of a text: its words as they stand there, and its cells, of which at least one is not empty. Struck-out words are in `source`
 * alone. `isFirst` is one at the beginning or after an empty line.
 */
export type TextRow = { source: string; cells: string[]; isFirst: boolean }

/** The prefix that a messenger writes before each of several copied messages. */
const sender = /^\[\d{1,2}[.:/][^\]]{3,30}\]\s[^:]{1,60}:\s/

/** Words that are struck out in a messenger: `~5000~`. */
const struck = /(?<![\p{L}\d~])~(?=[^\s~])[^~\n]{1,80}(?<=[^\s~])~(?![\p{L}\d~])/gu

/** Signs of bold and italic words in messengers. */
const marks = /(?<![\p{L}\d])[*_~]+(?=[\p{L}\d])|(?<=[\p{L}\d).:₸₽])[*_~]+(?![\p{L}\d])/gu

/** Cells after these are one. */
const mostCells = 50

/** The longest cell in quotation marks; a mark without its counterpart is a letter. */
const mostQuoted = 2000

/**
 * The lines of a text with their cells between separators. A cell of a spreadsheet or of a CSV file that holds separators, several lines or
 * quotation marks stands in quotation marks; its lines stay parted.
 */
function quotedRows(text: string, separator: string): string[][] {
  const quoted = new RegExp(`"((?:[^"]|""){0,${mostQuoted}})"(?=[${separator}\n]|$)`, 'y')
  const plain = new RegExp(`[^${separator}\n]*`, 'y')
  const rest = /[^\n]*/y
  const rows: string[][] = [[]]
  for (let at = 0; at <= text.length; ) {
    const isLast = (rows.at(-1)?.length ?? 0) >= mostCells - 1
    const next = isLast ? rest : plain
    quoted.lastIndex = at
    next.lastIndex = at
    const inMarks = !isLast && text[at] === '"' ? quoted.exec(text) : null
    const cell = inMarks ? (inMarks[1] ?? '').replaceAll('""', '"') : (next.exec(text)?.[0] ?? '')
    rows.at(-1)?.push(cell)
    at = inMarks ? quoted.lastIndex : next.lastIndex
    if (text[at] === '\n') rows.push([])
    at++
  }
  return rows
}

type Parted = { cells: string[]; source: string }

/** A row whose cells hold as many lines each, of names and of sums, is as many rows; a cell with one line belongs to each of them. */
export function partedLines(cells: readonly string[]): Parted[] {
  const lines = cells.map((cell) => cell.split('\n').filter((line) => line.trim() !== ''))
  const most = Math.max(...lines.map(({ length }) => length))
  const isEven = most > 1 && lines.filter(({ length }) => length === most).length > 1
  if (!isEven || lines.some(({ length }) => length > 1 && length < most)) {
    const whole = lines.map((own) => own.join(' '))
    return [{ cells: whole, source: whole.join(' ') }]
  }
  return Array.from({ length: most }, (_, at) => ({
    cells: lines.map((own) => own[own.length === most ? at : 0] ?? ''),
    source: lines.flatMap((own) => own[at] ?? []).join(' '),
  }))
}

const split = (line: string): string[] =>
  (line.match(/\|/g)?.length ?? 0) > 1 || / \| /.test(line)
    ? line.replace(/^\s*\||\|\s*$/g, '').split('|')
    : line.trim().split(/[ \u00a0]{2,}/)

/** The separator of the cells of a text: tabs, semicolons, or commas where the lines of a CSV file have as many of them each. */
function separatorOf(text: string): '\t' | ';' | ',' | undefined {
  const lines = text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line))
  if (lines.some((line) => line.includes('\t'))) return '\t'
  if (lines.length < 2) return undefined
  if (lines.filter((line) => /^[^;]+(?:;[^;]*)+$/.test(line)).length > lines.length * 0.6) return ';'
  // Only a file has as many cells in each row, one of them a bare number; words with a comma do not.
  const rows = quotedRows(text, ',').filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)))
  const [first] = rows
  const isEven =
    first !== undefined && first.length > 1 && rows.every(({ length }) => length === first.length)
  const isNumbered = rows
    .slice(1)
    .every((cells) => cells.some((cell) => /^\s*\d[\d\s.,]*\D{0,6}$/u.test(cell)))
  return isEven && isNumbered && rows.length > 1 ? ',' : undefined
}

const fewer = (cells: string[]): string[] =>
  cells.length > mostCells ? [...cells.slice(0, mostCells - 1), cells.slice(mostCells - 1).join(' ')] : cells

const hasWords = (cells: readonly string[]): boolean => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))

/** The cells of a text that is a table, such as a CSV file; undefined for any other. */
export function tableOfText(text: string): string[][] | undefined {
  const plain = text.replace(/\r\n?/g, '\n')
  const separator = separatorOf(plain)
  const rows = separator ? quotedRows(plain, separator).filter(hasWords) : []
  const tabled = rows.filter((cells) => cells.filter((cell) => cell.trim() !== '').length > 1)
  return tabled.length > 1 && tabled.length > rows.length * 0.6 ? rows.map(fewer) : undefined
}

/** The lines of a text as rows with cells, which tabs, bars, semicolons, commas or several spaces part; lines without words or numbers are none. */
export function rowsOfText(text: string): TextRow[] {
  const plain = text.replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')
  const separator = separatorOf(plain)
  const all = separator ? quotedRows(plain, separator) : plain.split('\n').map((line) => [line])
  let isFirst = true
  return all.flatMap((cells): TextRow[] => {
    const wasFirst = isFirst
    isFirst = !hasWords(cells) && cells.every((cell) => cell.trim() === '')
    if (!hasWords(cells)) return []
    return partedLines(cells).map(({ cells: own, source }, at) => {
      const words = own.length > 1 ? own : split((own[0] ?? '').replace(sender, ''))
      return {
        source: clean(source.replace(sender, '').replace(marks, '')),
        cells: fewer(words).map((cell) => clean(cell.replace(struck, ' ').replace(marks, ''))),
        isFirst: at === 0 && wasFirst,
      }
    })
  })
}
