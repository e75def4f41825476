import { join } from 'node:path'
import { path } from '../lib/prepare.mjs'
import { startProcess, withProcesses } from '../lib/process.mjs'
import { compareServers } from '../lib/rounds.mjs'
import { shown } from '../lib/statistics.mjs'

const target = { ratio: 0.01, queries: 8 }

/**
 * A document with its queries on PGlite and without the page cache, against the same bytes from a bare server. Each
 * request queries the database for everything; the adapter recognizes the backend's answers by their ETag and parses only
 * changed ones, which means none here.
 */
export async function queriedPage({ folder, plain }) {
  const starting = [
    startProcess('bare', [plain.headers, plain.body]),
    startProcess('query', [path], { DATA_DIR: join(folder, 'data') }),
  ]
  return withProcesses(starting, async (baseline, ours) => {
    const { statements, together } = await ours.ask('queries')
    if (process.env.BENCH_SQL) console.error(statements.join('\n'))
    const { ratio, cpu } = await compareServers(baseline, ours, {})
    return [
      {
        name: 'rendered page with its queries (PGlite)',
        target: `≥ ${target.ratio}`,
        value: shown(ratio),
        cpu: shown(cpu),
        holds: ratio.median >= target.ratio,
      },
      {
        name: 'SQL queries of the page',
        target: `≤ ${target.queries}`,
        value: String(statements.length),
        holds: statements.length <= target.queries,
        note: `up to ${together} under way at once`,
      },
    ]
  })
}
