import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { newestLines, readHistory } from './history.mjs'
import { shown } from './statistics.mjs'

/** Where a table of README begins and ends: `<!-- measured: quick -->` … `<!-- /measured -->`. */
const place = /(<!-- measured: (\w+) -->\n)[\s\S]*?(<!-- \/measured -->)/g

const row = (cells) => `| ${cells.join(' | ')} |\n`

const valuesOf = ({ value, cpu }) =>
  Array.isArray(value)
    ? value
    : [[value, cpu && `${shown(cpu)} by processor time`].filter(Boolean).join('; ')]

/** The conditions of a run: when, where, and a note. */
const about = ({ date, machine, note }) => `${date} on ${machine}${note ? `: ${note}` : ''}`

/** The newest lines of a bench as a Markdown table with their dates, and a sentence about each run. */
function table(history, bench) {
  const lines = newestLines(history, bench)
  if (lines.length === 0) {
    // A table may stand before its first record; a name that no bench has is a mistake.
    if (!existsSync(`bench/${bench}.mjs`)) throw new Error(`bench/history.ndjson has nothing of “${bench}”`)
    return `Not recorded yet: \`npm run bench:${bench} -- --record\`.\n`
  }
  const { columns = ['ours'] } = lines[0].entry
  const titles = ['what', ...columns, 'target', 'date']
  const runs = [...new Set(lines.map(({ entry }) => about(entry)))].sort()
  return [
    row(titles),
    `|${'---|'.repeat(titles.length)}\n`,
    ...lines.map((line) => row([line.name, ...valuesOf(line), line.target, line.entry.date])),
    `\nMeasured ${runs.join('; ')}.\n`,
  ].join('')
}

/** The text of README with each table written anew from the history. */
export const withTables = (text, history) =>
  text.replace(place, (_, before, bench, after) => `${before}\n${table(history, bench)}\n${after}`)

/** Writes the tables of README. */
export const writeReadme = () =>
  writeFileSync('README.md', withTables(readFileSync('README.md', 'utf8'), readHistory()))
