import { clean } from './tree/lines-of.ts'

/** A line of a text with its cells, of which at least one is not empty; `isFirst` is one at the beginning or after an empty line. */
export type TextRow = { cells: string[]; isFirst: boolean }

/** A cell of a spreadsheet that holds several lines stands in quotation marks. */
const quoted = /(^|[\t\n])"((?:[^"]|""){0,2000})"(?=[\t\n]|$)/g

const unquoted = (text: string): string =>
  text.replace(
    quoted,
    (_, before: string, cell: string) => before + cell.replace(/\s*\n\s*/g, ' ').replaceAll('""', '"'),
  )

/** What a messenger writes before a message that is copied with others. */
const sender = /^\[\d{1,2}[.:/][^\]]{3,30}\]\s[^:]{1,60}:\s/

/** Signs of bold, italic and struck words in messengers. */
const marks = /(?<![\p{L}\d])[*_~]+(?=[\p{L}\d])|(?<=[\p{L}\d).:₸₽])[*_~]+(?![\p{L}\d])/gu

const split = (line: string, isSemicolons: boolean): string[] => {
  if (line.includes('\t')) return line.split('\t')
  if ((line.match(/\|/g)?.length ?? 0) > 1 || / \| /.test(line))
    return line.replace(/^\s*\||\|\s*$/g, '').split('|')
  if (isSemicolons) return line.split(';')
  return line.trim().split(/[ \u00a0]{2,}/)
}

/** Cells after these are one. */
const mostCells = 50

const fewer = (cells: string[]): string[] =>
  cells.length > mostCells ? [...cells.slice(0, mostCells - 1), cells.slice(mostCells - 1).join(' ')] : cells

/** The lines of a text as rows with cells, which tabs, bars, semicolons or several spaces part; lines without words or numbers are none. */
export function rowsOfText(text: string): TextRow[] {
  const all = unquoted(text.replace(/\r\n?|\u2028|\u2029|\v|\f/g, '\n')).split('\n')
  const places = [...all.keys()].filter((at) => /[\p{L}\p{N}]/u.test(all[at] ?? ''))
  const lines = places.map((at) => all[at] ?? '')
  const isSemicolons =
    lines.filter((line) => /^[^;\t]+(?:;[^;\t]*)+$/.test(line)).length > lines.length * 0.6 &&
    lines.length > 1
  return lines
    .map((line, at) => ({
      isFirst: (all[(places[at] ?? 0) - 1] ?? '').trim() === '',
      cells: fewer(split(line.replace(sender, '').replace(marks, ''), isSemicolons)).map(clean),
    }))
    .filter(({ cells }) => cells.some(Boolean))
}
