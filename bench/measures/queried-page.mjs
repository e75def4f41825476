import { join } from 'node:path'
import { path } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'

const maxQueries = 8
const modes = [
  {
    mode: 'edited',
    target: 0.02,
    name: 'page after an edited price, with its query (PGlite)',
  },
  { mode: 'cold', target: 0.005, name: 'page of which nothing is cached, with its queries (PGlite)' },
]

/** A document with its queries and without the page cache, against the same bytes from a bare server. */
export async function queriedPage({ folder, plain }) {
  const rows = []
  for (const { mode, target, name } of modes) {
    const starting = [
      startProcess('bare', [plain.headers, plain.body]),
      startProcess('query', [path, mode], { DATA_DIR: join(folder, 'data') }),
    ]
    await withProcesses(starting, async (baseline, ours) => {
      const { statements, together } = await ours.ask('queries')
      if (process.env.BENCH_SQL) console.error(statements.join('\n'))
      const { ratio, cpu } = await compareServers(baseline, ours, {})
      rows.push({
        name,
        target: `≥ ${target}`,
        value: shown(ratio),
        cpu,
        holds: ratio.median >= target,
      })
      if (mode === 'cold')
        rows.push({
          name: 'SQL queries of such a page',
          target: `≤ ${maxQueries}`,
          value: String(statements.length),
          holds: statements.length <= maxQueries,
          note: `up to ${together} under way at once`,
        })
    })
  }
  return rows
}
