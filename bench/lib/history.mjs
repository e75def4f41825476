import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { shown } from './statistics.mjs'

/** The file of all measurements, an entry a line, the oldest first. */
const file = 'bench/history.ndjson'

/** All entries, the oldest first. */
export const readHistory = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** The kind of machine, for comparing runs: its processor and how many cores may be used. */
export const machine = () => `${cpus()[0]?.model.trim() ?? 'unknown'}, ${availableParallelism()} cores`

const rounded = (summary) =>
  Object.fromEntries(Object.entries(summary).map(([name, number]) => [name, Number(number.toPrecision(4))]))

/** An entry of rows that were measured now. `isWhole`: it has all lines of its bench, so that older entries no longer count. */
export const entryOf = (bench, rows, isWhole) => ({
  bench,
  commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  machine: machine(),
  ...(process.env.BENCH_NOTE && { note: process.env.BENCH_NOTE }),
  ...(isWhole && { isWhole }),
  lines: rows.map(({ name, value, target, cpu }) => ({
    name,
    ...(value && { value }),
    ...(cpu && { cpu: rounded(cpu) }),
    target,
  })),
})

/** Adds an entry at the end of the history. */
export const record = (entry) => appendFileSync(file, `${JSON.stringify(entry)}\n`)

/**
 * The newest lines of a bench, each with the `entry` it is of. Entries that have some lines replace those alone; one that is whole replaces
 * all before it.
 */
export function newestLines(history, bench) {
  const entries = history.filter((entry) => entry.bench === bench)
  const from = entries.findLastIndex(({ isWhole }) => isWhole)
  const lines = new Map()
  for (const entry of entries.slice(Math.max(0, from)))
    for (const line of entry.lines) lines.set(line.name, { ...line, entry })
  return [...lines.values()]
}

/** The best median of each line of a bench on a machine, with its entry. More is better: lines are ratios to a baseline. */
export function bestLines(history, bench, on) {
  const best = new Map()
  for (const entry of history)
    if (entry.bench === bench && entry.machine === on)
      for (const { name, cpu } of entry.lines)
        if (cpu && cpu.median > (best.get(name)?.median ?? 0)) best.set(name, { median: cpu.median, entry })
  return best
}

/** Says in a sentence each which lines are slower than their best, by more than the spread of the run itself. */
export const whatFell = (rows, best) =>
  rows.flatMap(({ name, cpu }) => {
    const before = best.get(name)
    return before && cpu.most < before.median
      ? [
          `${name} fell: ${shown(cpu)}, and ${before.median.toPrecision(2)} on ${before.entry.date} (${before.entry.commit})`,
        ]
      : []
  })
