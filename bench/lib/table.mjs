import { shown } from './statistics.mjs'

const columns = [
  { title: 'measure', of: ({ name }) => name },
  { title: 'target', of: ({ target }) => target },
  { title: 'median (least to most)', of: ({ value = '' }) => value },
  { title: 'by processor time', of: ({ cpu }) => (cpu ? shown(cpu) : '') },
  { title: 'holds', of: ({ holds }) => (holds ? 'yes' : 'NO') },
  { title: '', of: ({ note = '' }) => note },
]

/** Prints the rows as a Markdown table. */
export function printTable(rows) {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ of }) => of(row)))]
  const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)))
  const print = (cells, fill = ' ') =>
    console.log(`| ${cells.map((cell, column) => cell.padEnd(widths[column], fill)).join(' | ')} |`)
  const [head, ...body] = lines
  print(head)
  print(
    columns.map(() => ''),
    '-',
  )
  for (const line of body) print(line)
}
