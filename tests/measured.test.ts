import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bestLines, type Entry, newestLines, readHistory, whatFell } from '../bench/lib/history.mjs'
import { withTables } from '../bench/lib/readme.mjs'

const entry = (date: string, lines: Entry['lines'], more: Partial<Entry> = {}): Entry => ({
  bench: 'quick',
  commit: date,
  date,
  machine: 'a, 2 cores',
  lines,
  ...more,
})
const line = (name: string, median: number) => ({
  name,
  target: '≥ 0.9',
  cpu: { median, least: median - 0.1, most: median + 0.1 },
})

describe('the tables of README', () => {
  it('are what bench/history.ndjson says (npm run bench -- --readme writes them)', () => {
    const readme = readFileSync('README.md', 'utf8')
    expect(withTables(readme, readHistory())).toBe(readme)
  })

  it('have the newest of each line, with its date and the run it is of', () => {
    const history = [
      entry('2026-01-01', [line('cached', 0.5), line('cold', 0.01)], { note: 'while others worked' }),
      entry('2026-02-01', [line('cached', 0.7)]),
      entry('2026-03-01', [line('cached', 1)], { bench: 'another' }),
    ]
    const text = withTables('a\n<!-- measured: quick -->\nof before\n<!-- /measured -->\nb', history)
    expect(text).toContain('| cached | 0.70 (0.60 to 0.80) by processor time | ≥ 0.9 | 2026-02-01 |')
    expect(text).toContain('| cold | 0.010 (')
    expect(text).toContain('2026-01-01 on a, 2 cores: while others worked; 2026-02-01 on a, 2 cores.')
    expect(text).not.toContain('of before')
    expect(withTables(text, history)).toBe(text)
  })

  it('say which bench has never been recorded', () => {
    expect(() => withTables('<!-- measured: quick -->\n<!-- /measured -->', [])).toThrow(/nothing of “quick”/)
    const marked = '<!-- measured: exchange -->\n<!-- /measured -->'
    expect(withTables(marked, [])).toContain('Not recorded yet: `npm run bench:exchange -- --record`.')
  })
})

describe('the history of a bench', () => {
  it('forgets lines that a whole run no longer has', () => {
    const history = [
      entry('2026-01-01', [line('gone', 1), line('cached', 1)]),
      entry('2026-02-01', [line('cached', 0.9)], { isWhole: true }),
      entry('2026-03-01', [line('cold', 0.8)]),
    ]
    const names = newestLines(history, 'quick').map(({ name, entry: { date } }) => [name, date])
    expect(names).toEqual([
      ['cached', '2026-02-01'],
      ['cold', '2026-03-01'],
    ])
  })

  it('names what fell outside the spread of the run, against the best of the same machine', () => {
    const history = [
      entry('2026-01-01', [line('cached', 0.95), line('cold', 0.5)]),
      entry('2026-02-01', [line('cached', 0.6)]),
      entry('2026-03-01', [line('cold', 9)], { machine: 'b, 64 cores' }),
    ]
    const best = bestLines(history, 'quick', 'a, 2 cores')
    expect(whatFell([line('cached', 0.9), line('cold', 0.45), line('new', 0.1)], best)).toEqual([])
    expect(whatFell([line('cached', 0.8), line('cold', 0.5)], best)).toEqual([
      'cached fell: 0.80 (0.70 to 0.90), and 0.95 on 2026-01-01 (2026-01-01)',
    ])
  })
})
